/**
 * Who offers a job. An ad names its employer in many ways, each of which may also name somebody
 * else, so every name is evidence of a weight: a labelled line is enough by itself, a capitalised
 * line at the head only with a mail address or a sentence that says the same. The name with the
 * most evidence is taken, none where it is not enough: a wrong name is worse than none.
 */
import { fold } from '#domain/language/fold.ts'
import { matchesOf } from '#domain/language/matches.ts'
import { findSkills } from '#domain/skills/find.ts'
import {
  abstractEndings,
  kindEndings,
  kindsAfter,
  kindsBefore,
  namesNobody,
  sharedDomains,
  sureKindsAfter,
} from './employer-words.ts'
import {
  anyName,
  forKind,
  connectorOnly,
  formCue,
  formOnly,
  inTitle,
  label,
  sentences,
  wholeName,
  withForm,
} from './employer-sentences.ts'
import type { Finding } from './reading.ts'
import { namesOccupation } from '#domain/job-search/occupation-name.ts'
import type { JobLine } from './sections.ts'
import { plainLine } from './plain-line.ts'

/** So much evidence a name needs. */
const enough = 3

interface Evidence {
  start: number
  text: string
  weight: number
  /** Evidence of one kind counts once. */
  kind: string
}

const beforeName = new Set(kindsBefore)
const afterName = new Set(kindsAfter)
const surelyAfter = new Set(sureKindsAfter)
const nobody = new Set(namesNobody)
const endsAsKind = new RegExp(`.(?:${kindEndings})$`)

export function findCompany(text: string, lines: readonly JobLine[]): Finding | null {
  const found: Evidence[] = []
  const head = headEnd(lines)
  for (const [i, line] of lines.entries()) {
    const last = lines.length - i <= 5
    const isNear = i < 16 || (i < 40 && line.section === 'about')
    if (isNear || last) readEvidence(line, i, head, last, found)
    if (found.at(-1)?.kind === 'label') break
  }
  const domains = domainsIn(text)
  const best = groupsOf(found)
    .map((group) => ({ group, weight: weightOf(group, domains, lines) }))
    .filter(({ weight }) => weight >= enough)
    .toSorted((a, b) => b.weight - a.weight)[0]
  const first = best?.group.toSorted(
    (a, b) => Number(b.weight > 8) - Number(a.weight > 8) || b.text.length - a.text.length,
  )[0]
  if (first === undefined) return null
  const { start, text: named } = first
  return { start, end: start + named.length, text: text.slice(start, start + named.length) }
}

/** Where the first section begins: before it stand title, employer and place. */
function headEnd(lines: readonly JobLine[]): number {
  const first = lines.findIndex((line) => line.isHeading && line.section !== 'other')
  return Math.min(first < 0 ? lines.length : first, 10)
}

