/**
 * Who offers a job. An ad names its employer in many ways, each of which may also name somebody
 * else, so every name is evidence of a weight: a labelled line is enough by itself, a capitalised
 * line at the head only with a mail address or a sentence that says the same. The name with the
 * most evidence is taken, none where it is not enough: a wrong name is worse than none.
 */
import { fold } from '#domain/language/fold.ts'
import { matchesOf } from '#domain/language/matches.ts'
import { isStopWord } from '#domain/language/stop-words.ts'
import { findSkills } from '#domain/skills/find.ts'
import { isTown } from '#domain/reading/known-towns.ts'
import { sharedDomains } from './employer-words.ts'
import {
  anyName,
  forKind,
  formCue,
  formOnly,
  inTitle,
  label,
  sentences,
  subject,
  wholeName,
  withForm,
} from './employer-sentences.ts'
import type { Finding } from './reading.ts'
import { namesOccupation } from '#domain/job-search/occupation-name.ts'
import type { JobLine } from './sections.ts'
import { plainLine } from './plain-line.ts'
import { isKindBefore, isSureKind, nobody, properName } from './proper-name.ts'
import { isNoise, isNoTitle } from './title-words.ts'
import { genderMark } from './gender-mark.ts'

/** So much evidence a name needs. */
const enough = 3

interface Evidence {
  start: number
  text: string
  weight: number
  /** Evidence of one kind counts once. */
  kind: string
}

export function findCompany(text: string, lines: readonly JobLine[]): Finding | null {
  const found: Evidence[] = []
  const head = headEnd(lines)
  const opening = lines.slice(0, 10).findIndex(isProse)
  for (const [i, line] of lines.entries()) {
    const last = lines.length - i <= 5
    const isNear = i < 16 || (i < 40 && line.section === 'about')
    if (isNear || last) readEvidence(line, i, head, last, found)
    if (i < 4 && i < head && isBesideTitle(lines, i)) readBesideTitle(lines, i, found)
    if (opening >= 0 && i >= opening && i < opening + 4)
      readSubjects(line, i === opening, text, found)
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

/** Between the title and what is said of the post stands who offers it. */
const isBesideTitle = (lines: readonly JobLine[], i: number): boolean => {
  const [before, own, next] = [lines[i - 1]?.text, lines[i]?.text ?? '', lines[i + 1]?.text]
  if (isNoise(own) || isNoTitle(own) || isTown(own) || genderMark.test(own)) return false
  const isMarked = [before, next].some((line) => line !== undefined && genderMark.test(line))
  return isMarked || (!namesOccupation(own) && namesOccupation((i > 0 ? before : next) ?? ''))
}

/** A name of several words, or of one with a capital within ("EmCasa"); below the title a place may stand as well. */
function readBesideTitle(lines: readonly JobLine[], i: number, found: Evidence[]): void {
  const [line, next] = [lines[i], lines[i + 1]]
  if (line === undefined) return
  const { text: read, placeOf } = plainLine(line.text)
  const raw = wholeName.exec(read)?.[1] ?? ''
  const own = properName(raw, true)
  if (own === null || own.text !== read.trim() || isOfSkills(own.text)) return
  const isName = own.text.includes(' ') || /\p{Ll}\p{Lu}/u.test(own.text)
  const isAlone = i === 0 || (next?.text ?? '').split(/[,–|(]/u).some((part) => isTown(part.trim()))
  const weight = (isName && isAlone ? 3 : 2) + own.sure
  const [from, to] = [placeOf(0), placeOf(own.text.length - 1) + 1]
  found.push({
    start: line.start + from,
    text: line.text.slice(from, to),
    weight,
    kind: 'beside title',
  })
}

/** More of it is said by skills than by anything else. */
const isOfSkills = (named: string): boolean =>
  findSkills(named).reduce((sum, { start, end }) => sum + end - start, 0) > named.length * 0.6

/** Running text, as the words about the employer at an ad's beginning are. */
const isProse = ({ text, section }: JobLine): boolean =>
  (section === 'other' || section === 'about') && text.length > 30 && /[.!?]\W*$/u.test(text)

/**
 * Whom the first sentences are about: the very first is about the employer more often than not, a later one
 * where the name is said again. Several words with capitals are a name sooner than one.
 */
function readSubjects(line: JobLine, isOpening: boolean, text: string, found: Evidence[]): void {
  const { text: read, placeOf } = plainLine(line.text)
  for (const match of matchesOf(subject, read).slice(0, 4)) {
    const raw = match[1] ?? ''
    const own = properName(raw)
    if (own === null || own.lead > 0 || isOfSkills(own.text)) continue
    if (isStopWord(fold(own.text.split(/\s/u)[0] ?? ''))) continue
    const at = match.index + match[0].lastIndexOf(raw) + own.lead
    const from = placeOf(at)
    const value = line.text.slice(from, placeOf(at + own.text.length - 1) + 1)
    const isFirst = isOpening && match.index === 0
    const isSeveral = own.text.includes(' ')
    if (!isSeveral && own.sure === 0 && !isWithinSentence(own.text, text)) continue
    const weight = (isFirst ? 2.3 : 1) + (isSeveral ? 1 : 0)
    found.push({
      start: line.start + from,
      text: value,
      weight: weight + own.sure,
      kind: 'subject',
    })
  }
}

/** At the beginning of a sentence every word has a capital, a verb too: "Admire", "Are". */
function isWithinSentence(word: string, text: string): boolean {
  const parts = text.split(word)
  return parts.some(
    (part, i) =>
      i + 1 < parts.length &&
      /\p{Ll},? $/u.test(part.slice(-3)) &&
      !/^\p{L}/u.test(parts[i + 1] ?? ''),
  )
}

/** "Le restaurant La Table", "bij De Linde": an article with a capital amid a sentence is the name's. */
const ownArticle = /(?<=\p{Ll}\s)(?:La|Le|Les|El|Los|Las|De|Het|The)\s$/u

/** "Acme Robotics — Software Engineer — Austin". */
function beforeTitle(read: string): RegExpExecArray | null {
  const [, title = ''] = read.split(/\s[|·•–—-]\s/u)
  return namesOccupation(title) ? wholeName.exec(read) : null
}

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

function agrees(named: string, domains: readonly string[]): boolean {
  const words = fold(named.replace(formOnly, ''))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => !nobody.has(part))
  const joined = words.join('')
  return domains.some(
    (domain) =>
      (joined.length > 3 && (domain.includes(joined) || joined.includes(domain))) ||
      words.some((part) => part.length > 4 && !isKindBefore(part) && domain.startsWith(part)),
  )
}
