/** Where the keyboard goes when something opens, and how Esc leaves it. */
import { useEffect, useRef, type RefObject } from 'react'

/** As a `ref`: the element takes the focus once, when it appears. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}

/** Calls back on Esc inside the element of the returned ref; what is around it, a dialog, stays. */
export function useEscape<E extends HTMLElement>(onEscape: () => void): RefObject<E | null> {
  const ref = useRef<E>(null)
  useEffect(() => {
    const element = ref.current
    const heard = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      onEscape()
    }
    element?.addEventListener('keydown', heard)
    return () => element?.removeEventListener('keydown', heard)
  }, [onEscape])
  return ref
}
