/**
 * How much each clause of a line is wanted: "German C1; Polish or Arabic would help" demands one language
 * and wishes the others, and "no degree required" demands nothing.
 */
import { tellsOfEmployer } from './employer-speaks.ts'
import { isNotAsked, isOnlyWished, isWordingAlone, wordedKindOf } from './headings.ts'
import { foldKeepingPlaces } from '#domain/language/fold.ts'
import { anyOf } from '#domain/language/word-patterns.ts'
import { adWords } from '#tables/ad-words.js'
import type { RequirementKind, Span } from './reading.ts'
import type { JobLine } from './sections.ts'
import { kindOf } from './sections.ts'

/** A short word before a full stop is an abbreviation, and no level of a language. */
const ends = /[;–,]|(?<=[\p{L}\p{N})]{4}|\s[ABC][12])\.(?=\s)|[!?](?=\s)|\s-\s/gu
const bracket = /\([^()]*(?:\)|$)/gu

/** The kind of what stands at a place of the line; null where its clause says that it is not asked. */
export function kindsIn(line: JobLine): (at: Span) => RequirementKind | null {
  const whole = kindOf(line)
  const { clauses, outer } = clausesOf(line.text)
  const colon = line.text.indexOf(':')
  const isOfOne = clauses.length < 2 || (colon > 0 && isWordingAlone(line.text.slice(0, colon)))
  const read = new Map<Span | undefined, RequirementKind | null>()
  return (at) => {
    const clause = clauses.find(({ start, end }) => start <= at.start && at.start < end)
    const known = read.get(clause)
    if (known !== undefined) return known
    const own = outer.slice(clause?.start, clause?.end)
    const text = own.trim() === '' ? line.text.slice(clause?.start, clause?.end) : own
    const stated = isOfOne ? whole : kindOfClause(text, line, whole)
    const made = isNotAsked(text) || onlyTells(text, clause, line) ? null : stated
    read.set(clause, made)
    return made
  }
}

/**
 * "German B2. Our customers want no English": what the employer says of itself or of others behind a demand
 * only explains it, and so does what is told before it seeks somebody ("Ann is off to college and we need …").
 */
function onlyTells(
  text: string,
  clause: Span | undefined,
  { text: all, section }: JobLine,
): boolean {
  if (clause === undefined || wordedKindOf(text) !== null) return false
  const isBehind = clause.start > 0 && /[.!?]\s*$/u.test(all.slice(0, clause.start))
  if (isBehind && tellsOfEmployer(text)) return true
  return section !== 'duty' && andSeeks.exec(foldKeepingPlaces(all.slice(clause.end)))?.index === 0
}

const wants = anyOf(adWords, 'wants')
const andSeeks = new RegExp(
  String.raw`,?\s${anyOf(adWords, 'and')}\s(?:\p{L}{2,4}\s)?${wants}(?!\p{L})`,
  'u',
)

function kindOfClause(text: string, { section }: JobLine, whole: RequirementKind): RequirementKind {
  if (section === 'duty') return section
  if (section === 'required') return isOnlyWished(text) ? 'preferred' : section
  return section === 'preferred' ? section : (wordedKindOf(text) ?? whole)
}

/** A bracket is a clause where its own words say how much is wanted of more than what stands before it. */
function clausesOf(text: string): { clauses: Span[]; outer: string } {
  const clauses: Span[] = []
  const outer = text.replaceAll(bracket, (held, start: number) => {
    const isClause = wordedKindOf(held) !== null && !isWordingAlone(held.replaceAll(/[()]/gu, ''))
    if (isClause) clauses.push({ start, end: start + held.length })
    return isClause ? ' '.repeat(held.length) : held.replaceAll(/[;,.–!?-]/gu, ' ')
  })
  let start = 0
  for (const { index, 0: mark } of outer.matchAll(ends)) {
    if (mark === ',' && !isDemand(outer.slice(start, index))) continue
    clauses.push({ start, end: index })
    start = index + 1
  }
  const last = andSeeks.exec(foldKeepingPlaces(outer.slice(start)))
  if (last !== null) clauses.push({ start, end: start + last.index })
  return { clauses: [...clauses, { start: start + (last?.index ?? 0), end: text.length }], outer }
}

/** "German is required, …": behind it another thing may be wished. */
const isDemand = (clause: string): boolean =>
  clause.length <= longestDemand && wordedKindOf(clause) === 'required'
const longestDemand = 200
