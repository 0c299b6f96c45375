/**
 * Step 2, on pages where a column was printed over another (a web page that did not fit its paper):
 * places say nothing there. What the file draws without going back up is one layer, and each
 * layer is read as if it stood alone.
 */
import type { Piece } from './clean-items.ts'

/** The pieces of one page, by layer in the order of drawing; all in one where none lies over another. */
export function layersOf(pieces: readonly Piece[]): Piece[][] {
  if (countOver(pieces) < leastOver) return [[...pieces]]
  const drawn = pieces.toSorted((a, b) => a.order - b.order)
  const layers: Piece[][] = []
  for (const piece of drawn) {
    const open = layers.at(-1)
    const lowest = Math.max(...(open ?? []).map((one) => one.y))
    const goesUp = piece.y < lowest - 3 * piece.size
    if (open === undefined || goesUp || open.some((one) => liesOver(one, piece)))
      layers.push([piece])
    else open.push(piece)
  }
  return layers
}

/** One may be a stamp or a number pushed aside. */
const leastOver = 3

/** How many of them lie over another: neighbours down the page are enough to look at. */
function countOver(pieces: readonly Piece[]): number {
  const sorted = pieces.toSorted((a, b) => a.y - b.y)
  return sorted.filter((piece, i) => {
    for (let k = i + 1; k < sorted.length; k++) {
      const other = sorted[k]
      if (other === undefined || other.y - piece.y > other.size) return false
      if (liesOver(piece, other)) return true
    }
    return false
  }).length
}

/** Their letters share a good part of the smaller one's place; bold imitated by printing twice does not count. */
function liesOver(a: Piece, b: Piece): boolean {
  if (a.text.trim() === b.text.trim() || a.isIcon || b.isIcon) return false
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y, b.y) - Math.max(a.y - 0.75 * a.size, b.y - 0.75 * b.size)
  return (
    width > 0.3 * Math.min(a.width, b.width) &&
    width > 0.8 * Math.min(a.size, b.size) &&
    height > 0.05 * Math.min(a.size, b.size)
  )
}
