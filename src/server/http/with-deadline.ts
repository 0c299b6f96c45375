/**
 * Work that has so many milliseconds: its signal is aborted after them, or with the one given. The
 * timer ends with the work; that of `AbortSignal.timeout` would stand until its time has come.
 */
export async function withDeadline<T>(
  mostMs: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const late = new AbortController()
  const timer = setTimeout(
    () => late.abort(new DOMException('it took too long', 'TimeoutError')),
    mostMs,
  )
  try {
    return await work(AbortSignal.any([signal, late.signal]))
  } finally {
    clearTimeout(timer)
  }
}
