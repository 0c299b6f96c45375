/**
 * What keeps to one line where it is not too long (domain/exchange/kept-together). The same words for the
 * sheet that is read and printed and for the one that is edited, so that both break their lines alike.
 */
import type { Ending } from '#domain/exchange/kept-together.ts'
import { keptAtEnd, keptParts, longestKept } from '#domain/exchange/kept-together.ts'

export type WordPart = {
  text: string
  /** What keeps it whole in paper.css: in every column or in a wide one; null: it flows. */
  keeps: 'whole' | 'whole-in-wide' | null
}

export function wordParts(text: string, ending: Ending): WordPart[] {
  return keptParts(text, ending)
    .map((part, i) => ({ text: part, keeps: i % 2 === 1 ? kept(part, ending) : null }))
    .filter((part) => part.text !== '')
}

/** An address, which is shown in one piece where a line has room for it; nothing has no parts. */
export const linkParts = (text: string): WordPart[] =>
  text === '' ? [] : [{ text, keeps: text.length <= longestLine ? 'whole' : null }]

/** What fits on one line of every layout. */
export const longestLine = 60

/** What keeps its last name to the one before it, so that no line ends between them. */
export const endOfList = (words: readonly string[]): WordPart['keeps'] => atEnd[keptAtEnd(words)]

const atEnd = { everywhere: 'whole', 'in-wide': 'whole-in-wide', nowhere: null } as const

/** A slim column has a line for each of several texts. */
function kept(text: string, ending: Ending): WordPart['keeps'] {
  if (text.length > longestKept) return null
  return ending === 'last' && text.includes(' ') ? 'whole-in-wide' : 'whole'
}
