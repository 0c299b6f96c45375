/** Step 3: the strip of white between two columns, told from the strips inside a table's rows. */
import { findDates } from '#domain/language/dates.ts'

import { isDateText, isHeading } from './fragment-kinds.ts'
import { isEntryLabel, isFormLabel } from './field-labels.ts'
import type { Fragment } from './fragments.ts'
import { rowsOf } from './fragments.ts'

export interface Gutter {
  from: number
  to: number
  x: number
  score: number
}

export const middle = (f: Fragment): number => (f.x + f.x1) / 2

/** The best strip of white that is a gutter between columns, or null. */
export function findGutter(rows: Fragment[][]): Gutter | null {
  const all = rows.flat()
  const left = Math.min(...all.map((f) => f.x))
  const right = Math.max(...all.map((f) => f.x1))
  const candidates: Gutter[] = []
  for (const x of gutterPlaces(all, left, right)) {
    for (const [from, to] of openRuns(rows, x)) {
      const gutter = weigh(rows, from, to, x)
      if (gutter !== null) candidates.push(gutter)
    }
  }
  candidates.sort((a, b) => b.score - a.score)
  return (
    candidates.find((gutter) => isBetweenColumns(rows.slice(gutter.from, gutter.to), gutter.x)) ??
    null
  )
}

/** A little before each place where text begins: gutters end where a column begins. */
function gutterPlaces(all: readonly Fragment[], left: number, right: number): number[] {
  const places = new Set<number>()
  for (const f of all) if (f.x > left + 30 && f.x < right - 20) places.add(Math.round(f.x - 2))
  for (const f of all) if (f.x1 > left + 30 && f.x1 < right - 40) places.add(Math.round(f.x1 + 4))
  return [...places]
}

/** Runs of rows that nothing crosses at `x`. */
function openRuns(rows: Fragment[][], x: number): [number, number][] {
  const runs: [number, number][] = []
  let start = 0
  rows.forEach((row, i) => {
    if (!row.some((f) => f.x < x - 1 && f.x1 > x + 1)) return
    if (i - start >= 3) runs.push([start, i])
    start = i + 1
  })
  if (rows.length - start >= 3) runs.push([start, rows.length])
  return runs
}

/** The part of a run where both sides have text, and what it is worth as a gutter. */
function weigh(rows: Fragment[][], from: number, to: number, x: number): Gutter | null {
  const isLeft = (f: Fragment): boolean => middle(f) < x
  const has = (row: Fragment[], onLeft: boolean): boolean => row.some((f) => isLeft(f) === onLeft)
  const band = isDrawnApart(rows.slice(from, to), x) ? { from, to } : longestCell(rows, from, to, x)
  while (band.from < band.to && !hasBothSoon(rows, band.from, band.to, has)) band.from++
  band.from = belowHeading(rows, band.from, band.to, isLeft)
  const slice = rows.slice(band.from, band.to)
  const leftRows = slice.filter((row) => has(row, true)).length
  const rightRows = slice.filter((row) => has(row, false)).length
  const least = Math.min(leftRows, rightRows)
  if (least < 3) return null
  const all = slice.flat()
  const maxLeft = Math.max(...all.filter(isLeft).map((f) => f.x1))
  const minRight = Math.min(...all.filter((f) => !isLeft(f)).map((f) => f.x))
  const width = minRight - maxLeft
  const size = all[0]?.size ?? 10
  if (width < 0.7 * size) return null
  const score = least * Math.log2(1 + Math.min(width, 40)) * Math.sqrt(leftRows + rightRows)
  return { ...band, x: (maxLeft + minRight) / 2, score }
}

/** Down much of the page, and first all of one side, then all of the other: no grid is drawn so. */
function isDrawnApart(rows: Fragment[][], x: number): boolean {
  const all = rows.flat()
  const heightOf = (some: readonly Fragment[]): number =>
    Math.max(...some.map((f) => f.y)) - Math.min(...some.map((f) => f.y))
  const sides = [all.filter((f) => middle(f) < x), all.filter((f) => middle(f) >= x)]
  return (
    sides.every((side) => side.length > 5 && heightOf(side) > 0.3 * heightOf(all)) &&
    countHops(all, x) === 1
  )
}

/**
 * A grid inside sections ("Projects" over two cells side by side) is cut at headings: where the
 * other side does not simply go on beside a heading, the heading ends the band.
 */
function longestCell(
  rows: Fragment[][],
  from: number,
  to: number,
  x: number,
): { from: number; to: number } {
  const cuts = [from - 1]
  for (let i = from; i < to; i++) if (endsBand(rows, from, to, i, x)) cuts.push(i)
  cuts.push(to)
  let best = { from, to: from }
  for (let i = 1; i < cuts.length; i++) {
    const cell = { from: (cuts[i - 1] ?? 0) + 1, to: cuts[i] ?? 0 }
    if (cell.to - cell.from > best.to - best.from) best = cell
  }
  return best
}

