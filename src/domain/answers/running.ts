/** A paper that is applied for or not finished, and a study that still lasts: nothing that one has. */
import type { CalendarDate } from '../language/dates.ts'
import { parseDate } from '../language/dates.ts'
import { isUnderWay } from '../scoring/certificate-terms.ts'
import type { AnswerLine } from './answers.ts'

export function isRunning(
  { text, section, entry }: AnswerLine,
  now: Pick<CalendarDate, 'year'> | null,
): boolean {
  if (section !== 'certifications' && section !== 'education') return false
  if (isUnderWay(text)) return true
  if (section !== 'education' || entry === null) return false
  const [to = '', from] = entry.period.split(' – ').toReversed()
  if (isUnderWay(entry.period)) return true
  const end = from === undefined ? null : parseDate(to)
  return end === 'present' || (end !== null && now !== null && end.year > now.year)
}
