/** The keys of the whole editor: save, undo, redo. Those of single fields are in editors/keys. */
export type Shortcut = 'save' | 'undo' | 'redo' | 'keys'

export function readShortcut(event: KeyboardEvent): Shortcut | null {
  if (event.key === '?' && !isTyping(event.target)) return 'keys'
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null
  const key = event.key.toLowerCase()
  if (key === 's' && !event.shiftKey) return 'save'
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  if (key === 'y' && !event.shiftKey) return 'redo'
  return null
}

function isTyping(target: EventTarget | null): boolean {
  return isOwnTextBox(target) || (target instanceof HTMLElement && target.isContentEditable)
}

/** In a box of its own (the tailor dialog, a search) undo belongs to that box. */
export function isOwnTextBox(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type="radio"], [type="checkbox"]), textarea, select') !== null
  )
}
