/** Whether keys go into a text, where a letter is a letter and no command. */
export function isTyping(target: EventTarget | null): boolean {
  return isOwnTextBox(target) || (target instanceof HTMLElement && target.isContentEditable)
}

/** In a box of its own (the tailor dialog, a search) undo belongs to that box. */
export function isOwnTextBox(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type="radio"], [type="checkbox"]), textarea, select') !== null
  )
}
