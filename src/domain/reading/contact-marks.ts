/** What gives a contact detail away in a line: the shape of an address, a label in front. */
import { fold } from '#domain/language/fold.ts'

/** Latin letters by their range: compiling a class of Unicode takes a first read a millisecond. */
export const email = /[\w\u00c0-\u024f.%+-]+@[\w\u00c0-\u024f-]+(?:\.[\w\u00c0-\u024f-]+)+/

export const address =
  /(?:https?:\/\/)?(?:www\.)?(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+(?:com|org|net|io|dev|app|de|es|fr|pt|nl|br|eu|me|ai|co|at|ch|be|uk|us|info|example|design|tech|online|site|blog|xyz|page|edu|pro|cat|in|cc|to)(?:\.[a-z]{2})?(?:\/[^\s|,;)]*)?(?![\p{L}\p{N}@])/giu

export function labelled(text: string): { label: string; rest: string } | null {
  const [, label, said] = /^([\p{L}\s./&-]{2,28}?)(?::|\t)(.+)$/u.exec(text) ?? []
  // Behind a tab there may be the colon all the same.
  const rest = said?.replace(/^\s*:?\s*/u, '') ?? ''
  return label === undefined || rest === '' ? null : { label: fold(label.trimEnd()), rest }
}
