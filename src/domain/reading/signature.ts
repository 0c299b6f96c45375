/**
 * The foot of a signed resume: "Landshut, den 3. November 2025", and below it the name. It says
 * nothing of the person's work, so no section takes it; it is kept among what is left over.
 */
import { findDates } from '#domain/language/dates.ts'

import type { Section } from './sections.ts'

export function withoutSignature(sections: readonly Section[]): Section[] {
  return sections.map((section, i) => {
    if (i < sections.length - 1) return section
    const at = section.lines.findIndex((line) => isPlaceAndDay(line.text))
    const isFoot = at >= 0 && section.lines.length - at <= 3
    return isFoot ? { ...section, lines: section.lines.slice(0, at) } : section
  })
}

const day =
  /(?:^|\D)\d{1,2}(?:\.|er|º)?\s(?:de\s)?\p{L}{3,}\.?\s(?:de\s)?\d{4}\.?$|\d{1,2}[./-]\d{1,2}[./-]\d{4}\.?$/u

/** A town, and a day to its year at the end of the line. */
function isPlaceAndDay(text: string): boolean {
  if (!day.test(text)) return false
  const [date, more] = findDates(text)
  const before = text.slice(0, date?.start ?? 0)
  return (
    more === undefined &&
    date?.isRange === false &&
    /^\p{Lu}[\p{L} .'’-]{1,40},\s*(?:den|le|à|em|a|op|on)?\s*$/u.test(before)
  )
}
