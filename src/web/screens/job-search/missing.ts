/**
 * What is missing before a job can be scored or tailored to, as the key of its message
 * (specification §5, §8). The screen asks in its own words; the dashboard's view leaves it to the
 * shared step, which has others.
 */
export type Place = 'screen' | 'dashboard'

/** A job of another server may come without its identifier, or with an empty one. */
type Given = { place: Place; resumeId: string | null; jobId: string | null | undefined }

export function missingForScore({ place, resumeId, jobId }: Given) {
  const isScreen = place === 'screen'
  if (resumeId === null)
    return {
      kind: 'warning',
      key: isScreen ? 'failures.scoreNoResume' : 'failures.scoreNoResumeShared',
    } as const
  if (!jobId)
    return {
      kind: 'error',
      key: isScreen ? 'failures.scoreNoJob' : 'failures.scoreJobIdMissing',
    } as const
  return null
}

export function missingForTailoring(given: Given) {
  if (given.resumeId === null) return missingForScore(given)
  return given.jobId ? null : ({ kind: 'error', key: 'failures.tailorStart' } as const)
}
