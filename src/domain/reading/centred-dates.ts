/**
 * Step 3, before the cut: in some tables the date stands at half the height of the cell beside it.
 * Where the lines of the right column fall into as many cells as there are dates, each around its
 * date, the dates are raised to the first line of their cells.
 */
import { isBullet, isDateText, isHeading } from './fragment-kinds.ts'
import type { Fragment } from './fragments.ts'
import { fragmentOf } from './fragments.ts'

/** More lines than a section of a page has; the search grows with their square. */
const mostLines = 80

export function raiseCentredDates(rows: Fragment[][]): Fragment[][] {
  const raised = new Map<Fragment, Fragment>()
  for (const { dates, lines } of tablesOf(rows)) {
    const starts = cellsAround(dates, lines)
    starts?.forEach((start, i) => {
      const [date, line] = [dates[i], lines[start]]
      if (date !== undefined && line !== undefined) raised.set(date, line)
    })
  }
  if (raised.size === 0) return rows
  return rows
    .map((row) => {
      const stay = row.filter((f) => !raised.has(f))
      const come = [...raised].filter(([, line]) => row.includes(line))
      return [...come.map(([date, line]) => atHeight(date, line.y)), ...stay]
    })
    .filter((row) => row.length > 0)
}

interface Table {
  dates: Fragment[]
  lines: Fragment[]
}

/** Stretches of rows that are a date, a line of the column beside it, or both. */
function tablesOf(rows: Fragment[][]): Table[] {
  const edges = rows.flat().filter((f) => isDateText(f.text))
  const tables: Table[] = []
  let open: Table = { dates: [], lines: [] }
  const close = (): void => {
    if (open.dates.length > 1 && open.lines.length > open.dates.length) tables.push(open)
    open = { dates: [], lines: [] }
  }
  for (const row of rows) {
    const [first, second] = row
    const date = first !== undefined && isDateText(first.text) ? first : undefined
    const line = date === undefined ? first : second
    const isOfTable =
      (line === undefined || !isHeading(line)) &&
      row.length <= (date === undefined ? 1 : 2) &&
      edges.every((edge) => line === undefined || line.x > edge.x1 + 4 || edge.x >= line.x) &&
      (line === undefined || edges.some((edge) => edge.x1 + 4 < line.x))
    if (!isOfTable || (open.lines[0] !== undefined && isFarBelow(row, open))) close()
    if (!isOfTable) continue
    if (date !== undefined) open.dates.push(date)
    if (line !== undefined) open.lines.push(line)
  }
  close()
  return tables
}

const isFarBelow = (row: readonly Fragment[], { lines }: Table): boolean =>
  (row[0]?.y ?? 0) - (lines.at(-1)?.y ?? 0) > 6 * (lines[0]?.size ?? 10)

/** Where each date's cell begins, or null where the lines are no cells around the dates. */
function cellsAround(dates: readonly Fragment[], lines: readonly Fragment[]): number[] | null {
  const [top] = lines
  if (top === undefined || lines.length > mostLines) return null
  // At the first line of its cell, as usual, or nothing stands above it.
  const isUsual = dates.some((date) => Math.abs(date.y - top.y) < 0.5 * top.size)
  if (isUsual && dates.length > 1) return null
  const gaps = lines.slice(1).map((line, i) => line.y - (lines[i]?.y ?? 0))
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0
  const off = (date: Fragment, from: number, to: number): number =>
    Math.abs(date.y - ((lines[from]?.y ?? 0) + (lines[to]?.y ?? 0)) / 2)
  const opening = (at: number): number => {
    const line = lines[at]
    if (at === 0 || line === undefined) return 0
    const isBold = line.pieces[0]?.bold === top.pieces[0]?.bold
    return Math.max(0, usual - (gaps[at - 1] ?? 0)) + (isBold ? 0 : 6) + (isBullet(line) ? 20 : 0)
  }
  // best[i]: the cheapest way to give the lines before i to the dates so far.
  let best = new Map<number, { cost: number; starts: number[] }>([[0, { cost: 0, starts: [] }]])
  for (const date of dates) {
    const next: typeof best = new Map()
    for (const [from, { cost, starts }] of best) {
      for (let to = from; to < lines.length; to++) {
        const away = off(date, from, to)
        if (away > 0.95 * top.size) continue
        const whole = cost + away + opening(from)
        if (whole < (next.get(to + 1)?.cost ?? Infinity))
          next.set(to + 1, { cost: whole, starts: [...starts, from] })
      }
    }
    best = next
  }
  return best.get(lines.length)?.starts ?? null
}

const atHeight = (fragment: Fragment, y: number): Fragment =>
  fragmentOf(fragment.pieces.map((piece) => ({ ...piece, y })))
