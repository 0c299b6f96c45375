/** What a fragment is by its words alone: a heading or a date. */
import { findDates } from '#domain/language/dates.ts'

import type { Fragment } from './fragments.ts'
import { isWeakHeading, sectionOfHeading } from './heading-words.ts'

export const isHeading = (f: Fragment): boolean =>
  !/^\P{L}*\p{Ll}/u.test(f.text) && sectionOfHeading(f.text) !== null && !isWeakHeading(f.text)

/** The text is a date and hardly anything else. */
export function isDateText(text: string): boolean {
  const dates = findDates(text)
  if (dates.length === 0) return false
  const rest = dates.reduceRight((left, d) => left.slice(0, d.start) + left.slice(d.end), text)
  return rest.replace(/[^\p{L}\p{N}]/gu, '').length <= 3
}
