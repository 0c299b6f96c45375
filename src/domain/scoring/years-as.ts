/** How many years of the posts of a resume went into one occupation. */
import type { Month } from '../language/dates.ts'
import { parseDate } from '../language/dates.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { soughtRole } from './sought-role.ts'

/** Whole years in the occupation of a title, without those of learning it; null where dates or the occupation are not told. */
export function yearsAs(
  title: string,
  { work_experience: items }: ResumeContent,
  now: Month | undefined,
): number | null {
  const { occupations, isGeneral } = soughtRole(title)
  if (occupations.length === 0 || isGeneral) return null
  const held = items.filter(({ role }) => {
    const { occupations: own, isLearner } = soughtRole(role)
    return !isLearner && own.some((one) => occupations.includes(one))
  })
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
