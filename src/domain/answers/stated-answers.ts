/**
 * The rows of a job with what their person has stated beside the resume: a row that no line answers is
 * stated where the statement says its very words, or would answer it were it a line among the skills. Lines that
 * repeat the row's words stand beside it: the resume says so too, though it shows it nowhere.
 */
import type { JobReading } from '#domain/ads/reading.ts'
import type { CalendarDate } from '../language/dates.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { resumeLines } from '../resume/text.ts'
import type { Answer } from './answers.ts'
import { answersTo } from './answers.ts'
import { entriesOf } from './entry-of.ts'
import { saysWhole } from './said-alike.ts'

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
  const lines = resumeLines(resume)
  const entryAt = entriesOf(resume)
  return answers.map((answer) => {
    const { requirement } = answer
    const isStated =
      isOpen(answer) &&
      (answered.has(keyOf(answer)) || stated.some((one) => saysWhole(one, requirement)))
    if (!isStated) return answer
    const saying = lines.filter(({ text }) => saysWhole(text, requirement))
    const places = saying.map(({ path, text, section }) => {
      const entry = entryAt(path)
      return { path, text, section, entry, start: 0, end: text.length }
    })
    return { ...answer, state: 'stated', lines: places }
  })
}

export const isOpen = ({ state }: Pick<Answer, 'state'>): boolean =>
  state === 'missing' || state === 'untold'

const keyOf = ({ requirement, job }: Answer): string => `${job.start} ${requirement}`
