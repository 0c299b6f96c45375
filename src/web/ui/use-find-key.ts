/** `/` goes to the screen's own search, wherever nobody is typing. */
import { useEffect, useRef, type RefObject } from 'react'

import { isTyping } from './typing.ts'

export function useFindKey(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      const isOurs = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey
      if (!isOurs || !field.current || isTyping(event.target)) return
      if (document.querySelector('[role="dialog"]') !== null) return
      event.preventDefault()
      field.current.select()
      field.current.focus()
    }
    window.addEventListener('keydown', heard)
    return () => window.removeEventListener('keydown', heard)
  }, [])
  return field
}
