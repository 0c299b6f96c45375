/**
 * How much each clause of a line is wanted: "German C1; Polish or Arabic would help" demands one language
 * and wishes the others, and "no degree required" demands nothing.
 */
import { isNotAsked, isOnlyWished, isWordingAlone, wordedKindOf } from './headings.ts'
import type { RequirementKind, Span } from './reading.ts'
import type { JobLine } from './sections.ts'
import { kindOf } from './sections.ts'

/** A short word before a full stop is an abbreviation. */
const ends = /[;–,]|(?<=[\p{L}\p{N})]{4})\.(?=\s)|[!?](?=\s)|\s-\s/gu
const bracket = /\([^()]*(?:\)|$)/gu

/** The kind of what stands at a place of the line; null where its clause says that it is not asked. */
export function kindsIn(line: JobLine): (at: Span) => RequirementKind | null {
  const whole = kindOf(line)
  const clauses = clausesOf(line.text)
  const colon = line.text.indexOf(':')
  const isOfOne = clauses.length < 2 || (colon > 0 && isWordingAlone(line.text.slice(0, colon)))
  return (at) => {
    const clause = clauses.find(({ start, end }) => start <= at.start && at.start < end)
    const text = clause === undefined ? line.text : line.text.slice(clause.start, clause.end)
    if (isNotAsked(text)) return null
    return isOfOne ? whole : kindOfClause(text, line, whole)
  }
}

function kindOfClause(text: string, { section }: JobLine, whole: RequirementKind): RequirementKind {
  if (section === 'duty') return section
  if (section === 'required') return isOnlyWished(text) ? 'preferred' : section
  return section === 'preferred' ? section : (wordedKindOf(text) ?? whole)
}

/** A bracket is a clause where its own words say how much is wanted; a comma parts what must be from a wish. */
function clausesOf(text: string): Span[] {
  const brackets = [...text.matchAll(bracket)].map(({ index, 0: held }) => ({
    start: index,
    end: index + held.length,
  }))
  const clauses: Span[] = brackets.filter(
    ({ start, end }) => wordedKindOf(text.slice(start, end)) !== null,
  )
  const isHeld = (at: number) => brackets.some(({ start, end }) => start < at && at < end)
  let start = 0
  for (const { index, 0: mark } of text.matchAll(ends)) {
    if (isHeld(index)) continue
    if (mark === ',' && wordedKindOf(text.slice(start, index)) !== 'required') continue
    clauses.push({ start, end: index })
    start = index + 1
  }
  return [...clauses, { start, end: text.length }]
}
