/**
 * schema.org's JobPosting, from whatever nesting it stands in, as a job that a source found. Fields
 * are read as generously as pages write them: a name or an object with one, one place or many.
 */
import type { FoundJob, FoundSalary } from '#domain/posts/normalised.ts'

type Item = Readonly<Record<string, unknown>>

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const deepest = 12
const mostValues = 20_000

/** Every posting within a value of JSON-LD: in `@graph`, lists, `mainEntity` and wherever else. */
export const postingsIn = (value: unknown): Item[] =>
  itemsIn(value, (type) => /(?:^|[/:#])JobPosting$/.test(type))

/** The outermost items of such a type. */
function itemsIn(value: unknown, isWanted: (type: string) => boolean): Item[] {
  const found: Item[] = []
  const left: [unknown, number][] = [[value, 0]]
  let seen = 0
  for (let next = left.pop(); next !== undefined && seen < mostValues; next = left.pop()) {
    const [one, depth] = next
    seen++
    if (isItem(one) && typesOf(one).some(isWanted)) found.push(one)
    else if (depth < deepest && typeof one === 'object' && one !== null) {
      for (const inner of Object.values(one).toReversed()) left.push([inner, depth + 1])
    }
  }
  return found
}

const typesOf = (item: Item): string[] =>
  [item['@type']].flat().flatMap((one) => (typeof one === 'string' ? [one.trim()] : []))

/** A job of which nothing is known but where it stands. */
export const unsaidJob = (link: string): Omit<FoundJob, 'title' | 'company' | 'body'> => ({
  sourceJobId: link,
  locations: [],
  isWhole: true,
  link,
  listedAt: null,
  validThrough: null,
  typeWords: [],
  levelWords: [],
  workWords: [],
  isRemote: null,
  salary: null,
  language: null,
})

/** `link` is the page's own address, and the job's name where it gives none. */
export function toFoundJob(posting: Item, link: string): FoundJob {
  const isRemote = wordsIn(posting['jobLocationType']).some((word) => /telecommute/i.test(word))
  const places = list(posting['jobLocation']).map(placeOf).filter(isGiven)
  const areas = list(posting['applicantLocationRequirements']).map(nameOf).filter(isGiven)
  return {
    sourceJobId: link,
    title: nameOf(posting['title']) || nameOf(posting['name']),
    // The name of an identifier is that of whoever gave it: the employer.
    company:
      nameOf(posting['hiringOrganization']) ||
      nameOf(posting['employer']) ||
      issuerOf(posting['identifier']),
    locations: places.length > 0 ? places : areas,
    body: bodyOf(posting),
    isWhole: true,
    link,
    listedAt: momentOf(posting['datePosted']),
    validThrough: momentOf(posting['validThrough']),
    typeWords: wordsIn(posting['employmentType']),
    levelWords: [],
    workWords: wordsIn(posting['jobLocationType']),
    isRemote: isRemote || null,
    salary: salaryOf(posting['baseSalary']) ?? salaryOf(posting['estimatedSalary']),
    language: wordsIn(posting['inLanguage'])[0] ?? null,
  }
}

const isGiven = (text: string): boolean => text !== ''

const list = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : [value].flat()

/** Text as it stands, or the name of what it stands for. */
function nameOf(value: unknown): string {
  const [first] = list(value)
  if (typeof first === 'string' || typeof first === 'number') return String(first).trim()
  if (!isItem(first)) return ''
  return nameOf(first['name'] ?? first['legalName'] ?? first['@value'] ?? first['value'])
}

function issuerOf(value: unknown): string {
  const [first] = list(value)
  return isItem(first) && typeof first['name'] === 'string' ? first['name'].trim() : ''
}

const wordsIn = (value: unknown): string[] =>
  list(value)
    .flatMap((one) => nameOf(one).split(/[,;|]/))
    .map((word) => word.trim())
    .filter(isGiven)

const momentOf = (value: unknown): string | number | null =>
  typeof value === 'number' ? value : nameOf(value) || null

function placeOf(value: unknown): string {
  if (!isItem(value)) return nameOf(value)
  const address = list(value['address'])[0] ?? value
  if (!isItem(address)) return nameOf(address)
  const parts = ['addressLocality', 'addressRegion', 'addressCountry'].map((key) =>
    nameOf(address[key]),
  )
  const named = [...new Set(parts.filter(isGiven))]
  return named.length > 0 ? named.join(', ') : nameOf(value)
}

function salaryOf(value: unknown): FoundSalary | null {
  const [salary] = list(value)
  if (typeof salary === 'string' || typeof salary === 'number') {
    return { least: null, most: null, currency: null, per: null, raw: String(salary) }
  }
  if (!isItem(salary)) return null
  const [inner] = list(salary['value'])
  const amount = isItem(inner) ? inner : { ...salary, value: inner }
  const only = numberOf(amount['value'])
  const least = numberOf(amount['minValue']) ?? only
  const most = numberOf(amount['maxValue']) ?? only
  if (least === null && most === null) return null
  return {
    least,
    most,
    currency: nameOf(salary['currency'] ?? amount['currency']) || null,
    per: nameOf(amount['unitText'] ?? salary['unitText'] ?? salary['duration']) || null,
    raw: null,
  }
}

function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' ? readNumber(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : null
}

/** "45,000.00", "45.000,00", "12,50", "£30 000", "50k": as people of different countries write it. */
function readNumber(text: string): number {
  const [, digits = '', thousand] =
    /^\D{0,8}(\d[\d.,'’\s]{0,20}?)\s?(k)?\D{0,8}$/iu.exec(text.trim()) ?? []
  const plain = digits.replaceAll(/['’\s]/g, '').replace(/[.,]$/, '')
  const grouped = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?:[.,](\d{1,2}))?$/.exec(plain)
  const number =
    grouped === null
      ? Number(plain.replace(/,(?=\d{1,2}$)/, '.').replaceAll(',', ''))
      : Number(`${(grouped[1] ?? '').replaceAll(/[.,]/g, '')}.${grouped[3] ?? '0'}`)
  return plain === '' ? Number.NaN : number * (thousand === undefined ? 1 : 1_000)
}

/** What some pages say outside the description, under headings that reading a job knows. */
const besides = [
  ['Responsibilities', 'responsibilities'],
  ['Requirements', 'qualifications'],
  ['Requirements', 'experienceRequirements'],
  ['Requirements', 'educationRequirements'],
  ['Requirements', 'skills'],
  ['Benefits', 'jobBenefits'],
  ['Benefits', 'benefits'],
] as const

function bodyOf(posting: Item): string {
  const description = textOf(posting['description'])
  const letters = (text: string) => text.replaceAll(/<[^<>]{0,500}>|[^\p{L}\p{N}]/gu, '')
  const said = letters(description)
  const parts = besides.flatMap(([heading, key]) => {
    const text = textOf(posting[key])
    const isSaid = text === '' || said.includes(letters(text).slice(0, 60))
    return isSaid ? [] : [`<h3>${heading}</h3><p>${text}</p>`]
  })
  return [description, ...parts].join('\n')
}

/** Plain text keeps its lines where it is joined with HTML. */
function textOf(value: unknown): string {
  const text = list(value).map(nameOf).filter(isGiven).join('\n')
  return /<\/?[a-z]/i.test(text) || /&lt;\/?[a-z]/i.test(text)
    ? text
    : text.replaceAll(/\r\n?|\n/g, '<br>')
}

/** The names of organisations that data for machines tells of. */
export function namesIn(value: unknown): string[] {
  return itemsIn(value, (type) =>
    /(?:Organization|Business|Corporation|Store|Company)$/.test(type),
  ).map(nameOf)
}
