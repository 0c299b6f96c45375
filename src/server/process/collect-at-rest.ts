/**
 * Gives back memory that nobody uses while nobody comes. V8 collects when much is allocated, so what the
 * start or a busy hour has left would lie about for as long as the server rests.
 */
import { performance } from 'node:perf_hooks'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const lookEveryMs = 5_000
/** One person who reads between two clicks is no rest: so many looks pass until the next collection. */
const looksBetween = 6
/** Of the time since the last look: the loops over what waits in the database take less. */
const restingShare = 0.02
/** Growth since the last collection for which it is worth stopping everything for a tenth of a second. */
const worthBytes = 12 * 1024 * 1024

/** What the thread does and has; a test says it. */
export interface Thread {
  /** The share of the time since the last question in which the event loop worked. */
  busyShare: () => number
  heapBytes: () => number
  collect: () => void
}

/** From now on; the timer keeps nobody alive. */
export function collectAtRest(): void {
  const look = watch(ownThread())
  setInterval(look, lookEveryMs).unref()
}

export function watch({ busyShare, heapBytes, collect }: Thread): () => void {
  let after = 0
  let looks = looksBetween
  return () => {
    looks++
    const isBusy = busyShare() > restingShare
    if (isBusy || looks < looksBetween || heapBytes() - after < worthBytes) return
    collect()
    after = heapBytes()
    looks = 0
  }
}

export function ownThread(): Thread {
  let last = performance.eventLoopUtilization()
  return {
    busyShare() {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, last)
      last = now
      return utilization
    },
    heapBytes: () => getHeapStatistics().total_heap_size,
    collect() {
      setFlagsFromString('--expose-gc')
      const gc = runInNewContext('gc') as () => void // V8's own, where the flag is set
      gc()
    },
  }
}
