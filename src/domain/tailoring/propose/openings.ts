/** Lines of posts that open with a duty, told by the deed: all of a post or none, for they stand side by side. */
import type { Language } from '../../language/languages.ts'
import { parseDate } from '../../language/dates.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { behindDuty, deedOf } from '../compose/deed.ts'

interface Opened {
  path: string
  old: string
  value: string
}

export function proposeOpenings(resume: ResumeContent, language: Language): Opened[] {
  return resume.work_experience.flatMap(({ description, to_date }, item) => {
    const isPresent = parseDate(to_date) === 'present'
    const opened = description.flatMap((old, i): Opened[] => {
      const value = deedOf(old, language, isPresent)
      const path = `/work_experience/${item}/description/${i}`
      return value === null ? [] : [{ path, old, value }]
    })
    const duties = description.filter((line) => behindDuty(line, language) !== null)
    return opened.length === duties.length ? opened : []
  })
}
