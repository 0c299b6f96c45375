/** Whether a day that is over still asks for something. */
import type { ApplicationDate } from '#contract/applications.ts'
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
