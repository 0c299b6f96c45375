/**
 * What keeps to one line where it is not too long (domain/exchange/kept-together). The same words for the
 * sheet that is read and printed and for the one that is edited, so that both break their lines alike.
 */
import type { Ending } from '#domain/exchange/kept-together.ts'
import { keptParts, longestKept } from '#domain/exchange/kept-together.ts'

export type WordPart = {
  text: string
  /** What keeps it whole in paper.css; null where it flows. */
  keeps: 'whole' | null
}

export function wordParts(text: string, ending: Ending): WordPart[] {
  return keptParts(text, ending)
    .map((part, i) => ({ text: part, keeps: i % 2 === 1 ? kept(part) : null }))
    .filter((part) => part.text !== '')
}

/** An address, which is shown in one piece where a line has room for it; nothing has no parts. */
export const linkParts = (text: string): WordPart[] =>
  text === '' ? [] : [{ text, keeps: text.length <= longestLine ? 'whole' : null }]

/** What fits on one line of every layout. */
export const longestLine = 60

/** What has room on every line of a slim column, whatever its letters. */
const narrowest = 24

/**
 * How a list ends: with words of its last text that keep together, or with one that keeps to the text before
 * it, so that no line ends between them (`whole`; in a wide column alone: `whole-in-wide`).
 */
export function endOfList(words: readonly string[]): 'last' | 'whole' | 'whole-in-wide' | 'none' {
  const parts = keptParts(words.join(', '), 'lines')
  const tail = parts.at(-2) ?? ''
  if (parts.at(-1) !== '') return 'none'
  if (tail.length <= (words.at(-1) ?? '').length) return 'last'
  if (!/, [^\s,]+$/.test(tail) || kept(tail) === null) return 'none'
  return tail.length > narrowest ? 'whole-in-wide' : 'whole'
}

const kept = ({ length }: string): WordPart['keeps'] => (length > longestKept ? null : 'whole')
