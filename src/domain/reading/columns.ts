/**
 * Step 3: which fragments belong together down the page.
 *
 * A page is cut at vertical strips of white that run through many rows. A strip is a gutter
 * between columns only when the file draws one side and then the other; when it alternates row by
 * row, or one side is nothing but dates and headings, the strip belongs to a table or to dates set
 * on the margin, and the rows are read across. Order of drawing is right in ordinarily produced
 * files; where it jumps about, the alignment of the rows decides.
 */
import type { Fragment } from './fragments.ts'
import { rowsOf } from './fragments.ts'
import { findGutter, middle } from './gutters.ts'
import { liftLabels } from './side-labels.ts'
import { joinWrappedDates } from './wrapped-dates.ts'

/** A stretch of text read from top to bottom. */
export interface Block {
  page: number
  left: number
  right: number
  rows: Fragment[][]
  /** Where in the page's cut it stands: '' full width, 'L', 'R', 'LR' and so on. */
  side: string
}

/** The blocks of one page in reading order; a page that is written line by line is one. */
export function blocksOfPage(fragments: readonly Fragment[], isFlow: boolean): Block[] {
  if (isFlow) return fragments.length === 0 ? [] : [blockOf(rowsOf(fragments), '')]
  const rows = joinWrappedDates(rowsOf(fragments))
  return cut(liftLabels(rows), '', 0)
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
