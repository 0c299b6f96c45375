/** Step 5: how a line is set, as far as that makes it look like the document's headings. */
import type { Line } from './lines.ts'

export interface Style {
  size: number
  bold: boolean
  caps: boolean
  font: string
  italic: boolean
}

export const isCaps = (text: string): boolean => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)

export function styleOf(line: Line): Style {
  const first = line.runs[0]
  return {
    size: Math.round((first?.size ?? line.size) * 2) / 2,
    bold: first?.bold ?? line.bold,
    caps: isCaps(line.text),
    font: first?.font ?? '',
    italic: first?.italic ?? false,
  }
}

export const sameStyle = (a: Style, b: Style): boolean =>
  Math.abs(a.size - b.size) <= Math.max(0.3, 0.04 * b.size) &&
  a.bold === b.bold &&
  a.caps === b.caps &&
  a.font === b.font &&
  a.italic === b.italic

/** The style of at least two, the most frequent one. */
export function commonStyle(styles: readonly Style[]): Style | null {
  const counted = styles
    .map((style) => ({ style, count: styles.filter((other) => sameStyle(style, other)).length }))
    .toSorted((a, b) => b.count - a.count)
  const best = counted[0]
  return best !== undefined && best.count >= 2 ? best.style : null
}
