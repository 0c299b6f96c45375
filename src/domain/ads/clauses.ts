/**
 * How much each clause of a line is wanted: "German C1; Polish or Arabic would help" demands one language
 * and wishes the others, and "no degree required" demands nothing.
 */
import { isNotAsked, isOnlyWished, isWordingAlone, wordedKindOf } from './headings.ts'
import type { RequirementKind, Span } from './reading.ts'
import type { JobLine } from './sections.ts'
import { kindOf } from './sections.ts'

const ends = /[;()–]|[.!?](?=\s)|\s-\s/gu

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
  if (section === 'required' || section === 'duty')
    return isOnlyWished(text) ? 'preferred' : section
  return section === 'preferred' ? section : (wordedKindOf(text) ?? whole)
}

function clausesOf(text: string): Span[] {
  const clauses: Span[] = []
  let start = 0
  for (const { index } of text.matchAll(ends)) {
    clauses.push({ start, end: index })
    start = index + 1
  }
  return [...clauses, { start, end: text.length }]
}
