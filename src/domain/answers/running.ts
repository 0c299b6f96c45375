/** A paper that is applied for or not finished, and a study that still lasts: nothing that one has. */
import type { CalendarDate } from '../language/dates.ts'
import { parseDate } from '../language/dates.ts'
import { isNotHad, isUnderWay, leavesOpen } from '../scoring/certificate-terms.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { AnswerLine } from './answers.ts'

export function isRunning(
  { text, path, section, entry }: AnswerLine,
  resume: ResumeContent,
  now: Pick<CalendarDate, 'year'> | null,
): boolean {
  if (section !== 'certifications' && section !== 'education') return false
  if (isUnderWay(text) || isSaidBeside(path, resume)) return true
  if (section === 'certifications') return isAfter(paperAt(path, resume)?.date ?? '', now)
  if (entry === null) return false
  const [to = '', from] = entry.period.split(' – ').toReversed()
  if (isUnderWay(entry.period)) return true
  return from !== undefined && (parseDate(to) === 'present' || isAfter(to, now))
}

/** Whether a study ended without what it was for: nothing says that it still lasts. */
export function isBrokenOff(
  { section, entry }: AnswerLine,
  now: Pick<CalendarDate, 'year'> | null,
): boolean {
  if (section !== 'education' || entry === null) return false
  const end = parseDate(entry.period.split(' – ').at(-1) ?? '')
  return end !== null && end !== 'present' && now !== null && end.year < now.year
}

function isAfter(date: string, now: Pick<CalendarDate, 'year'> | null): boolean {
  const day = parseDate(date)
  return day !== null && day !== 'present' && now !== null && day.year > now.year
}

/** Whether what stands below a paper says it: "Course finished, exam booked". */
function isSaidBeside(path: string, resume: ResumeContent): boolean {
  const paper = paperAt(path, resume)
  return paper !== undefined && (isUnderWay(paper.description) || isUnderWay(paper.date))
}

/** What leaves open whether a paper is had, in the resume's words: "exam in January", "expired"; null where nothing does. */
export function leftOpen(path: string, resume: ResumeContent): string | null {
  const { description = '', date = '' } = paperAt(path, resume) ?? {}
  return [description, date].find((said) => leavesOpen(said) || isNotHad(said)) ?? null
}

const paperAt = (path: string, { certification_and_training: papers }: ResumeContent) =>
  papers[Number(/^\/certification_and_training\/(\d+)\//u.exec(path)?.[1] ?? -1)]
