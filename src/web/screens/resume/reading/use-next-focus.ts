/**
 * Where a list loses the row that has the focus, the focus goes to the row that takes its place. Rows are
 * known by their first button, `[data-first]`; after the last one the focus goes to what says so.
 */
import type { RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef } from 'react'

/** Focuses the first row, and answers what to call before the row that has the focus is done with. */
export function useNextFocus(desk: RefObject<HTMLElement | null>, count: number): () => void {
  const left = useRef<{ at: number; count: number } | null>(null)
  useEffect(() => rowsIn(desk)[0]?.focus(), [desk])
  useLayoutEffect(() => {
    // Other things are drawn anew meanwhile.
    if (left.current === null || left.current.count === count) return
    const rows = rowsIn(desk)
    const next = rows[Math.min(left.current.at, rows.length - 1)]
    if (next) next.focus()
    else desk.current?.querySelector<HTMLElement>('[data-done]')?.focus()
    left.current = null
  })
  return () => {
    const at = rowsIn(desk).findIndex((row) => row.closest('li')?.contains(document.activeElement))
    left.current = at < 0 ? null : { at, count }
  }
}

const rowsIn = (desk: RefObject<HTMLElement | null>): HTMLElement[] => [
  ...(desk.current?.querySelectorAll<HTMLElement>('[data-first]') ?? []),
]
