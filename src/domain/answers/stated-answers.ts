/**
 * The rows of a job with what their person has stated beside the resume: a row that no line answers is
 * stated where the statement, were it a line among the skills, would answer it.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import type { CalendarDate } from '../language/dates.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { Answer } from './answers.ts'
import { answersTo } from './answers.ts'

export function answersWithStated(
  resume: ResumeContent,
  job: JobReading,
  now: CalendarDate | null,
  stated: readonly string[],
): Answer[] {
  const answers = answersTo(resume, job, now)
  if (stated.length === 0 || !answers.some(isOpen)) return answers
  const skill_categories = [...resume.skill_categories, { name: '', skills: [...stated] }]
  const answered = new Set(
    answersTo({ ...resume, skill_categories }, job, now)
      .filter((answer) => !isOpen(answer))
      .map(keyOf),
  )
  return answers.map((answer) =>
    isOpen(answer) && answered.has(keyOf(answer)) ? { ...answer, state: 'stated' } : answer,
  )
}

export const isOpen = ({ state }: Pick<Answer, 'state'>): boolean =>
  state === 'missing' || state === 'untold'

const keyOf = ({ requirement, job }: Answer): string => `${job.start} ${requirement}`
