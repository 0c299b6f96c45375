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
  if (section !== 'education' || entry === null) return false
  const [to = '', from] = entry.period.split(' – ').toReversed()
  if (isUnderWay(entry.period)) return true
  const end = from === undefined ? null : parseDate(to)
  return end === 'present' || (end !== null && now !== null && end.year > now.year)
}

/** Whether what stands below a paper says it: "Course finished, exam booked". */
function isSaidBeside(path: string, resume: ResumeContent): boolean {
  const paper = paperAt(path, resume)
  return paper !== undefined && (isUnderWay(paper.description) || isUnderWay(paper.date))
}

/** What leaves open whether a paper is had, in the resume's words: "exam in January", "expired"; null where nothing does. */
export function leftOpen(path: string, resume: ResumeContent): string | null {
  const said = paperAt(path, resume)?.description ?? ''
  return leavesOpen(said) || isNotHad(said) ? said : null
}

const paperAt = (path: string, { certification_and_training: papers }: ResumeContent) =>
  papers[Number(/^\/certification_and_training\/(\d+)\//u.exec(path)?.[1] ?? -1)]
