import type { RefObject } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Which of the things is at hand. One that is gone is followed by the one that takes its place, and one that
 * comes back by undo is at hand again. The focus goes along with what was done here.
 */
export function useAtHand(desk: RefObject<HTMLElement | null>, keys: readonly string[]) {
  const [at, setAt] = useState({ key: keys[0] ?? '', index: 0 })
  const [most, setMost] = useState(keys.length)
  if (keys.length > most) setMost(keys.length)
  const found = keys.indexOf(at.key)
  const index = found >= 0 ? found : Math.max(0, Math.min(at.index, keys.length - 1))
  const key = keys[index] ?? ''
  const isMine = useRef(true)
  const shown = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (shown.current === key) return
    shown.current = key
    if (isMine.current) desk.current?.querySelector<HTMLElement>('[data-first]')?.focus()
    isMine.current = false
  })
  const leave = () => {
    isMine.current = true
    setAt({ key, index })
  }
  const goTo = (next: string) => {
    isMine.current = next !== key
    if (!isMine.current) desk.current?.querySelector<HTMLElement>('[data-first]')?.focus()
    setAt({ key: next, index: Math.max(0, keys.indexOf(next)) })
  }
  return { key, index, most, goTo, leave }
}
