/**
 * The title of a job and its employer, by vote of all that a page is headed with: its title, what it
 * tells other sites, its headings and its address. Heads are cut into parts; what several say, what
 * names an occupation and what stands in a heading speaks for a part, what any page of jobs says
 * against it. The employer is what is said of the site, or what is left beside the title.
 */
import { fold } from '../language/fold.ts'
import { soughtRole } from '../scoring/sought-role.ts'
import type { Element } from './page.ts'
import { leavesOf } from './leaves.ts'
import { elementsOf, lettersIn, lineOf } from './page.ts'
import { behindPageWord, isPageWord } from './page-words.ts'

export interface Heads {
  /** Empty where they say nothing but whose page it is. */
  title: string
  /** Whether it names an occupation, or is marked as titles of jobs are. */
  namesJob: boolean
  /** Whether the page itself, or its main heading, is called so. */
  isHeaded: boolean
  /** Whether the address is that of all jobs, as `/careers` is. */
  isFront: boolean
  /** Whether any head says that this is a page of jobs. */
  saysJobs: boolean
  /** Empty where nothing says it. */
  company: string
  /** What else the heads say: the place of work may be among it. */
  rest: readonly string[]
}

interface Part {
  text: string
  points: number
}

const longestTitle = 120

export function headsOf(
  all: readonly Element[],
  host: string,
  link: string,
  label: string | null,
): Heads {
  const meta = (...names: string[]) =>
    all.flatMap(({ name, attributes }) =>
      name === 'meta' && names.includes(attributes['property'] ?? attributes['name'] ?? '')
        ? [(attributes['content'] ?? '').trim()]
        : [],
    )
  const lines = (name: string) =>
    all.filter((one) => one.name === name && !one.isHidden).map(lineOf)
  const headings = all
    .filter((one) => one.name === 'h1' && !one.isHidden)
    .slice(0, 3)
    .flatMap(rowsOfHeading)
  const [site = ''] = meta('og:site_name', 'application-name').filter((name) => !isHost(name))
  const leaves = leavesOf(all)
  const owner = ownerIn(leaves)
  const mains = [
    ...lines('title').slice(0, 1),
    ...meta('og:title', 'twitter:title'),
    ...headings.slice(0, 6),
  ]
  const slug = wordsOf(decoded(link))
  const lastOfSlug = wordsOf(lastOf(pathOf(link)))
  const heads: Part[] = [
    ...(label === null ? [] : [{ text: label, points: 3 }]),
    // An address is called by the job that its page shows.
    ...leaves
      .filter((line) => line.length > 3 && wordsOf(line) === lastOfSlug)
      .slice(0, 1)
      .map((text) => ({ text, points: 1 })),
    ...mains.map((text) => ({ text, points: 1 })),
    ...[...lines('h2').slice(0, 3), ...jobHeadings(all)].map((text) => ({ text, points: 0.5 })),
  ]
  const names = [site, owner, host.split('.').at(-2) ?? ''].filter((name) => name !== '')
  const wholes = headings.filter((one) => isSaidTwice(one, mains))
  const parts = distinct(
    heads.flatMap(({ text, points }) =>
      partsOf(text, wholes).map((part) => ({ text: part, points })),
    ),
  )
  const [best] = parts
    .filter(({ text }) => text.length > 2 && text.length <= longestTitle)
    .map((part) => ({ ...part, points: part.points + bonusOf(part.text, slug, names) }))
    .toSorted((one, other) => other.points - one.points)
  // Whose site it is, is no job.
  const title =
    best === undefined || names.some((name) => isNameOf(best.text, name)) ? '' : best.text
  const others = parts
    .map(({ text }) => text)
    .filter((text) => !isGeneral(text) && (title === '' || !alike(text, title)))
  const named = others.find((text) => names.some((name) => isNameOf(text, name)))
  // A page is titled by its job and whose it is.
  const [beside] = partsOf(lines('title')[0] ?? '', wholes).filter((part) => others.includes(part))
  return {
    title,
    namesJob: title !== '' && (namesJob(title) || isAddressed(title, link)),
    isHeaded: title !== '' && mains.some((head) => head.includes(title)),
    isFront: isPageWord(
      lastOf(pathOf(link))
        .replace(/\.\w+$/, '')
        .replaceAll(/[-_]/g, ' '),
      'front',
    ),
    saysJobs: mains.some((head) => saysGeneral(head)),
    company: shortest([site, named ?? '', beside ?? '', owner]),
    rest: others.filter((text) => text.length <= longestTitle),
  }
}

