import { useSyncExternalStore } from 'react'

/** Whether a media query holds now; for what cannot be said in CSS, such as dialog or panel. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
  )
}
