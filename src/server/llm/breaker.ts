/**
 * A service that failed a few times in a row is left alone for a while: the next person is not
 * made to wait for it, and is told at once why it was not used.
 */
import { ModelFailure } from './failure.ts'

const failuresInARow = 3
const restMs = 60_000

export interface Breaker {
  /** Throws the last failure while the service rests. */
  check(): void
  note(failure: ModelFailure | null): void
}

export function createBreaker(nowMs: () => number): Breaker {
  let failures = 0
  let last: ModelFailure | null = null
  let restsUntil = 0
  return {
    check() {
      if (last !== null && nowMs() < restsUntil) {
        throw new ModelFailure(last.reason, last.message, { cause: last })
      }
    },
    note(failure) {
      // An answer that is of no use says nothing about the next one.
      if (failure === null || failure.reason === 'nonsense' || failure.reason === 'declined') {
        failures = 0
        last = null
        return
      }
      failures++
      last = failure
      if (failures >= failuresInARow) restsUntil = nowMs() + restMs
    },
  }
}
