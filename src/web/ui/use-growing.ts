/** A long list shows its first items and grows as its end comes near, so that hundreds stay quick. */
import { useCallback, useState } from 'react'

/** How far below the window the end is when the list grows. */
const ahead = '800px'

/** How many items to draw, and the `ref` for an element after the last of them. */
export function useGrowing(
  total: number,
  step: number,
): [shown: number, end: (element: Element | null) => (() => void) | undefined] {
  const [asked, setAsked] = useState(step)
  const end = useCallback(
    (element: Element | null) => {
      if (!element) return undefined
      const watch = new IntersectionObserver(
        (seen) => {
          if (seen.some((entry) => entry.isIntersecting)) setAsked((now) => now + step)
        },
        { rootMargin: ahead },
      )
      watch.observe(element)
      return () => watch.disconnect()
    },
    [step],
  )
  return [Math.min(asked, total), end]
}
