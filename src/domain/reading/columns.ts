/**
 * Step 3: which fragments belong together down the page.
 *
 * A page is cut at vertical strips of white that run through many rows. A strip is a gutter
 * between columns only when the file draws one side and then the other; when it alternates row by
 * row, or one side is nothing but dates and headings, the strip belongs to a table or to dates set
 * on the margin, and the rows are read across. Order of drawing is right in ordinarily produced
 * files; where it jumps about, the alignment of the rows decides.
 */
import { findDates } from '#domain/language/dates.ts'

import type { Fragment } from './fragments.ts'
import { bulletGlyph, fragmentOf, rowsOf } from './fragments.ts'
import type { SectionKind } from './heading-words.ts'
import { isWeakHeading, sectionOfHeading } from './heading-words.ts'

/** A stretch of text read from top to bottom. */
export interface Block {
  page: number
  left: number
  right: number
  rows: Fragment[][]
  /** Where in the page's cut it stands: '' full width, 'L', 'R', 'LR' and so on. */
  side: string
}

interface Gutter {
  from: number
  to: number
  x: number
  score: number
}

/** The blocks of one page in reading order. */
export function blocksOfPage(fragments: readonly Fragment[]): Block[] {
  return cut(liftLabels(rowsOf(fragments)), '', 0)
}

/**
 * Headings set in a column of their own beside the content ("Experience │ Acme Inc. …") are
 * lifted to rows of their own, so that what follows is an ordinary page.
 */
function liftLabels(rows: Fragment[][]): Fragment[][] {
  const labels: Label[] = []
  rows.forEach((row, i) => {
    if (labels.some(({ fragments }) => fragments[1] !== undefined && fragments[1] === row[0]))
      return
    labels.push(...labelAt(row, rows.slice(i + 1, i + 4)))
  })
  const all = labels.flatMap((label) => label.fragments)
  const kinds = new Set(labels.map((label) => label.kind))
  if (labels.length < 2 || kinds.size < 2) return rows
  if (!kinds.has('work') && !kinds.has('education') && !kinds.has('skills')) return rows
  const edge = Math.max(...all.map((f) => f.x1))
  const lefts = new Set(all.map((f) => Math.round(f.x / 4)))
  const rights = new Set(all.map((f) => Math.round(f.x1 / 4)))
  if (Math.min(lefts.size, rights.size) > 1 + labels.length / 4) return rows
  const [top = 0, bottom = 0] = [all[0]?.y, all.at(-1)?.y]
  const inColumn = rows.flat().filter((f) => f.y >= top - 1 && f.y <= bottom + 40 && f.x < edge - 2)
  const intruders = inColumn.filter((f) => !isDateText(f.text) && !all.includes(f) && !isHeading(f))
  if (intruders.length > 0.25 * inColumn.length) return rows
  const lifted: Fragment[][] = []
  for (const row of rows) {
    const label = labels.find(({ fragments }) => fragments[0] === row[0])
    if (label !== undefined) lifted.push([inOneLine(label.fragments)])
    const rest = row.filter((f) => !all.includes(f))
    if (rest.length > 0) lifted.push(rest)
  }
  return lifted
}

/** A label over two lines, as if it stood on one. */
function inOneLine([first, second]: readonly Fragment[]): Fragment {
  if (first === undefined) throw new RangeError('a label needs a fragment')
  if (second === undefined) return first
  const shift = first.x1 + 0.3 * first.size - second.x
  const moved = second.pieces.map((p, i) => ({
    ...p,
    x: p.x + shift,
    y: first.y,
    afterSpace: p.afterSpace || i === 0,
  }))
  return fragmentOf([...first.pieces, ...moved])
}

interface Label {
  fragments: Fragment[]
  kind: SectionKind
}

/** A heading with something beside it; it may run over two lines. */
function labelAt(row: readonly Fragment[], below: readonly Fragment[][]): Label[] {
  const [first, second] = row
  if (first === undefined || second === undefined) return []
  if (second.x - first.x1 <= 0.5 * first.size) return []
  const under = below
    .flatMap((other) => other.slice(0, 1))
    .find((f) => Math.abs(f.x - first.x) < 3 || Math.abs(f.x1 - first.x1) < 3)
  if (
    under !== undefined &&
    under.y - first.y < 1.9 * first.size &&
    Math.abs(under.size - first.size) < 0.5
  ) {
    const kind = sectionOfHeading(`${first.text} ${under.text}`)
    if (kind !== null) return [{ fragments: [first, under], kind }]
  }
  const kind = sectionOfHeading(first.text)
  return kind === null ? [] : [{ fragments: [first], kind }]
}

