/**
 * Printing: the browser is asked 300 ms after the edits were hidden (specification §9), and the
 * file gets a name that people keep.
 */
import { rhythms } from '../../messages/toasts.ts'

/** Asks the browser to print, a moment after what should not be printed was hidden. */
export async function printSoon(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, rhythms.printDelay))
  window.print()
}

/**
 * Calls back around every printing, by whichever way it was asked for; meanwhile the document is
 * called as the file should be. Answers the function that ends it.
 */
export function aroundPrinting(
  nameOf: () => string,
  hide: () => void,
  show: () => void,
): () => void {
  let title = ''
  const before = () => {
    hide()
    title = document.title
    document.title = nameOf() || title
  }
  const after = () => {
    document.title = title
    show()
  }
  window.addEventListener('beforeprint', before)
  window.addEventListener('afterprint', after)
  return () => {
    window.removeEventListener('beforeprint', before)
    window.removeEventListener('afterprint', after)
  }
}
