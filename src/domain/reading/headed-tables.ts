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
import { bandsOf, cellsOf, stackedNames } from './centred-cells.ts'
import { countedColumns, countedForm, countedRecords, countedRows } from './numbered-tables.ts'

interface Column {
  head: Fragment
  /** Text of this column begins here or further right. */
  from: number
}

export function readHeadedTables(rows: Fragment[][]): Fragment[][] {
  const read: Fragment[][] = []
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] ?? []
    const counted = readCounted(rows, i)
    if (counted !== null) {
      read.push(...counted.rows)
      i = counted.end - 1
      continue
    }
    const centred = readCentred(rows, i)
    if (centred !== null) {
      read.push(...centred.rows)
      i = centred.end - 1
      continue
    }
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

/** The table whose numbered rows stand below row `at`. */
function readCounted(
  rows: readonly Fragment[][],
  at: number,
): { rows: Fragment[][]; end: number } | null {
  const heads = countedColumns(rows[at] ?? [])
  if (heads === null || columnsOf(heads) === null) return null
  const end = at + 1 + countedRows(rows.slice(at + 1, endOfTable(rows, at + 1)), heads)
  const records = countedRecords(rows.slice(at + 1, end), heads)
  return records.length === 0
    ? null
    : { rows: records.flatMap((record) => countedForm(record, heads)), end }
}

/** The table whose cells stand in the middle of their rows, its names on one line or on several. */
function readCentred(
  rows: readonly Fragment[][],
  at: number,
): { rows: Fragment[][]; end: number } | null {
  const [names, ...bands] = bandsOf(rows.slice(at, endOfTable(rows, at + 1)))
  const heads = names === undefined ? null : stackedNames(names)
  if (names === undefined || heads === null || columnsOf(heads) === null) return null
  const read: Fragment[][] = []
  let end = at + names.length
  let isCentred = names.length > 1
  let isWhole = true
  for (const band of bands) {
    const cells = cellsOf(band, heads)
    const [lead = []] = cells
    if (lead.length === 0 || cells.filter((cell) => cell.length > 0).length < 2) break
    isWhole &&= band.length === 1 && cells.every((cell) => cell.length > 0)
    isCentred ||= band[0]?.every((f) => f.pieces.every((p) => !lead.includes(p))) ?? false
    read.push(...countedForm(cells, heads))
    end += band.length
  }
  return (isCentred || isWhole) && read.length > 0 ? { rows: read, end } : null
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