function cut(rows: Fragment[][], side: string, depth: number): Block[] {
  if (rows.length === 0) return []
  const gutter = depth < 4 ? findGutter(rows) : null
  if (gutter === null) return [blockOf(rows, side)]
  const band = rows.slice(gutter.from, gutter.to)
  const left = band
    .map((row) => row.filter((f) => middle(f) < gutter.x))
    .filter((row) => row.length > 0)
  const right = band
    .map((row) => row.filter((f) => middle(f) >= gutter.x))
    .filter((row) => row.length > 0)
  return [
    ...cut(rows.slice(0, gutter.from), side, depth + 1),
    ...cut(left, `${side}L`, depth + 1),
    ...cut(right, `${side}R`, depth + 1),
    ...cut(rows.slice(gutter.to), side, depth + 1),
  ]
}

const middle = (f: Fragment): number => (f.x + f.x1) / 2

function blockOf(rows: Fragment[][], side: string): Block {
  const all = rows.flat()
  return {
    page: all[0]?.page ?? 0,
    left: Math.min(...all.map((f) => f.x)),
    right: Math.max(...all.map((f) => f.x1)),
    rows,
    side,
  }
}

/** The best strip of white that is a gutter between columns, or null. */
function findGutter(rows: Fragment[][]): Gutter | null {
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
  const band = longestCell(rows, from, to, x)
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

const isHeading = (f: Fragment): boolean =>
  !/^\P{L}*\p{Ll}/u.test(f.text) && sectionOfHeading(f.text) !== null && !isWeakHeading(f.text)
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
  if (isGrid || (leftSide.some(isBullet) && rightSide.some(isBullet))) return true
  if (both >= 0.6 * least && hops >= 0.8 * both) return false // read across, row by row
  return both < 0.75 * least && least >= 5
}

const isBullet = (f: Fragment): boolean => bulletGlyph.test(f.text.trim().charAt(0))

/** Nothing but dates, section headings and the like. */
function isLabels(side: readonly Fragment[]): boolean {
  const rows = rowsOf(side)
  const labels = rows.filter((row) => row.every((f) => isHeading(f) || isDateText(f.text)))
  const dates = rows.filter((row) => row.some((f) => isDateText(f.text)))
  if (dates.length >= 0.25 * rows.length && areShort(side) && !side.some(isHeading)) return true
  return labels.length >= 0.7 * rows.length || (dates.length >= 0.5 * rows.length && areShort(side))
}

const areShort = (side: readonly Fragment[]): boolean =>
  side.filter((f) => f.text.length > 34).length < 0.15 * side.length

const isDateSide = (side: readonly Fragment[]): boolean =>
  side.filter((f) => findDates(f.text).length > 0).length >= 0.3 * side.length

/** The text is a date and hardly anything else. */
export function isDateText(text: string): boolean {
  const dates = findDates(text)
  if (dates.length === 0) return false
  const rest = dates.reduceRight((left, d) => left.slice(0, d.start) + left.slice(d.end), text)
  return rest.replace(/[^\p{L}\p{N}]/gu, '').length <= 3
}

/** How often the drawing order changes sides. */
function countHops(all: readonly Fragment[], x: number): number {
  const sides = all.toSorted((a, b) => a.order - b.order).map((f) => middle(f) < x)
  return sides.filter((side, i) => i > 0 && side !== sides[i - 1]).length
}

/**
 * The blocks of all pages in reading order. A column that goes on at the same place on the next
 * page follows its own beginning, not what stood beside it.
 */
export function joinPages(pages: readonly Block[][]): Block[] {
  const joined: Block[] = []
  for (const page of pages) {
    const before = joined.filter((block) => block.page === (page[0]?.page ?? 0) - 1)
    const columnsBefore = before.filter((block) => block.side.length > 0)
    for (const [i, block] of page.entries()) {
      const isFirstOfSide = page.findIndex((other) => other.side === block.side) === i
      const opener =
        isFirstOfSide && columnsBefore.length > 1 ? continued(columnsBefore, block) : undefined
      if (opener === undefined) joined.push(block)
      else joined.splice(joined.indexOf(lastOf(joined, opener)) + 1, 0, block)
    }
  }
  return joined
}

/** The column of the page before that this block goes on, if it is not simply the last one. */
function continued(columns: readonly Block[], block: Block): Block | undefined {
  return columns.findLast(
    (column) => Math.abs(column.left - block.left) < 12 && block.right < column.right + 25,
  )
}

/** The last block already placed that goes on the same column. */
function lastOf(joined: readonly Block[], opener: Block): Block {
  return (
    joined.findLast(
      (b) =>
        b.page >= opener.page && Math.abs(b.left - opener.left) < 12 && b.right < opener.right + 25,
    ) ?? opener
  )
}
