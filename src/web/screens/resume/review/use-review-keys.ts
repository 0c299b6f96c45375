/** The keys of the review: to the next change and back, the two answers, and undo. */
import { useLayoutEffect } from 'react'

import { isTyping } from '../../../ui/typing.ts'
import { readShortcut } from '../shortcuts.ts'

export function useReviewKeys({
  isCovered,
  walk,
  accept,
  reject,
  reword = null,
  undoAnswer = () => false,
}: {
  /** Something lies over the review: nobody sees what a key would do. */
  isCovered: boolean
  walk: (by: -1 | 1) => void
  /** The answers to the change at hand; null where there is none. */
  accept: (() => void) | null
  reject: (() => void) | null
  /** To say it in other words, where that is an answer. */
  reword?: (() => void) | null
  /** True where there was an answer to take back. */
  undoAnswer?: () => boolean
}): void {
  // A key answers what is shown: with an effect after the paint it could answer the change before.
  // Before the editor's own undo hears of it.
  useLayoutEffect(() => {
    if (isCovered) return undefined
    const press = (event: KeyboardEvent) => {
      if (readShortcut(event) !== 'undo' || isTyping(event.target) || !undoAnswer()) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  })

  useLayoutEffect(() => {
    if (isCovered) return undefined
    const press = (event: KeyboardEvent) => {
      const held = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
      if (held || isTyping(event.target) || document.querySelector('[role="dialog"]')) return
      if (event.key === 'n') walk(1)
      else if (event.key === 'p') walk(-1)
      else if (event.key === 'a' && accept) accept()
      else if (event.key === 'r' && reject) reject()
      else if (event.key === 'e' && reword) reword()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}
