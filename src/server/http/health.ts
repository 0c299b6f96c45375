import { setTimeout as sleep } from 'node:timers/promises'

import { ping } from '../db/ping.ts'
import { version } from '../version.ts'
import type { Handler } from './handler.ts'
import { Problem } from './problem.ts'

/** Whoever asks wants to know now: a balancer sends its visitors elsewhere after one bad answer. */
const answerWithinMs = 3_000

/** Delayed by more, whoever asks notices. */
const busyMs = 200

/** 200 only when the database answers (contract, "HTTP") and this server is there to stay. */
export const health: Handler<'health'> = async ({ house }) => {
  if (house.leaving.aborted) throw new Problem('server_leaving')
  try {
    const answered = ping(house.db).then(() => true)
    const isThere = await Promise.race([answered, sleep(answerWithinMs, false, { ref: false })])
    if (!isThere) {
      answered.catch(() => {}) // nobody waits for it any more
      throw new Error('the database did not answer in time')
    }
  } catch (cause) {
    throw new Problem('database_unavailable', {}, { cause })
  }
  const delayMs = house.metrics.loopDelay().p99Ms
  const state = delayMs > busyMs ? 'busy' : 'free'
  return { status: 'ok', version, event_loop: { state, delay_ms: Math.round(delayMs) } }
}