function endsBand(rows: Fragment[][], from: number, to: number, at: number, x: number): boolean {
  const row = rows[at] ?? []
  const heading = row.length === 1 && row[0] !== undefined && isHeading(row[0]) ? row[0] : null
  if (heading === null) return false
  const onLeft = middle(heading) < x
  const beside = (row: Fragment[]): boolean => row.some((f) => middle(f) < x !== onLeft)
  const before = rows.slice(from, at).findLast(beside)?.[0]
  const after = rows.slice(at + 1, to).find(beside)?.[0]
  if (before === undefined || after === undefined) return at > from
  return after.y - before.y > 2.9 * heading.size
}

/**
 * Where a band begins below a heading that stands above both of its sides: of the rows at the top
 * with text on one side only, the last heading, when the other side has none of its own.
 */
function belowHeading(
  rows: Fragment[][],
  from: number,
  to: number,
  isLeft: (f: Fragment) => boolean,
): number {
  const [lead] = rows[from] ?? []
  if (lead === undefined) return from
  let end = from
  while (end < to && (rows[end] ?? []).every((f) => isLeft(f) === isLeft(lead))) end++
  const others = rows.slice(end, to).flat()
  if (others.some((f) => isLeft(f) !== isLeft(lead) && isHeading(f))) return from
  const heading = rows
    .slice(from, end)
    .findLastIndex((row) => row.length === 1 && row.some((f) => isHeading(f)))
  return from + heading + 1
}

/** Rows at the top that have text on one side only and a gap below belong to the header above. */
function hasBothSoon(
  rows: Fragment[][],
  from: number,
  to: number,
  has: (row: Fragment[], onLeft: boolean) => boolean,
): boolean {
  const row = rows[from]
  const next = rows[from + 1]
  if (row === undefined || next === undefined || from + 1 >= to) return true
  if (has(row, true) && has(row, false)) return true
  const gap = (next[0]?.y ?? 0) - (row[0]?.y ?? 0)
  const size = Math.max(...row.map((f) => f.size))
  if (size > 15) return false
  return gap < 2.6 * size || isHeadingRow(row)
}

const isHeadingRow = (row: Fragment[]): boolean => row.some(isHeading)

/** Columns, or the cells of a table's rows? */
function isBetweenColumns(band: Fragment[][], x: number): boolean {
  const all = band.flat()
  const leftSide = all.filter((f) => middle(f) < x)
  const rightSide = all.filter((f) => middle(f) >= x)
  const datedLeft = leftSide.filter((f) => isDateText(f.text)).length
  const datedRight = rightSide.filter((f) => isDateText(f.text)).length
  // Dates on both sides, as often: entries side by side.
  const isGrid = datedLeft > 0 && datedRight > 0 && Math.abs(datedLeft - datedRight) <= 1
  if (!isGrid && (isLabels(leftSide) || isLabels(rightSide))) return false
  // The labels of a form stand beside their fields.
  const isForm = (row: Fragment[]): boolean =>
    row.some((f) => middle(f) < x && isEntryLabel(f.text)) && row.some((f) => middle(f) >= x)
  if (band.filter(isForm).length > 3) return false
  const leftRows = rowsOf(leftSide)
  const rightRows = rowsOf(rightSide)
  const least = Math.min(leftRows.length, rightRows.length)
  const both = band.filter(
    (row) => row.some((f) => middle(f) < x) && row.some((f) => middle(f) >= x),
  ).length
  const hops = countHops(all, x)
  if (hops <= Math.max(3, 0.2 * least)) return least > 3 || !isDateSide(rightSide)
  // Drawn in no order: a table has no section headings on both of its sides.
  if (leftSide.some(isHeading) && rightSide.some(isHeading)) return least >= 3
  if (both >= 0.6 * least && hops >= 0.8 * both) return false // read across, row by row
  return both < 0.75 * least && least >= 5
}

/** Nothing but dates, section headings and the like. */
function isLabels(side: readonly Fragment[]): boolean {
  const rows = rowsOf(side)
  const labels = rows.filter((row) =>
    row.every((f) => isHeading(f) || isDateText(f.text) || isFormLabel(f.text)),
  )
  const dates = rows.filter((row) => row.some((f) => isDateText(f.text)))
  if (dates.length >= 0.25 * rows.length && areShort(side) && !side.some(isHeading)) return true
  return labels.length >= 0.7 * rows.length || (dates.length >= 0.5 * rows.length && areShort(side))
}

const areShort = (side: readonly Fragment[]): boolean =>
  side.filter((f) => f.text.length > 34).length < 0.15 * side.length

const isDateSide = (side: readonly Fragment[]): boolean =>
  side.filter((f) => findDates(f.text).length > 0).length >= 0.3 * side.length

/** How often the drawing order changes sides. */
function countHops(all: readonly Fragment[], x: number): number {
  const sides = all.toSorted((a, b) => a.order - b.order).map((f) => middle(f) < x)
  return sides.filter((side, i) => i > 0 && side !== sides[i - 1]).length
}
