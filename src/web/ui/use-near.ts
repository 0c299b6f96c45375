/** Whether an element is in the window or about to come into it. */
import { useCallback, useState } from 'react'

/** How far outside of the window. */
const ahead = '400px'

export function useNear(): [isNear: boolean, watch: (element: Element | null) => () => void] {
  const [isNear, setIsNear] = useState(false)
  const watch = useCallback((element: Element | null) => {
    const observer = new IntersectionObserver(
      (seen) => setIsNear(seen.at(-1)?.isIntersecting === true),
      { rootMargin: ahead },
    )
    if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [isNear, watch]
}
