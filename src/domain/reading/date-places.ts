/** Where a date stands in a line: alone, at an edge, or inside running text. */
import { findDates } from '#domain/language/dates.ts'
import { duration } from './lexicon.ts'
import type { Line } from './lines.ts'

/** The text is a date, perhaps with how long it lasted, and nothing else. */
export const isDateOnly = (text: string): boolean =>
  findDates(text).length > 0 && restOf(text).length <= 3

/** What is left of a text without its dates and durations. */
function restOf(text: string): string {
  return findDates(text)
    .reduceRight((left, date) => left.slice(0, date.start) + left.slice(date.end), text)
    .replace(duration, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** The date opens or closes the line or a part of it. */
export function isDateAtEdge(line: Line): boolean {
  const [date] = findDates(line.text)
  if (date === undefined) return false
  const before = line.text.slice(0, date.start)
  const after = line.text.slice(date.end)
  return (
    /^[\s(]*$/.test(before) ||
    /^[\s).,]*$/.test(after) ||
    /[\t|·•(–—,-]\s*$/.test(before) ||
    /^\s*[\t|·•)–—:]/.test(after)
  )
}
