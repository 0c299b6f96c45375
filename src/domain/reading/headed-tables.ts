/**
 * Step 3, before the cut: tables with a row of names on top ("Period │ Position │ Employer │ …").
 * Each record becomes what a form prints, the name of the column in front of its cell, so that
 * nothing has to be guessed (`labelled-entries.ts`).
 */
import { findDates } from '#domain/language/dates.ts'

import type { Piece } from './clean-items.ts'
import { fieldOfLabel } from './field-labels.ts'
import { isHeading } from './fragment-kinds.ts'
import type { Fragment } from './fragments.ts'
import { bulletGlyph, fragmentOf } from './fragments.ts'

interface Column {
  head: Fragment
  /** Text of this column begins here or further right. */
  from: number
}

export function readHeadedTables(rows: Fragment[][]): Fragment[][] {
  const read: Fragment[][] = []
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] ?? []
    const columns = columnsOf(row)
    if (columns === null) {
      read.push(row)
      continue
    }
    const end = endOfTable(rows, i + 1)
    const records = recordsOf(rows.slice(i + 1, end), columns)
    if (records.length === 0) {
      read.push(row)
      continue
    }
    for (const record of records) read.push(...asForm(record, columns))
    i = end - 1
  }
  return read
}

/** The columns, when the row is nothing but the names of three or more fields. */
function columnsOf(row: readonly Fragment[]): Column[] | null {
  if (row.length < 3) return null
  const kinds = row.map((f) => fieldOfLabel(f.text))
  const known = new Set(kinds.filter((kind) => kind !== null))
  const isNamed =
    known.has('role') || known.has('employer') || known.has('degree') || known.has('school')
  if (!isNamed || known.size < 3 || kinds.filter((kind) => kind === null).length > 0) return null
  return row.map((head) => ({ head, from: head.x - 3 }))
}

/** A table ends where a section's heading stands alone. */
function endOfTable(rows: readonly Fragment[][], from: number): number {
  const at = rows.findIndex((row, i) => i >= from && row.length === 1 && row.some(isHeading))
  return at < 0 ? rows.length : at
}

/** The cells of one record: for each column its rows of pieces. */
type RecordCells = Piece[][][]

function recordsOf(rows: readonly Fragment[][], columns: readonly Column[]): RecordCells[] {
  const records: RecordCells[] = []
  let lastY = Number.NEGATIVE_INFINITY
  for (const row of rows) {
    const cells = columns.map((_, i) =>
      row
        .flatMap((f) => f.pieces)
        .filter((p) => columnAt(columns, p) === i)
        .toSorted((a, b) => a.x - b.x),
    )
    const [lead = []] = cells
    const open = records.at(-1)
    const size = row[0]?.size ?? 10
    const y = row[0]?.y ?? 0
    if (
      lead.length > 0 &&
      (open === undefined || opensRecord(open, lead, columns, y - lastY > 1.6 * size))
    )
      records.push(columns.map((_, i) => (cells[i]?.length ? [cells[i]] : [])))
    else if (open !== undefined) {
      cells.forEach((pieces, i) => {
        if (pieces.length > 0) open[i]?.push(pieces)
      })
    } else return []
    lastY = y
  }
  return records
}

const columnAt = (columns: readonly Column[], piece: Piece): number =>
  Math.max(
    0,
    columns.findLastIndex((column) => piece.x >= column.from),
  )

/** A date that is no end of the range above it, or any text below a gap. */
function opensRecord(
  open: RecordCells,
  lead: readonly Piece[],
  [first]: readonly Column[],
  isBelowGap: boolean,
): boolean {
  if (first === undefined || fieldOfLabel(first.head.text) !== 'dates') return isBelowGap
  const above = (open[0] ?? []).map(textOf).join(' ')
  const [date] = findDates(textOf(lead))
  return date?.start === 0 && !/[-–—]\s*$|\b(?:bis|to|a|à|au|até|tot)\s*$/u.test(above)
}

const textOf = (pieces: readonly Piece[]): string =>
  pieces
    .map((p) => p.text)
    .join(' ')
    .trim()

/** "Employer ⇥ Acme", the rows below it without a name. */
function asForm(record: RecordCells, columns: readonly Column[]): Fragment[][] {
  const left = Math.min(...columns.map(({ head }) => head.x))
  return columns.flatMap(({ head }, i) =>
    (record[i] ?? []).flatMap((pieces, line) => {
      const [first, ...others] = pieces
      if (first === undefined || line > 0) return [[fragmentOf(pieces)]]
      const label = head.pieces.map((p) => ({ ...p, x: p.x - head.x1 + left - 20, y: first.y }))
      // A list keeps its bullets at the start of its lines.
      if (bulletGlyph.test(first.text.trim())) return [[fragmentOf(label)], [fragmentOf(pieces)]]
      return [[fragmentOf([...label, { ...first, opensCell: true }, ...others])]]
    }),
  )
}
