/**
 * Tables whose rows are numbered ("S. No. │ Organisation │ Designation │ Period"): the numbers say
 * where each record stands, whether its cells are set at the top or in the middle of the row.
 */
import type { Piece } from './clean-items.ts'
import type { Fragment } from './fragments.ts'
import { fragmentOf } from './fragments.ts'

/** What stands above the numbers, and maybe the next column's name behind it. */
const countHead =
  /^(?:#|(?:s|sr|sl)\.?\s?(?:no|n)\b\.?|nos?\b\.?|nr\b\.?|n\.?\s?[º°]|lfd\.?\s?nr\b\.?)(?=\s|$)/iu

/** The names of a numbered table's columns, without the one of the numbers; null for other rows. */
export function countedColumns(row: readonly Fragment[]): Fragment[] | null {
  const [first, ...others] = row
  const [piece, ...more] = first?.pieces ?? []
  const count = countHead.exec(piece?.text.trimStart() ?? '')?.[0]
  if (piece === undefined || count === undefined) return null
  const name = piece.text.trimStart().slice(count.length).trim()
  // A narrow column leaves no more than a space between its name and the next.
  const width = (piece.width * name.length) / piece.text.length
  const rest = { ...piece, text: name, x: piece.x + piece.width - width, width }
  const behind = [...(name === '' ? [] : [rest]), ...more]
  return [...(behind.length === 0 ? [] : [fragmentOf(behind)]), ...others]
}

const isCount = (piece: Piece, head: Fragment): boolean =>
  piece.x + piece.width < head.x && /^\d{1,2}[.)]?$/.test(piece.text.trim())

/** How many rows the table has: below the last number it ends at the first gap. */
export function countedRows(rows: readonly Fragment[][], [head]: readonly Fragment[]): number {
  if (head === undefined) return 0
  const last = rows.findLastIndex((row) => row.some((f) => f.pieces.some((p) => isCount(p, head))))
  const end = rows.findIndex((row, i) => {
    const [above, first] = [rows[i - 1]?.[0], row[0]]
    return (
      i > last && above !== undefined && first !== undefined && first.y - above.y > 1.9 * first.size
    )
  })
  return end < 0 ? rows.length : end
}

/** The cells of each record; none where the numbers are not 1, 2, 3. */
export function countedRecords(
  rows: readonly Fragment[][],
  heads: readonly Fragment[],
): Piece[][][] {
  const [head] = heads
  const pieces = rows.flatMap((row) => row.flatMap((f) => f.pieces))
  if (head === undefined) return []
  const counts = pieces.filter(
    (p) => p.x + p.width < head.x && /^\d{1,2}[.)]?$/.test(p.text.trim()),
  )
  if (counts.length === 0 || counts.some((p, i) => Number.parseInt(p.text, 10) !== i + 1)) return []
  const cells = pieces.filter((p) => !counts.includes(p))
  const isAtTop = cells.every((p) => p.y > (counts[0]?.y ?? 0) - 2)
  return counts.map((count) => {
    const own = cells.filter((p) => countOf(p, counts, isAtTop) === count)
    return heads.map((_, i) => own.filter((p) => columnOf(p, heads) === i).toSorted(asRead))
  })
}

function countOf(piece: Piece, counts: readonly Piece[], isAtTop: boolean): Piece | undefined {
  if (isAtTop) return counts.findLast((count) => count.y < piece.y + 2)
  const away = (count: Piece): number => Math.abs(count.y - piece.y)
  return counts.toSorted((a, b) => away(a) - away(b))[0]
}

const columnOf = (piece: Piece, heads: readonly Fragment[]): number =>
  Math.max(
    0,
    heads.findLastIndex((head) => piece.x >= head.x - 3),
  )

const asRead = (a: Piece, b: Piece): number => (Math.abs(a.y - b.y) < 2 ? a.x - b.x : a.y - b.y)

/** "Employer ⇥ Acme Ltd, Leeds": a cell is one line, whatever the table's width made of it. */
export function countedForm(record: readonly Piece[][], heads: readonly Fragment[]): Fragment[][] {
  const left = Math.min(...heads.map((head) => head.x))
  const top = Math.min(...record.flat().map((piece) => piece.y))
  return heads.flatMap((head, i) => {
    const cell = record[i] ?? []
    if (cell.length === 0) return []
    const label = head.pieces.map((p) => ({ ...p, x: p.x - head.x1 + left - 20, y: top }))
    let x = left
    const line = cell.map((piece, at) => {
      const placed = { ...piece, x, y: top, ...(at === 0 ? { opensCell: true } : {}) }
      x += piece.width + 0.3 * piece.size
      return placed
    })
    return [[fragmentOf([...label, ...line])]]
  })
}
