/** The posts of a resume with their years, and how many of those went into one occupation. */
import type { Month } from '../../language/dates.ts'
import { parseDate } from '../../language/dates.ts'
import type { ResumeContent } from '../../resume/resume.ts'
import { soughtRole } from '../../scoring/sought-role.ts'

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
  return items.flatMap(({ role, company, from_date, to_date, description }, i): Post[] => {
    if (role.trim() === '') return []
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

/** Whole years in the occupation of a title; null where dates or the occupation are not told. */
export function yearsAs(
  title: string,
  { work_experience: items }: ResumeContent,
  now: Month | undefined,
): number | null {
  const { occupations, isGeneral } = soughtRole(title)
  if (occupations.length === 0 || isGeneral) return null
  const held = items.filter(({ role }) =>
    soughtRole(role).occupations.some((one) => occupations.includes(one)),
  )
  const months = new Set<number>()
  for (const { from_date, to_date } of held) {
    const [from, last] = [parseDate(from_date), parseDate(to_date)]
    const to = last === 'present' ? (now ?? null) : last
    if (from === null || from === 'present' || to === null) return null
    // A bare year is counted from its end and to its beginning: never more than there was.
    const first = from.year * 12 + (from.month ?? 12)
    for (let month = first; month <= to.year * 12 + (to.month ?? 1); month++) months.add(month)
  }
  return Math.floor(months.size / 12)
}
