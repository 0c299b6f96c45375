/**
 * How much each clause of a line is wanted: "German C1; Polish or Arabic would help" demands one language
 * and wishes the others, and "no degree required" demands nothing.
 */
import { isNotAsked, isOnlyWished, isWordingAlone, wordedKindOf } from './headings.ts'
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
    const made = isNotAsked(text) ? null : stated
    read.set(clause, made)
    return made
  }
}

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
  return { clauses: [...clauses, { start, end: text.length }], outer }
}

/** "German is required, …": behind it another thing may be wished. */
const isDemand = (clause: string): boolean =>
  clause.length <= longestDemand && wordedKindOf(clause) === 'required'
const longestDemand = 200
