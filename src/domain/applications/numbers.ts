/**
 * How far applications came: sent, answered, interview, offer. Who got further came this far as well,
 * whether or not each step was noted.
 */
import type { Band } from '#domain/scoring/bands.ts'
import type { JobStatus } from '#domain/resume/status.ts'

export const groupings = ['all', 'source', 'base', 'band'] as const
type Grouping = (typeof groupings)[number]

export interface CountedApplication {
  /** Its present status and every one before. */
  statuses: readonly JobStatus[]
  source: string | null
  base: string | null
  band: Band | null
}

export interface Numbers {
  by: Grouping
  name: string | null
  sent: number
  answered: number
  interviewed: number
  offered: number
}

const steps: Readonly<Record<JobStatus, number>> = {
  created: 0,
  applied: 1,
  rejected: 2,
  hr_interview: 3,
  technical_interview: 3,
  offer: 4,
  accepted: 4,
}

export function numbersOf(applications: readonly CountedApplication[]): Numbers[] {
  return groupings.flatMap((by) => {
    const groups = Map.groupBy(applications, (one) => (by === 'all' ? null : one[by]))
    return [...groups]
      .map(([name, some]) => ({ by, name, ...countsOf(some) }))
      .filter(({ sent }) => sent > 0)
      .toSorted((a, b) => b.sent - a.sent || (a.name ?? '').localeCompare(b.name ?? '', 'en'))
  })
}

function countsOf(applications: readonly CountedApplication[]): Omit<Numbers, 'by' | 'name'> {
  const reached = applications.map(({ statuses }) =>
    Math.max(0, ...statuses.map((one) => steps[one])),
  )
  const count = (step: number): number => reached.filter((one) => one >= step).length
  return { sent: count(1), answered: count(2), interviewed: count(3), offered: count(4) }
}
