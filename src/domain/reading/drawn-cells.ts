/**
 * Step 3: two cells of one row of a table, told by the order of drawing. The file draws a cell line by
 * line, goes back up to the right, draws the cell beside it, and goes on elsewhere. Where each has
 * lines at heights of its own, or one is set in the middle of the other's height, the rows of the
 * printed page say nothing.
 */
import { isPartOfLabel } from './field-labels.ts'
import { isBullet, isDateText, isHeading } from './fragment-kinds.ts'
import type { Fragment } from './fragments.ts'
import { fragmentOf, rowsOf } from './fragments.ts'
import { sectionByRoots } from './heading-roots.ts'
import { sectionOfHeading } from './heading-words.ts'
import { isPartOfRange } from './margin-dates.ts'
import { inOneLine } from './side-labels.ts'

interface Pair {
  left: Fragment[]
  right: Fragment[]
}

/**
 * A column of headings and dates beside the content, each of them in the middle of its cell or below
 * another: the heading gets a row of its own above the content, the dates go to its first line.
 */
export function alignRail(rows: Fragment[][]): Fragment[][] {
  const rail = pairsOf(rows).filter(
    ({ left }) => left.every((f) => isDateText(f.text)) || labelOf(left) !== null,
  )
  const labels = rail.flatMap(({ left }) => labelOf(left) ?? [])
  const lefts = rail.flatMap(({ left }) => left).map((f) => f.x)
  const isStraight = Math.max(...lefts) - Math.min(...lefts) < 3
  if (labels.length < 2 || !isStraight || !rail.some(isOffLine)) return rows
  return replaced(rows, rail, (pair) => {
    const [top] = pair.right
    if (top === undefined) return []
    const label = labelOf(pair.left)
    const dates = pair.left.filter((f) => isDateText(f.text)).map((f) => atHeight(f, top.y))
    return [
      ...(label === null ? [] : [[atHeight(label, top.y)]]),
      ...rowsOf([...dates, ...pair.right]),
    ]
  })
}

/** The heading stands below the first line of the content beside it. */
const isOffLine = ({ left: [label], right: [top] }: Pair): boolean =>
  label !== undefined && top !== undefined && isHeading(label) && label.y > top.y + tolerance(label)

/** The heading in a cell of the rail, in one line; null where other text stands in the cell. */
function labelOf(cell: readonly Fragment[]): Fragment | null {
  const words = cell.filter((f) => !isDateText(f.text))
  const [first, ...rest] = words
  if (first === undefined || words.length > 3) return null
  const text = words.map((f) => f.text).join(' ')
  const isKnown =
    sectionOfHeading(text) !== null || (words.some(isHeading) && sectionByRoots(text) !== null)
  return isKnown ? rest.reduce((label, f) => inOneLine([label, f]), first) : null
}

/**
 * The stretches of the page from top to bottom, the cells of a row one after the other; null with
 * fewer rows of cells than `least`.
 */
export function cellsInTurn(rows: Fragment[][], least: number): Fragment[][][] | null {
  const pairs = pairsOf(rows).filter(areColumns)
  if (pairs.length < least) return null
  const parts: Fragment[][][] = []
  let open: Fragment[][] = []
  for (const row of rows) {
    const pair = pairs.find((one) => row.some((f) => one.left.includes(f) || one.right.includes(f)))
    if (pair === undefined) {
      if (open.length === 0) parts.push(open)
      open.push(row)
      continue
    }
    open = []
    if (row.some((f) => isFirst(f, pair))) parts.push(rowsOf(pair.left), rowsOf(pair.right))
  }
  return parts
}

const isFirst = (f: Fragment, { left, right }: Pair): boolean =>
  f === [...left, ...right].toSorted((a, b) => a.y - b.y)[0]

/** Lists or sentences in the right one beside lines of the left, or a heading above each. */
function areColumns({ left, right }: Pair): boolean {
  const [first, top] = [left[0], right[0]]
  if (first === undefined || top === undefined || isDateText(first.text)) return false
  if (isHeading(first) !== isHeading(top) && isHeading(first)) return false
  const [rows, beside] = [rowsOf(left), rowsOf(right)]
  if (rows.length < 2 || beside.length < 2) return false
  if (left.every((f) => isPartOfLabel(f.text)) || right.every((f) => isPartOfRange(f.text)))
    return false
  return right.some((f) => isBullet(f) || isLong(f)) || (isHeading(first) && isHeading(top))
}

/** Longer than a town, a date or how long something lasted. */
const isLong = ({ text }: Fragment): boolean => text.length > 34

/** Every cell with another to its right that was drawn directly after it, alone in their rows. */
function pairsOf(rows: readonly Fragment[][]): Pair[] {
  const drawn = rows.flat().toSorted((a, b) => a.order - b.order)
  const pairs: Pair[] = []
  let from = 0
  for (let i = 1; i < drawn.length; i++) {
    const [before, top] = [drawn[i - 1], drawn[i]]
    if (before === undefined || top === undefined || !isUpRight(before, top)) continue
    let end = i + 1
    while (end < drawn.length && goesOn(drawn[end - 1], drawn[end], top)) end++
    let start = i - 1
    while (start > from && isAbove(drawn[start - 1], drawn[start], top)) start--
    const pair = { left: drawn.slice(start, i), right: drawn.slice(i, end) }
    from = end
    i = end - 1
    if (standAlone(pair, drawn)) pairs.push(pair)
  }
  return pairs
}

const tolerance = (f: Fragment): number => 0.45 * f.size

const isUpRight = (before: Fragment, top: Fragment): boolean =>
  top.x > before.x1 + 0.5 * before.size && top.y <= before.y + tolerance(before)

/** Further down the right cell. */
const goesOn = (last: Fragment | undefined, next: Fragment | undefined, top: Fragment): boolean =>
  last !== undefined &&
  next !== undefined &&
  next.x >= top.x - 2 &&
  next.y >= last.y - tolerance(last)

/** Further up the left cell, no higher than the right one begins. */
const isAbove = (next: Fragment | undefined, last: Fragment | undefined, top: Fragment): boolean =>
  last !== undefined &&
  next !== undefined &&
  next.x1 < top.x - 2 &&
  next.y <= last.y + tolerance(last) &&
  next.y >= top.y - tolerance(top)

function standAlone({ left, right }: Pair, drawn: readonly Fragment[]): boolean {
  const both = [...left, ...right]
  const top = Math.min(...both.map((f) => f.y - tolerance(f)))
  const bottom = Math.max(...both.map((f) => f.y))
  return drawn.every((f) => f.y < top || f.y > bottom + tolerance(f) || both.includes(f))
}

function replaced(
  rows: Fragment[][],
  pairs: readonly Pair[],
  rowsOfPair: (pair: Pair) => Fragment[][],
): Fragment[][] {
  return rows.flatMap((row) => {
    const pair = pairs.find((one) => row.some((f) => one.left.includes(f) || one.right.includes(f)))
    if (pair === undefined) return [row]
    return row.some((f) => isFirst(f, pair)) ? rowsOfPair(pair) : []
  })
}

const atHeight = (fragment: Fragment, y: number): Fragment =>
  fragmentOf(fragment.pieces.map((piece) => ({ ...piece, y })))
