/**
 * Step 2: pieces → fragments: stretches of one baseline without a gap that could be a gutter.
 * A bullet or icon belongs to the text after it, so that it never looks like a column of its own.
 */
import type { Piece } from './clean-items.ts'
import { restoreLigatures } from './clean-items.ts'

export interface Fragment {
  pieces: Piece[]
  page: number
  x: number
  x1: number
  /** Baseline. */
  y: number
  size: number
  order: number
  text: string
}

export const bulletGlyph = /^[•●○◦▪▫■□◼◻◆◇❖‣⁃∙·➢➤►▶▸▹→✓✔★☆*❯»–—‒−-]$/u

export function fragmentsOf(pieces: readonly Piece[]): Fragment[] {
  return rowsOf(pieces).flatMap(splitRow)
}

/** Of one baseline, but for a rounding: such things are never parted, whatever their size. */
const sameBaseline = 0.05

/** Groups what stands on one baseline, left to right. Rows come top to bottom. */
export function rowsOf<T extends { x: number; y: number; size: number }>(
  things: readonly T[],
): T[][] {
  type Row = { y: number; size: number; things: T[] }
  const rows: Row[] = []
  let last: { y: number; row: Row } | null = null
  for (const thing of things.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const isOnLast: boolean = last !== null && thing.y - last.y <= sameBaseline * thing.size
    const near = isOnLast && last !== null ? last.row : nearest(rows.slice(-3), thing)
    const row: Row = near ?? { y: thing.y, size: thing.size, things: [] }
    row.things.push(thing)
    if (near === null) rows.push(row)
    last = { y: thing.y, row }
  }
  return rows.map((row) => row.things.toSorted((a, b) => a.x - b.x))
}

type Placed = { y: number; size: number }

/** The last of these rows that a thing may stand on. */
const nearest = <R extends Placed>(rows: readonly R[], { y, size }: Placed): R | null =>
  rows.findLast((row) => Math.abs(row.y - y) <= 0.45 * Math.min(row.size, size)) ?? null

function splitRow(row: Piece[]): Fragment[] {
  const fragments: Fragment[] = []
  let open: Piece[] = []
  const close = (): void => {
    if (open.length > 0) fragments.push(fragmentOf(open))
    open = []
  }
  for (const piece of row) {
    const before = open.at(-1)
    if (before !== undefined && isGap(before, piece, open)) close()
    open.push(piece)
  }
  close()
  return fragments
}

function isGap(before: Piece, piece: Piece, open: readonly Piece[]): boolean {
  const gap = piece.x - (before.x + before.width)
  const size = Math.max(before.size, piece.size)
  const onlyMark = open.every((p) => p.isIcon || bulletGlyph.test(p.text.trim()))
  // Pieces drawn far apart that touch belong to different columns.
  if (gap < 0.12 * size && Math.abs(piece.order - (before.lastOrder ?? before.order)) > 4)
    return true
  return gap > (onlyMark ? 3 : piece.afterSpace ? 1.2 : 0.75) * size
}

export function fragmentOf(pieces: Piece[]): Fragment {
  const words = pieces.filter((piece) => !piece.isIcon)
  const main = (words.length > 0 ? words : pieces).toSorted(
    (a, b) => b.text.length - a.text.length,
  )[0]
  const first = pieces[0]
  if (main === undefined || first === undefined) throw new RangeError('a fragment needs a piece')
  return {
    pieces,
    page: first.page,
    x: first.x,
    x1: Math.max(...pieces.map((piece) => piece.x + piece.width)),
    y: main.y,
    size: main.size,
    order: Math.min(...pieces.map((piece) => piece.order)),
    text: textOf(pieces),
  }
}

function textOf(pieces: readonly Piece[]): string {
  let text = ''
  pieces.forEach((piece, i) => {
    const before = pieces[i - 1]
    const gap = before === undefined ? 0 : piece.x - (before.x + before.width)
    const size = Math.max(before?.size ?? 0, piece.size)
    text += (piece.afterSpace || gap > 0.12 * size ? ' ' : '') + piece.text
  })
  return restoreLigatures(text).trim()
}
