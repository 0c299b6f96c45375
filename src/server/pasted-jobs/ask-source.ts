/**
 * A post on a site that answers programs: its API is asked for the one job, which says more, and more
 * surely, than its page. Null where no source knows the address, or its API says nothing: then the
 * page is asked.
 */
import type { FoundJob } from '#domain/posts/normalised.ts'

import type { House } from '../house.ts'
import { OutgoingFailure } from '../outgoing/failure.ts'
import type { RunTask } from '../work/tasks.ts'

export async function askSource(
  { outgoing }: Pick<House, 'outgoing'>,
  run: RunTask,
  link: string,
  signal: AbortSignal,
): Promise<FoundJob | null> {
  const { adapters } = await import('../job-import/sources/adapters.ts')
  const url = new URL(link)
  for (const adapter of adapters) {
    const { one } = adapter
    const posting = one === undefined ? null : (adapter.owns?.(url) ?? null)
    if (one === undefined || posting === null) continue
    const answer = await outgoing
      .ask({
        types: ['application/json'],
        ...one.ask(posting),
        isUrgent: true,
        patienceMs: 3_000,
        signal,
      })
      .catch((error: unknown) => {
        if (error instanceof OutgoingFailure) return null
        throw error
      })
    // Some sources answer 404 for a job that is open: its page decides.
    if (answer === null || answer.status < 200 || answer.status >= 300) return null
    return run('parsePosting', adapter.id, answer.text(), posting)
  }
  return null
}
