/**
 * Posts of a source in our own form, many at a time. Where one of them takes too long, or makes our own
 * code fail, they are read one by one, and that one is set aside: not tried again by this program, and
 * seen by whoever runs the server.
 */
import type { JobOrigin } from '#domain/posts/normalise.ts'
import type { FoundJob, NormalisedJob } from '#domain/posts/normalised.ts'

import type { Db } from '../db/tables.ts'
import type { Log } from '../log.ts'
import { attempt } from '../set-aside/attempt.ts'
import { findSetAside, setAside } from '../set-aside/store.ts'
import type { RunTask } from '../work/tasks.ts'

interface Context {
  db: Db
  run: RunTask
  log: Pick<Log, 'warn'>
  signal?: AbortSignal
}

interface Post {
  id: string
  found: FoundJob
}

/** What is no job is left out; `aside` are the ids of what cannot be read. */
export async function normalisePosts(
  { db, run, log, signal }: Context,
  posts: readonly Post[],
  origin: Omit<JobOrigin, 'id'>,
): Promise<{ jobs: NormalisedJob[]; aside: string[] }> {
  const ids = posts.map(({ id }) => id)
  const known = await findSetAside(db, 'job_post', ids)
  const open = posts.filter(({ id }) => !known.has(id))
  const together = await attempt(run('normaliseJobs', open, origin), signal)
  if (together.kind === 'done') return { jobs: together.result, aside: [...known] }
  const jobs: NormalisedJob[] = []
  const aside = [...known]
  for (const post of open) {
    const alone = await attempt(run('normaliseJobs', [post], origin), signal)
    if (alone.kind === 'done') {
      jobs.push(...alone.result)
      continue
    }
    const { reason } = alone
    log.warn('a post is set aside', { job: post.id, reason })
    await setAside(db, [{ kind: 'job_post', subject: post.id, reason }])
    aside.push(post.id)
  }
  return { jobs, aside }
}
