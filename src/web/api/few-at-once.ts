/** Work that may wait: a few at once, the others in order, so that what a person waits for has room. */
export function fewAtOnce(most: number) {
  let running = 0
  const waiting: (() => void)[] = []

  return async function inTurn<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    if (running < most) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      // Whoever has gone meanwhile gives the turn on.
      signal.throwIfAborted()
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
