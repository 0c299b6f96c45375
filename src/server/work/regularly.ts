/**
 * What waits in the database is looked for again and again: texts of jobs, scans, mail, what time has
 * ended. The rows are the queue, each kind in its own table; this is the loop over them, the one there
 * is. One round at a time; a round that fails is told and tried again at its next time; and whoever
 * stops it waits for the round that is under way, which has been told to put down its work.
 */
import type { House } from '../house.ts'
import { describeError } from '../log.ts'

export interface Rounds {
  everyMs: number
  /** What the log says of a round that failed. */
  failed: string
}

/** From now on; gives how to stop. */
export function regularly(
  { log, leaving }: Pick<House, 'log' | 'leaving'>,
  { everyMs, failed }: Rounds,
  round: (leaving: AbortSignal) => Promise<unknown>,
): () => Promise<void> {
  const stopping = new AbortController()
  const signal = AbortSignal.any([leaving, stopping.signal])
  let underWay: Promise<unknown> | null = null
  const look = (): void => {
    if (underWay !== null || signal.aborted) return
    underWay = round(signal)
      .catch((error: unknown) => {
        if (!signal.aborted) log.warn(failed, describeError(error))
      })
      .finally(() => (underWay = null))
  }
  const timer = setInterval(look, everyMs)
  timer.unref()
  look()
  return async () => {
    clearInterval(timer)
    stopping.abort()
    await underWay
  }
}
