/**
 * The creation date as a person types it. Text that is no date is ignored (specification §5): then
 * there is nothing to send.
 */

/**
 * The moment to send, or null where the text is no date or says the same day as before. `language` is
 * the interface's: `3/4/2026` is the third of April but in English, where the browser decides.
 */
export function parseCreatedDate(text: string, before: string, language: string): string | null {
  const date = readDate(text, language)
  if (date === null) return null
  return date.toDateString() === new Date(before).toDateString() ? null : date.toISOString()
}

/** Whether the text was meant as a date at all, for the warning. */
export function isDateText(text: string, language: string): boolean {
  return readDate(text, language) !== null
}

function readDate(text: string, language: string): Date | null {
  if (text.trim() === '') return null
  const parts = partsOf(text, language)
  // A bare day is meant in the person's own time zone; noon keeps it that day everywhere near.
  const date = parts ? new Date(parts.year, parts.month - 1, parts.day, 12) : new Date(text)
  if (Number.isNaN(date.getTime())) return null
  // `2026-02-31` is no day, though Date would make it the third of March.
  const isThatDay = !parts || (date.getMonth() === parts.month - 1 && date.getDate() === parts.day)
  return isThatDay ? date : null
}

/** A day in figures: year first, or day first with points, or day first as the language has it. */
function partsOf(
  text: string,
  language: string,
): { year: number; month: number; day: number } | null {
  const yearFirst = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text)
  if (yearFirst) {
    const [, year, month, day] = yearFirst
    return { year: Number(year), month: Number(month), day: Number(day) }
  }
  const dayFirst = /^\s*(\d{1,2})([./-])\s?(\d{1,2})\2\s?(\d{4})\s*$/.exec(text)
  if (!dayFirst || (dayFirst[2] !== '.' && language === 'en')) return null
  const [, day, , month, year] = dayFirst
  return { year: Number(year), month: Number(month), day: Number(day) }
}
