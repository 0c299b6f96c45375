/** Dates of work that overlap, leave a gap, run backwards or cannot be read. */
import { parseDate } from '../language/dates.ts'
import { pointer } from '../resume/pointer.ts'
import type { ResumeContent } from '../resume/resume.ts'
import type { Suggestion } from './suggestion.ts'
import { suggestion } from './suggestion.ts'

type Month = { year: number; month: number }
type Job = { index: number; name: string; from: number; to: number; isExact: boolean }

/** Shorter ones are the ordinary time between two jobs. */
const shortestGap = 6
/** Two jobs share a month when one ends and the other begins. */
const shortestOverlap = 2

export function suggestOnDates(resume: ResumeContent, now: Month | null): Suggestion[] {
  const found: Suggestion[] = []
  const jobs: Job[] = []
  resume.work_experience.forEach(({ role, company, from_date: from, to_date: to }, index) => {
    const path = (field: string) => pointer(['work_experience', index, field])
    const [start, end] = [parseDate(from), parseDate(to)]
    if (from.trim() !== '' && start === null)
      found.push(suggestion('date_unread', path('from_date'), from))
    if (to.trim() !== '' && end === null) found.push(suggestion('date_unread', path('to_date'), to))
    if (start === null || start === 'present' || end === null) return
    const last = end === 'present' ? now : { year: end.year, month: end.month ?? 12 }
    if (!last) return
    const job = {
      index,
      name: [role, company].filter((text) => text.trim() !== '').join(', '),
      from: start.year * 12 + (start.month ?? 1),
      to: last.year * 12 + last.month,
      isExact: start.month !== null && (end === 'present' || end.month !== null),
    }
    if (job.to < job.from)
      found.push(suggestion('dates_reversed', path('to_date'), to, { from, to }))
    else jobs.push(job)
  })
  return [...found, ...overlaps(jobs), ...gaps(jobs)]
}

function overlaps(jobs: readonly Job[]): Suggestion[] {
  const exact = jobs.filter((job) => job.isExact)
  return exact.flatMap((later, i) =>
    exact.slice(0, i).flatMap((earlier): Suggestion[] => {
      const months = Math.min(later.to, earlier.to) - Math.max(later.from, earlier.from)
      if (months < shortestOverlap) return []
      const path = pointer(['work_experience', later.index, 'from_date'])
      const basis = [pointer(['work_experience', earlier.index, 'from_date'])]
      const values = { months: String(months), other: earlier.name }
      return [suggestion('dates_overlap', path, later.name, values, basis)]
    }),
  )
}

/** Between the end of all earlier work and the next beginning. */
function gaps(jobs: readonly Job[]): Suggestion[] {
  const inOrder = jobs.toSorted((a, b) => a.from - b.from || a.to - b.to)
  let latest: Job | null = null
  const found: Suggestion[] = []
  for (const job of inOrder) {
    const months: number = latest ? job.from - latest.to - 1 : 0
    if (latest && months >= shortestGap && latest.isExact && job.isExact) {
      const path = pointer(['work_experience', job.index, 'from_date'])
      const basis = [pointer(['work_experience', latest.index, 'to_date'])]
      const values = { months: String(months), other: latest.name }
      found.push(suggestion('dates_gap', path, job.name, values, basis))
    }
    if (!latest || job.to > latest.to) latest = job
  }
  return found
}
