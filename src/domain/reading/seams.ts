/**
 * Step 2: seams, where a narrow column of labels set flush right meets the text beside it
 * ("10/2020–│Stationsleitung", "EDV│SAP, Excel"). The gap is hardly wider than a space between
 * words; what gives it away is that row after row ends and begins at the same two places.
 */
import type { Piece } from './clean-items.ts'

export interface Seam {
  end: number
  start: number
}

const least = { rows: 3, gap: 0.45, widest: 1.3, places: 12 } as const

export function seamsOf(rows: readonly (readonly Piece[])[]): Seam[] {
  const pairs = rows.flatMap((row, at) =>
    row.flatMap((piece, i) => {
      const before = row[i - 1]
      if (before === undefined) return []
      const seam = { end: before.x + before.width, start: piece.x }
      const gap = (seam.start - seam.end) / Math.max(before.size, piece.size)
      return gap >= least.gap && gap <= least.widest ? [{ ...seam, at }] : []
    }),
  )
  const seams: Seam[] = []
  const space = spaceOf(pairs)
  for (const pair of pairs) {
    if (space !== null && Math.abs(pair.start - pair.end - space) < 0.6) continue
    if (seams.some((seam) => isAt(seam, pair))) continue
    const same = pairs.filter((other) => isAt(pair, other))
    const [first, last] = [same[0]?.at ?? 0, same.at(-1)?.at ?? 0]
    if (new Set(same.map((other) => other.at)).size < least.rows) continue
    const crossed = rows.slice(first, last + 1).filter((row) => row.some((p) => crosses(p, pair)))
    if (crossed.length <= 0.05 * (last - first + 1)) seams.push(pair)
  }
  return seams
}

/** In type of one width, words drawn one by one: the one gap between them wherever they stand. */
function spaceOf(pairs: readonly Seam[]): number | null {
  const counts = new Map<number, Set<number>>()
  for (const { start, end } of pairs) {
    const width = Math.round(2 * (start - end)) / 2
    counts.set(width, (counts.get(width) ?? new Set()).add(Math.round(start)))
  }
  const [usual] = [...counts].toSorted(([, a], [, b]) => b.size - a.size)
  return usual !== undefined && usual[1].size >= least.places ? usual[0] : null
}

/** The two pieces meet at one of the seams. */
export const isSeam = (seams: readonly Seam[], before: Piece, piece: Piece): boolean =>
  seams.some((seam) => isAt(seam, { end: before.x + before.width, start: piece.x }))

const isAt = (seam: Seam, pair: Seam): boolean =>
  Math.abs(seam.end - pair.end) < 1.2 && Math.abs(seam.start - pair.start) < 1.2

const crosses = (piece: Piece, seam: Seam): boolean =>
  piece.x < seam.end - 1 && piece.x + piece.width > seam.start + 1