const saysGeneral = (head: string): boolean =>
  partsOf(head, []).some((part) => isGeneral(part)) || behindPageWord(head, 'general') !== null

/** A long heading says several things, each in an element of its own. */
function rowsOfHeading(heading: Element): string[] {
  const line = lineOf(heading)
  return line.length <= longestHeading ? [line] : leavesOf([...elementsOf(heading)])
}

/** Headings that name jobs of their own. */
export const jobHeadings = (all: readonly Element[]): string[] =>
  all
    .filter((one) => /^(?:h[1-6]|summary|dt)$/.test(one.name) && lettersIn(one) <= longestHeading)
    .slice(0, mostHeadings)
    .map(lineOf)
    .filter((text) => text.length <= longestHeading && namesJob(text))

const longestHeading = 60
/** A page of more is a list whatever they say. */
const mostHeadings = 300

const namesJob = (text: string): boolean => {
  const { occupations, isGeneral: isOfAll } = soughtRole(text)
  return genderMark.test(text) || (occupations.length > 0 && !isOfAll)
}

function bonusOf(text: string, slug: string, names: readonly string[]): number {
  const role = soughtRole(text)
  const words = fold(text).match(/[\p{L}\d]{3,}/gu) ?? []
  const inSlug = words.filter((word) => slug.includes(word)).length / Math.max(1, words.length)
  return (
    (role.occupations.length > 0 ? 2 : 0) +
    (genderMark.test(text) ? 2 : 0) +
    1.5 * inSlug -
    (isGeneral(text) ? 4 : 0) -
    (names.some((name) => isNameOf(text, name)) ? 3 : 0)
  )
}

/** "(m/w/d)", "H/F", "(m/v/x)": only a title has it. */
const genderMark =
  /\(\s*(?:[mwfdvxhi]\s*[/|*]\s*){1,3}[mwfdvxhi]\s*\)|\b(?:H\/F|F\/H|M\/W\/D|m\/v)\b/u

const isGeneral = (text: string): boolean => isPageWord(text, 'general')

/** Whether an address among jobs is called by the words of a title. */
function isAddressed(title: string, link: string): boolean {
  const path = pathOf(link)
  const last = wordsOf(lastOf(path)).split(' ')
  const words = wordsOf(title).split(' ')
  const parts = path.slice(0, -1).map((part) => part.replaceAll(/[^\p{L}]+/gu, ' ').trim())
  return (
    (words.every((word) => last.includes(word)) || last.every((word) => words.includes(word))) &&
    parts.some((part) => isGeneral(part) || part.split(' ').some(isGeneral))
  )
}

