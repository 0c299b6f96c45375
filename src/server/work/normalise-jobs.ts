import type { JobOrigin } from '#domain/posts/normalise.ts'
import { normaliseJob } from '#domain/posts/normalise.ts'
import type { FoundJob, NormalisedJob } from '#domain/posts/normalised.ts'

/** Posts in our own form; what is no job is left out. */
export const normaliseJobs = (
  posts: readonly { id: string; found: FoundJob }[],
  origin: Omit<JobOrigin, 'id'>,
): NormalisedJob[] => posts.flatMap(({ id, found }) => normaliseJob(found, { ...origin, id }) ?? [])