function readEvidence(
  line: JobLine,
  i: number,
  head: number,
  last: boolean,
  found: Evidence[],
): void {
  const labelled = label.exec(fold(line.text))
  if (labelled !== null) {
    const colon = line.text.indexOf(':') + 1
    const rest = line.text.slice(colon)
    const value =
      /^[\s*_"'“„]*(.*?)[\s*_"”]*(?:\s[|·•–—-]\s.*|,\s\p{Ll}.*|(?<=\p{L}{4})\.\s.*|$)/u.exec(
        rest,
      )?.[1] ?? ''
    const at = colon + rest.indexOf(value)
    if (value !== '' && value.length <= 120)
      found.push({ start: line.start + at, text: value, weight: 10, kind: 'label' })
    return
  }
  const asks = line.section !== 'other' && line.section !== 'about'
  const { text: read, placeOf } = plainLine(line.text)
  const add = (match: RegExpExecArray | null, weight: number, kind: string): void => {
    const raw = match?.[1]
    if (match === null || raw === undefined) return
    const at = match.index + match[0].lastIndexOf(raw)
    const own = properName(raw)
    if (own === null || (kind === 'kind-hires' && !/^\p{Lu}/u.test(own.text))) return
    const article = ownArticle.exec(read.slice(0, at + own.lead))?.[0].length ?? 0
    const from = placeOf(at + own.lead - article)
    const value = line.text.slice(from, placeOf(at + own.lead + own.text.length - 1) + 1)
    found.push({ start: line.start + from, text: value, weight: weight + own.sure, kind })
  }
  if (!asks || last) {
    for (const [kind, weight, one, cue] of sentences) {
      if ((asks && kind === 'is') || cue?.test(read) === false) continue
      add(one.exec(read), weight, kind)
    }
  }
  const forms = formCue.test(read) ? matchesOf(withForm, read) : []
  for (const match of forms) {
    const leads = match.index < 3 || i < head || line.isHeading
    add(match, asks && !leads ? 0.5 : 3.5, 'form')
  }
  if ((i < head || last) && read.length < 320) {
    for (const match of matchesOf(anyName, read)) {
      if (isSureKind(match[1] ?? '')) add(match, 1, 'named')
    }
  }
  if (i < head) {
    add(wholeName.exec(read), i < 4 ? 1.5 : 1, 'head')
    if (i < 4) add(inTitle.exec(read), 3, 'title')
    const served = i < 4 ? forKind.exec(read) : null
    if (isSureKind(served?.[1] ?? '')) add(served, 1, 'for')
    if (i === 0) add(beforeTitle(read), 3, 'title')
  }
}

/** "Le restaurant La Table", "bij De Linde": an article with a capital amid a sentence is the name's. */
const ownArticle = /(?<=\p{Ll}\s)(?:La|Le|Les|El|Los|Las|De|Het|The)\s$/u

/** "Acme Robotics — Software Engineer — Austin". */
function beforeTitle(read: string): RegExpExecArray | null {
  const [, title = ''] = read.split(/\s[|·•–—-]\s/u)
  return namesOccupation(title) ? wholeName.exec(read) : null
}

interface ProperName {
  lead: number
  text: string
  /** What its own words add: a kind of employer, a legal form. */
  sure: number
}

const wordOfName = /\S+/gu

