/** How long the event loop keeps timers waiting: what everybody's request waits for, too. */
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'

export interface LoopDelay {
  p50Ms: number
  p99Ms: number
  mostMs: number
}

const resolutionMs = 20
/** What is measured is of this long ago at the most, and at least of half of it. */
const lookBackMs = 60_000

/** Measures from the first question on; a measurement costs nothing that could be noticed. */
export function watchLoop(): () => LoopDelay {
  let histogram: ReturnType<typeof monitorEventLoopDelay> | null = null
  let since = 0
  let before: LoopDelay = { p50Ms: 0, p99Ms: 0, mostMs: 0 }
  return () => {
    if (histogram === null) {
      histogram = monitorEventLoopDelay({ resolution: resolutionMs })
      histogram.enable()
      since = performance.now()
    }
    const now = read(histogram)
    const worst = {
      p50Ms: Math.max(now.p50Ms, before.p50Ms),
      p99Ms: Math.max(now.p99Ms, before.p99Ms),
      mostMs: Math.max(now.mostMs, before.mostMs),
    }
    if (performance.now() - since > lookBackMs / 2) {
      before = now
      histogram.reset()
      since = performance.now()
    }
    return worst
  }
}

function read(histogram: ReturnType<typeof monitorEventLoopDelay>): LoopDelay {
  if (histogram.count === 0) return { p50Ms: 0, p99Ms: 0, mostMs: 0 }
  const msOf = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolutionMs)
  return {
    p50Ms: msOf(histogram.percentile(50)),
    p99Ms: msOf(histogram.percentile(99)),
    mostMs: msOf(histogram.max),
  }
}
