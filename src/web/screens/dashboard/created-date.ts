/**
 * The creation date as a person types it. Text that is no date is ignored (specification §5): then
 * there is nothing to send.
 */

/** The moment to send, or null where the text is no date or says the same day as before. */
export function parseCreatedDate(text: string, before: string): string | null {
  const day = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text)
  // A bare day is meant in the person's own time zone; noon keeps it that day everywhere near.
  const date = day
    ? new Date(Number(day[1]), Number(day[2]) - 1, Number(day[3]), 12)
    : new Date(text)
  if (text.trim() === '' || Number.isNaN(date.getTime()) || !isThatDay(date, day)) return null
  return isSameDay(date, new Date(before)) ? null : date.toISOString()
}

/** Whether the text was meant as a date at all, for the warning. */
export function isDateText(text: string): boolean {
  const day = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text)
  if (!day) return text.trim() !== '' && !Number.isNaN(Date.parse(text))
  return isThatDay(new Date(Number(day[1]), Number(day[2]) - 1, Number(day[3])), day)
}

/** `2026-02-31` is no day, though Date would make it the third of March. */
function isThatDay(date: Date, day: RegExpExecArray | null): boolean {
  return !day || (date.getMonth() === Number(day[2]) - 1 && date.getDate() === Number(day[3]))
}

function isSameDay(a: Date, b: Date): boolean {
  return a.toDateString() === b.toDateString()
}
