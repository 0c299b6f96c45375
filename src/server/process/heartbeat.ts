/**
 * The event loop's pulse, in memory that two threads share: the loop beats several times a second, and
 * whoever looks from the other thread sees how long it has been silent.
 */
import { performance } from 'node:perf_hooks'

export type Pulse = SharedArrayBuffer

const beatEveryMs = 100

export const createPulse = (): Pulse => new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT)

/** The same clock in every thread of the process, in milliseconds. */
const nowMs = (): number => performance.timeOrigin + performance.now()

/** Beats until the process ends, which the timer does not put off. */
export function beat(pulse: Pulse): void {
  const at = new Float64Array(pulse)
  const mark = () => (at[0] = nowMs())
  mark()
  setInterval(mark, beatEveryMs).unref()
}

/** Milliseconds since the last beat, beyond those between two; 0 before the first one. */
export function silenceMs(pulse: Pulse): number {
  const [last = 0] = new Float64Array(pulse)
  return last === 0 ? 0 : Math.max(0, nowMs() - last - beatEveryMs)
}
