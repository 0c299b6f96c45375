/** How many years of the posts of a resume went into one occupation. */
import { nearTo } from '../job-search/near-occupations.ts'
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
  const months = monthsOf(held, now)
  return months === null ? null : Math.floor(months.size / 12)
}

/**
 * Whole years in the trade of a title, over all posts in it or near to it. Null where a post has a title that no table
 * knows, for it may be of the trade; and where there are years without it in between, for either number would mislead.
 */
export function yearsInTrade(
  title: string,
  { work_experience: items }: ResumeContent,
  now: Month | undefined,
): number | null {
  const { occupations, isGeneral } = soughtRole(title)
  if (occupations.length === 0 || isGeneral) return null
  const roles = items.map((item) => ({ item, ...soughtRole(item.role) }))
  if (roles.some((role) => role.isGeneral && !role.isLearner)) return null
  const held = roles.filter(
    (role) =>
      !role.isLearner &&
      role.occupations.some((own) => occupations.some((one) => isNear(own, one))),
  )
  const months = monthsOf(
    held.map(({ item }) => item),
    now,
  )
  if (months === null || months.size === 0) return null
  const years = Math.floor(months.size / 12)
  const span = Math.max(...months) - Math.min(...months) + 1
  return Math.floor(span / 12) === years ? years : null
}

const isNear = (own: string, one: string): boolean =>
  Math.max(nearTo(own).get(one) ?? 0, nearTo(one).get(own) ?? 0) >= near

/** The same occupation, a narrower or a wider one: a sibling is another. */
const near = 0.6

/** The months of some posts; null where dates are not told. */
function monthsOf(
  held: ResumeContent['work_experience'],
  now: Month | undefined,
): ReadonlySet<number> | null {
  const months = new Set<number>()
  for (const { from_date, to_date } of held) {
    const [from, last] = [parseDate(from_date), parseDate(to_date)]
    const to = last === 'present' ? (now ?? null) : last
    if (from === null || from === 'present' || to === null) return null
    // A bare year is counted from its end and to its beginning: never more than there was.
    const first = from.year * 12 + (from.month ?? 12)
    for (let month = first; month <= to.year * 12 + (to.month ?? 1); month++) months.add(month)
  }
  return months
}