/** Without the words that belong to no name before and after; null where none of its own is left. */
function properName(raw: string): ProperName | null {
  const bare = raw.replace(formOnly, '')
  const hasForm = bare !== raw
  const all = matchesOf(wordOfName, bare).map((match) => ({
    text: match[0],
    start: match.index,
    key: fold(match[0]).replace(/^(?:l|d)'|'(?:s|re)$|[.,]$/g, ''),
  }))
  let from = 0
  // "Groupe Maurel", "Cabinet des Lilas": a kind is left out only where no name follows it.
  const isNamed = all.slice(1).some(({ key, text }) => !nobody.has(key) && /^\p{Lu}/u.test(text))
  const isOther = (key: string): boolean => nobody.has(key) && !(isNamed && beforeName.has(key))
  while (from < all.length && isOther(all[from]?.key ?? '')) from++
  const words = all.slice(from)
  const [first] = words
  if (first === undefined) return null
  const own = words.filter(
    ({ key, text }) =>
      key.length > 1 && !nobody.has(key) && !connectorOnly.test(text) && !isKindBefore(key),
  )
  const isKind = isKindBefore(first.key) && own.length > 0
  const lastKey = words.at(-1)?.key ?? ''
  const isAfter = words.length > 1 && afterName.has(lastKey)
  if (own.length === 0 && !(hasForm && words.length > 0)) return null
  const value = raw.slice(first.start).replace(/['’]s$|\s+$/u, '')
  if (value.length < 2 || value.length > 80) return null
  const sure = (hasForm ? 2 : 0) + (isKind || isAfter ? 2 : 0)
  if (sure === 0 && words.length === 1) {
    if (abstractEndings.test(first.key) || first.key.length < 2) return null
    if (findSkills(value).length > 0) return null
  }
  if (sure === 0 && own.every(({ key }) => afterName.has(key))) return null
  if (!hasForm && !isKind && !isAfter && namesOccupation(value)) return null
  return { lead: first.start, text: value, sure }
}

/** "Slagerij Van Hecke", "Hollins Bank Academy": an employer wherever it is said. */
function isSureKind(named: string): boolean {
  const words = fold(named).split(' ')
  const at = words.findIndex((key) => !nobody.has(key))
  return (
    words.length > at + 1 && (isKindBefore(words[at] ?? '') || surelyAfter.has(words.at(-1) ?? ''))
  )
}

const isKindBefore = (key: string): boolean => beforeName.has(key) || endsAsKind.test(key)

/** Names of which one is the beginning or a part of the other are one name. */
function groupsOf(found: readonly Evidence[]): Evidence[][] {
  const groups: { keys: string[]; members: Evidence[] }[] = []
  for (const one of found.toSorted((a, b) => b.text.length - a.text.length)) {
    const key = ` ${keyOf(one.text)} `
    const home = groups.find(({ keys }) =>
      keys.some((other) => other.includes(key) || key.includes(other) || isShort(key, other)),
    )
    if (home === undefined) groups.push({ keys: [key], members: [one] })
    else {
      home.keys.push(key)
      home.members.push(one)
    }
  }
  return groups.map(({ members }) => members.toSorted((a, b) => a.start - b.start))
}

/** "CDS" of "Canadian Digital Service". */
const isShort = (key: string, long: string): boolean =>
  key.length > 3 &&
  key.trim() ===
    long
      .trim()
      .split(' ')
      .map((part) => part.charAt(0))
      .join('')

const keyOf = (named: string): string =>
  fold(named.replace(formOnly, ''))
    .replace(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim()

function weightOf(
  group: readonly Evidence[],
  domains: readonly string[],
  lines: readonly JobLine[],
): number {
  const byKind = new Map<string, number>()
  for (const { kind, weight } of group) byKind.set(kind, Math.max(byKind.get(kind) ?? 0, weight))
  const weights = [...byKind.values()].toSorted((a, b) => b - a)
  const agreed = weights.slice(1).reduce((sum, weight) => sum + Math.min(weight, 2) / 2, 0)
  const isMailed = group.some(({ text }) => agrees(text, domains))
  return (weights[0] ?? 0) + agreed + (isMailed ? 2 : 0) + (recurs(group, lines) ? 1 : 0)
}

/** Said again in a line other than those it was read in. */
function recurs(group: readonly Evidence[], lines: readonly JobLine[]): boolean {
  const [shortest] = group.map(({ text }) => text).toSorted((a, b) => a.length - b.length)
  if (shortest === undefined || shortest.length < 4) return false
  const read = (line: JobLine): boolean =>
    group.some(({ start }) => line.start <= start && start < line.end)
  return lines.some((line) => line.text.includes(shortest) && !read(line))
}

const address = /(?:@|https?:\/\/(?:www\.)?|www\.)([\p{L}\p{N}.-]+)\.\p{L}{2,}/gu

function domainsIn(text: string): string[] {
  return [...text.matchAll(address)]
    .flatMap((match) => fold(match[1] ?? '').split('.'))
    .filter((part) => part.length > 3 && !sharedDomains.has(part))
    .map((part) => part.replaceAll('-', ''))
}

const agrees = (named: string, domains: readonly string[]): boolean => {
  const spellings = [fold(named.replace(formOnly, '')), fold(umlauts(named.replace(formOnly, '')))]
  return spellings.some((one) => {
    const words = one.split(/[^\p{L}\p{N}]+/u).filter((part) => !nobody.has(part))
    const joined = words.join('')
    return domains.some(
      (domain) =>
        (joined.length > 3 && (domain.includes(joined) || joined.includes(domain))) ||
        words.some((part) => part.length > 4 && !isKindBefore(part) && domain.startsWith(part)),
    )
  })
}

const umlauts = (named: string): string =>
  named.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')
