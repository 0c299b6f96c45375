/**
 * What keeps to one line where it is not too long (domain/exchange/kept-together). The same words for the
 * sheet that is read and printed and for the one that is edited, so that both break their lines alike.
 */
import { keptParts, longestNarrow } from '#domain/exchange/kept-together.ts'

export type WordPart = {
  text: string
  /** What keeps it whole in paper.css; null where it flows. */
  keeps: 'whole' | 'whole narrow' | null
}

/** `isProse`: it stands on lines of its own. */
export function wordParts(text: string, isProse: boolean): WordPart[] {
  return keptParts(text, isProse ? 'prose' : 'none')
    .map((part, i) => ({ text: part, keeps: i % 2 === 1 ? kept(part) : null }))
    .filter((part) => part.text !== '')
}

/** An address, which is shown in one piece where a line has room for it; nothing has no parts. */
export const linkParts = (text: string): WordPart[] =>
  text === '' ? [] : [{ text, keeps: text.length <= longestLine ? 'whole' : null }]

/** What fits on one line of every layout. */
export const longestLine = 60

/** In one column. */
const longestWhole = 40

/** What stands between the last word of a list and the one before it: no line ends there. */
export function beforeLastWord(words: readonly string[]): WordPart['keeps'] {
  const joined = words.join(', ')
  const parts = keptParts(joined, 'list')
  const tail = parts.at(-2) ?? ''
  return parts.at(-1) === '' && /, [^\s,]+$/.test(tail) ? kept(tail) : null
}

const kept = ({ length }: string): WordPart['keeps'] =>
  length > longestWhole ? null : length > longestNarrow ? 'whole' : 'whole narrow'
