/**
 * Saves that nobody has to think of: a moment after the last keystroke, at the latest after some
 * seconds of typing, again and again with growing pauses while the server cannot be reached.
 */
import type { Draft } from './draft.ts'

/** How long after the last change, and how long at most while changes go on. */
const restMs = 1_500
const mostMs = 10_000
const retryMs = [3_000, 10_000, 30_000, 60_000]

/** Answers the function that ends it. */
export function autosave(draft: Draft, now: () => number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let since: number | null = null
  let failures = 0
  let seen = draft.state().resume

  function plan(waitMs: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void saveNow(), waitMs)
  }

  async function saveNow(): Promise<void> {
    since = null
    const outcome = await draft.save()
    failures = outcome.kind === 'failed' ? failures + 1 : 0
    if (outcome.kind === 'failed') plan(retryMs[Math.min(failures, retryMs.length) - 1] ?? mostMs)
  }

  const unsubscribe = draft.subscribe(() => {
    const { resume, status } = draft.state()
    const changed = resume !== seen
    seen = resume
    if (status.kind === 'saved') {
      clearTimeout(timer)
      since = null
    } else if (changed && status.kind !== 'gone' && draft.hasUnsaved()) {
      since ??= now()
      plan(Math.max(0, Math.min(restMs, since + mostMs - now())))
    }
  })

  return () => {
    clearTimeout(timer)
    unsubscribe()
  }
}
