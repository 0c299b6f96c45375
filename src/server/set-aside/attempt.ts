/** One piece of background work, done or to be set aside. */
import { WorkRefused } from '../work/work-refused.ts'
import type { SetAside } from './store.ts'

export type Attempt<T> =
  | { kind: 'done'; result: T }
  | { kind: 'aside'; reason: SetAside['reason']; error: unknown }

/** Rejects where the same program may succeed at another time: it has much to do, or is leaving. */
export async function attempt<T>(work: Promise<T>, signal?: AbortSignal): Promise<Attempt<T>> {
  try {
    return { kind: 'done', result: await work }
  } catch (error) {
    if (signal?.aborted === true) throw error
    if (!(error instanceof WorkRefused)) return { kind: 'aside', reason: 'failed', error }
    if (error.code === 'text_busy') throw error
    return { kind: 'aside', reason: 'too_complex', error }
  }
}
