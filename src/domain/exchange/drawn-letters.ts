/**
 * Which letters of a text the PDF cannot draw. A machine reads them all the same, so nothing but this tells
 * whoever sends the file that a person would see boxes.
 */
import { drawnRanges } from './drawn-letters.data.ts'

const ranges = drawnRanges.split(' ').map((range) => {
  const [from = '', to = from] = range.split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
})

export function isDrawn(letter: string): boolean {
  // Nothing is drawn for them, with any font.
  if (/^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(letter)) return true
  const code = letter.codePointAt(0) ?? 0
  return ranges.some(([from, to]) => from <= code && code <= to)
}

/** Each once, in the order of the text; what belongs together, as a flag, stays so. */
export function undrawnIn(text: string): string[] {
  const seen = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  return [...new Set(seen.filter((cluster) => [...cluster].some((letter) => !isDrawn(letter))))]
}
