/** How many years of the posts of a resume went into one occupation. */
import { nearTo } from '../job-search/near-occupations.ts'
import { occupationsIn } from '../job-search/occupations.ts'
import { titleWords } from '../job-search/title-words.ts'
import type { Month } from '../language/dates.ts'
import { parseDate } from '../language/dates.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { workIn } from './pauses.ts'
import { soughtRole } from './sought-role.ts'

/** Whole years in the occupation of a title, without those of learning it; null where dates or the occupation are not told. */
export function yearsAs(
  title: string,
  resume: ResumeContent,
  now: Month | undefined,
): number | null {
  const months = monthsOf(
    heldIn(title, resume, (own, one) => own === one),
    now,
  )
  return months === null ? null : Math.floor(months.size / 12)
}

/**
 * Whole years in the trade of a title, over all posts in it or near to it but those that help whoever holds it. Null
 * where a post has a title that no table knows, for it may be of the trade; and where there are years without it in
 * between, for either number would mislead.
 */
export function yearsInTrade(
  title: string,
  resume: ResumeContent,
  now: Month | undefined,
): number | null {
  const roles = workIn(resume).map(({ role }) => soughtRole(role))
  if (roles.some(({ isGeneral, isLearner }) => isGeneral && !isLearner)) return null
  const held = heldIn(title, resume, isNear)
  const own = held?.filter(({ role }) => isHelper(title) || !isHelper(role)) ?? null
  const months = monthsOf(own, now)
  if (months === null || months.size === 0) return null
  const years = Math.floor(months.size / 12)
  const span = Math.max(...months) - Math.min(...months) + 1
  return Math.floor(span / 12) === years ? years : null
}

/** The posts in an occupation that counts as that of a title; null where no table knows the title. */
function heldIn(
  title: string,
  resume: ResumeContent,
  counts: (own: string, one: string) => boolean,
): ResumeContent['work_experience'] | null {
  const { occupations, isGeneral } = soughtRole(title)
  if (occupations.length === 0 || isGeneral) return null
  return workIn(resume).filter(({ role }) => {
    const { occupations: own, isLearner } = soughtRole(role)
    return !isLearner && own.some((each) => occupations.some((one) => counts(each, one)))
  })
}

/** "Assistant Site Manager" */
const isHelper = (title: string): boolean =>
  titleWords(title).some((word) => occupationsIn([word]).some(({ id }) => id === 'assistant'))

const isNear = (own: string, one: string): boolean =>
  Math.max(nearTo(own).get(one) ?? 0, nearTo(one).get(own) ?? 0) >= near

/** The same occupation, a narrower or a wider one: a sibling is another. */
const near = 0.6

/** The months of some posts; null where there are none to count or dates are not told. */
function monthsOf(
  held: ResumeContent['work_experience'] | null,
  now: Month | undefined,
): ReadonlySet<number> | null {
  if (held === null) return null
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
