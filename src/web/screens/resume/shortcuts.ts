/** The keys of the whole editor: save, undo, redo. Those of single fields are in editors/keys. */
import { isTyping } from '../../ui/typing.ts'

export type Shortcut = 'save' | 'undo' | 'redo' | 'keys' | 'history'

export function readShortcut(event: KeyboardEvent): Shortcut | null {
  if (event.key === '?' && !isTyping(event.target)) return 'keys'
  const held = event.ctrlKey || event.metaKey || event.altKey
  if (event.key === 'h' && !held && !isTyping(event.target)) return 'history'
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null
  const key = letterOf(event)
  if (key === 's' && !event.shiftKey) return 'save'
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  if (key === 'y' && !event.shiftKey) return 'redo'
  return null
}

/** The Latin letter of a key: where the layout gives another script, the one at its place. */
function letterOf({ key, code }: KeyboardEvent): string {
  const isOtherScript = /^\p{L}$/u.test(key) && !/^\p{Script=Latin}$/u.test(key)
  return (isOtherScript ? code.replace(/^Key/, '') : key).toLowerCase()
}
