/** The posts of a resume with their years; a pause is none. */
import { parseDate } from '../../language/dates.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { isPause } from '../../scoring/pauses.ts'

export interface Post {
  path: string
  role: string
  company: string
  from: number | null
  /** Null where it lasts, or where no end is told. */
  to: number | null
  isPresent: boolean
  lines: readonly string[]
  /** What a letter in another language calls the role. */
  said?: string
  /** Whether it says there what somebody did, and not what they were. */
  isActivity?: boolean
}

export function postsOf({ work_experience: items }: ResumeContent): Post[] {
  return items.flatMap((item, i): Post[] => {
    const { role, company, from_date, to_date, description } = item
    if (role.trim() === '' || isPause(item)) return []
    const [from, to] = [parseDate(from_date), parseDate(to_date)]
    return [
      {
        path: `/work_experience/${i}`,
        role: role.trim(),
        company: company.trim(),
        from: from === null || from === 'present' ? null : from.year,
        to: to === null || to === 'present' ? null : to.year,
        isPresent: to === 'present',
        lines: description,
      },
    ]
  })
}
