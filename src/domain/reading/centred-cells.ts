/**
 * Rows of a table whose cells have different numbers of lines, each cell set in the middle of its
 * row: what stands close together down the page is one row, whichever cell it is of.
 */
import type { Piece } from './clean-items.ts'
import type { Fragment } from './fragments.ts'
import { inOneLine } from './side-labels.ts'

/** Printed rows with no more between them than between the lines of one cell. */
export function bandsOf(rows: readonly Fragment[][]): Fragment[][][] {
  const bands: Fragment[][][] = []
  let lastY = Number.NEGATIVE_INFINITY
  for (const row of rows) {
    const [first] = row
    if (first === undefined) continue
    const band = bands.at(-1)
    if (band === undefined || first.y - lastY > 1.35 * first.size) bands.push([row])
    else band.push(row)
    lastY = first.y
  }
  return bands
}

/** The names of a table's columns, a name of several lines made one; null when they overlap. */
export function stackedNames(band: readonly Fragment[][]): Fragment[] | null {
  const names: Fragment[] = []
  for (const fragment of band.flat().toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const over = names.filter((name) => fragment.x < name.x1 && fragment.x1 > name.x)
    const [above, another] = over
    if (another !== undefined) return null
    if (above === undefined) names.push(fragment)
    else names[names.indexOf(above)] = inOneLine([above, fragment])
  }
  return names.toSorted((a, b) => a.x - b.x)
}

/** What stands in each column of a row, top to bottom. */
export function cellsOf(band: readonly Fragment[][], heads: readonly Fragment[]): Piece[][] {
  const pieces = band
    .flat()
    .flatMap((fragment) => fragment.pieces)
    .flatMap((piece) => heads.slice(1).reduce(cutAtColumn, [piece]))
  return heads.map((_, i) =>
    pieces
      .filter((piece) => columnAt(piece, heads) === i)
      .toSorted((a, b) => (Math.abs(a.y - b.y) < 2 ? a.x - b.x : a.y - b.y)),
  )
}

/** "Transportes Huécar Recepcionista": neighbours with no more than a space between them. */
function cutAtColumn(pieces: Piece[], head: Fragment): Piece[] {
  const last = pieces.at(-1)
  if (last === undefined || last.x > head.x - 3 || last.x + last.width < head.x + last.size)
    return pieces
  const unit = last.width / last.text.length
  const places = [...last.text.matchAll(/\s+(?=\S)/g)].map(({ index, 0: gap }) => ({
    index,
    end: index + gap.length,
    away: Math.abs(last.x + (index + gap.length) * unit - head.x),
  }))
  const place = places.toSorted((a, b) => a.away - b.away)[0]
  if (place === undefined || place.away > 1.5 * last.size) return pieces
  const [left, right] = [last.text.slice(0, place.index), last.text.slice(place.end)]
  return [
    ...pieces.slice(0, -1),
    { ...last, text: left, width: left.length * unit },
    { ...last, text: right, x: head.x, width: right.length * unit },
  ]
}

const columnAt = (piece: Piece, heads: readonly Fragment[]): number =>
  Math.max(
    0,
    heads.findLastIndex((head) => piece.x >= head.x - 3),
  )