const pathOf = (link: string): string[] =>
  (
    decoded(link)
      .replace(/^https?:\/\/[^/]*/, '')
      .split(/[?#]/)[0] ?? ''
  )
    .split('/')
    .filter((part) => part !== '')

const lastOf = (path: readonly string[]): string => path.at(-1) ?? ''

const wordsOf = (text: string): string => fold(text.replaceAll(/[^\p{L}\d]+/gu, ' ')).trim()

/** A heading that the title of the page repeats stands for itself, whatever signs are in it. */
const isSaidTwice = (heading: string, mains: readonly string[]): boolean =>
  heading.length > 3 && mains.some((main) => main !== heading && main.includes(heading))

/** "© 2024 Bergmann Bau GmbH. Alle Rechte vorbehalten": whose site it is. */
function ownerIn(leaves: readonly string[]): string {
  const line = leaves.find((leaf) => copyright.test(leaf)) ?? ''
  const said = line
    .slice(Math.max(0, line.search(copyright)))
    .replaceAll(/©|\(c\)|copyright|(?:19|20)\d\d|\bby\b/gi, ' ')
    .replaceAll(/\s+/gu, ' ')
  const name = said.split(/[|·•,–]|\. | - | (?:all|alle|tous|todos) /iu, 1)[0] ?? ''
  const bare = name.replace(/^[^\p{L}\d]{0,9}/u, '').trim()
  return bare.length <= longestName && !isGeneral(bare) ? bare : ''
}
const copyright = /©|\(c\) ?\d|copyright/i
const longestName = 60

const isHost = (name: string): boolean => name.includes('.') && !name.includes(' ')

/** The first name, or as another says it shorter: "Brasserie Rubens Knokke", "Brasserie Rubens". */
function shortest(names: readonly string[]): string {
  const [first = '', ...others] = names.filter((name) => name !== '')
  const shorter = others.filter(
    (name) => name.length > 2 && fold(first).startsWith(`${fold(name)} `),
  )
  return shorter.toSorted((a, b) => a.length - b.length)[0] ?? first
}

/** A name of the site, or what its host is called by. */
function isNameOf(text: string, name: string): boolean {
  const [said, known] = [text, name].map((one) => fold(one).replaceAll(/[^\p{L}\d]+/gu, ''))
  if (said === undefined || known === undefined || said.length < 3 || known.length < 3) return false
  return said === known || (known.length > 5 && (said.startsWith(known) || known.startsWith(said)))
}

function alike(one: string, other: string): boolean {
  const [a, b] = [fold(one), fold(other)]
  return a === b || a.includes(b) || b.includes(a)
}

/** The same part of several heads speaks once, with all their points. */
function distinct(parts: readonly Part[]): Part[] {
  const fuller = new Map<string, string>(
    parts.flatMap(({ text }) =>
      partsOfBrackets(fold(text)).map((part) => [part, fold(text)] as const),
    ),
  )
  const groups = Map.groupBy(parts, ({ text }) => fuller.get(fold(text)) ?? fold(text))
  return [...groups.values()].flatMap((same) => {
    const first = same.toSorted((a, b) => b.text.length - a.text.length)[0]
    const points = same.reduce((sum, part) => sum + part.points, 0)
    return first === undefined ? [] : [{ text: first.text, points }]
  })
}

/** "Waiter (chef de rang)" is what "waiter" and "chef de rang" by themselves mean. */
function partsOfBrackets(folded: string): string[] {
  const at = folded.indexOf(' (')
  if (at < 0 || !folded.endsWith(')') || folded.length > longestTitle) return []
  return [folded.slice(0, at), folded.slice(at + 2, -1)].filter((part) => part.length > 3)
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link)
  } catch {
    return link
  }
}

/** A part without the phrase of any page of jobs that it begins with. */
function partsOf(head: string, wholes: readonly string[]): string[] {
  const line = head.replaceAll(/\s+/gu, ' ')
  const whole = wholes.find((one) => line.includes(one))
  if (whole !== undefined) {
    const rest = line.split(whole).flatMap((part) => partsOf(part, []))
    return [behindPageWord(whole, 'general') ?? whole, ...rest]
  }
  return line
    .split(
      / [|–—·•»-] | ?[|»] ?|(?<=[\p{L})]): | (?:at|bei|chez|bij|na empresa|en la empresa|@) (?=[\p{Lu}\d])/u,
    )
    .map((part) => part.replace(/^[|–—·•»:-] /u, '').trim())
    .filter((part) => /[\p{L}\d]/u.test(part))
    .map((part) => behindPageWord(part, 'general') ?? part)
}
