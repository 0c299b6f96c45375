/** Dates of work that overlap, leave a gap, run backwards or cannot be read. */
import { parseDate } from '../language/dates.ts'
import { pointer } from '../resume/pointer.ts'
import type { EducationItem, ResumeContent } from '../resume/resume.ts'
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
  return [...found, ...overlaps(jobs), ...gaps(jobs, studiesOf(resume.education))]
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

type Time = { name: string; from: number; to: number; isExact: boolean; end: string }

/** Times of study; one told by years alone fills its first and its last year. */
function studiesOf(education: readonly EducationItem[]): Time[] {
  return education.flatMap(
    ({ degree, university, from_date: from, to_date: to }, index): Time[] => {
      const [start, end] = [parseDate(from), parseDate(to)]
      if (start === null || start === 'present' || end === null || end === 'present') return []
      return [
        {
          name: [degree, university].filter((text) => text.trim() !== '').join(', '),
          from: start.year * 12 + (start.month ?? 1),
          to: end.year * 12 + (end.month ?? 12),
          isExact: end.month !== null,
          end: pointer(['education', index, 'to_date']),
        },
      ]
    },
  )
}

/** Between the end of all earlier work and study and the next beginning of work. */
function gaps(jobs: readonly Job[], studies: readonly Time[]): Suggestion[] {
  const inOrder = jobs.toSorted((a, b) => a.from - b.from || a.to - b.to)
  const found: Suggestion[] = []
  for (const [at, job] of inOrder.entries()) {
    const before = inOrder.slice(0, at).map((earlier): Time => {
      const end = pointer(['work_experience', earlier.index, 'to_date'])
      return { ...earlier, end }
    })
    // What was studied before the first work is no gap after any.
    if (before.length === 0) continue
    const during = studies.filter(({ from }) => from <= job.from)
    const latest = [...before, ...during].reduce((last, time) => (time.to > last.to ? time : last))
    const months = job.from - latest.to - 1
    if (months < shortestGap || !latest.isExact || !job.isExact) continue
    const path = pointer(['work_experience', job.index, 'from_date'])
    const values = { months: String(months), other: latest.name }
    found.push(suggestion('dates_gap', path, job.name, values, [latest.end]))
  }
  return found
}
