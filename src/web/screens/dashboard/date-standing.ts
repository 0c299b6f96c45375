/** Whether a day that is over still asks for something. */
import type { ApplicationDate } from '#contract/applications.ts'
import type { Resume } from '#domain/resume/resume.ts'
import type { JobStatus } from '#domain/resume/status.ts'

/**
 * Overdue is what should have been done by then and has not been: a deadline while nothing was sent,
 * and asking again while there is no decision. Any other day is over and no more.
 */
export function standingOf(
  { kind, day }: Pick<ApplicationDate, 'kind' | 'day'>,
  status: JobStatus,
  today: string,
): 'ahead' | 'past' | 'overdue' {
  if (day >= today) return 'ahead'
  const isMissed =
    (kind === 'deadline' && status === 'created') ||
    (kind === 'follow_up' && status !== 'accepted' && status !== 'rejected')
  return isMissed ? 'overdue' : 'past'
}

/** Of the days of a resume what is to be seen without opening it: the last one overdue, then the next ahead. */
export function urgentOf(
  dates: readonly ApplicationDate[],
  { id, job_status }: Pick<Resume, 'id' | 'job_status'>,
  today: string,
): { date: ApplicationDate; isOverdue: boolean }[] {
  const own = dates.filter(({ resume_id }) => resume_id === id)
  const standing = (wanted: 'overdue' | 'ahead') => (date: ApplicationDate) =>
    standingOf(date, job_status, today) === wanted
  return [
    ...own.filter(standing('overdue')).slice(-1),
    ...own.filter(standing('ahead')).slice(0, 1),
  ].map((date) => ({ date, isOverdue: date.day < today }))
}
