/**
 * Rows of a table whose cells have different numbers of lines, made whole before anything is looked
 * for in them: a cell of one line that stands at half the height of its neighbour's two, and the
 * rest of a cell that stands in front of the neighbour's first bullet.
 */
import { isFormLabel } from './field-labels.ts'
import { bulletGlyph } from './fragments.ts'
import type { Line, Run } from './lines.ts'
import { segmentsOfLine, textOfRuns } from './lines.ts'

export function mendCells(lines: readonly Line[]): Line[] {
  const mended: Line[] = []
  for (let i = 0; i < lines.length; i++) {
    const [first, middle, last] = lines.slice(i, i + 3)
    if (first === undefined) break
    const whole = centred(first, middle, last)
    if (whole !== null) {
      mended.push(...whole)
      i += 2
      continue
    }
    const before = mended.at(-1)
    const parted =
      before === undefined ? null : (beforeBullet(before, first) ?? afterComma(before, first))
    if (parted === null) mended.push(first)
    else mended.splice(-1, 1, ...parted)
  }
  return mended
}

/** Two lines of one cell with the line of another cell exactly between them. */
function centred(first: Line, middle?: Line, last?: Line): Line[] | null {
  if (middle === undefined || last === undefined) return null
  if (new Set([first.block, middle.block, last.block]).size > 1) return null
  const height = last.y - first.y
  const isBetween = Math.abs(middle.y - (first.y + last.y) / 2) < 0.12 * middle.size
  if (!isBetween || height <= 0 || height > 3 * first.size || first.page !== last.page) return null
  if (first.hasBullet || middle.hasBullet || last.hasBullet) return null
  if (Math.abs(first.x - last.x) > 1 || /\t/.test(first.text + last.text)) return null
  const [a, b] = [first.runs[0], last.runs[0]]
  if (a?.font !== b?.font || a?.bold !== b?.bold) return null
  // The label stands in front of what it names.
  if (middle.x1 < first.x - 4) return [beside(middle, first), last]
  if (middle.x > Math.max(first.x1, last.x1) + 4) return [beside(below(first, last), middle)]
  return null
}

/** "Sachsen e. V., Leipzig → • Seminars": the left cell goes on, the right one begins its list. */
function beforeBullet(before: Line, line: Line): Line[] | null {
  const [cell, ...rest] = segmentsOfLine(line)
  const [above, ...others] = segmentsOfLine(before)
  const [bullet] = rest[0] ?? []
  if (cell === undefined || above === undefined || others.length === 0) return null
  if (bullet === undefined || !bulletGlyph.test(bullet.text) || line.hasBullet) return null
  const [a, b] = [above[0], cell[0]]
  const isOneCell = a !== undefined && b !== undefined && Math.abs(a.x - b.x) < 1
  if (!isOneCell || a.font !== b.font || before.block !== line.block) return null
  // A form's next field, and no second line of the one above.
  if (isFormLabel(textOfRuns(cell))) return null
  const item = withRuns(line, rest.flat())
  const marked = bullet.text.replace(bulletGlyph, '').trimStart()
  const [, ...after] = item.runs
  const runs = marked === '' ? after : [{ ...bullet, text: marked }, ...after]
  const [start] = runs
  if (start === undefined) return null
  const list = withRuns(line, [{ ...start, before: 'start' }, ...runs.slice(1)])
  return [
    withRuns(before, [...above, ...cell.map(afterSpace), ...others.flat()]),
    { ...list, x: bullet.x, hasBullet: true },
  ]
}

/** "Stiftung Offene Gesellschaft, → Coordinator", and below it "Halle (Saale)" alone. */
function afterComma(before: Line, line: Line): Line[] | null {
  const [above, ...others] = segmentsOfLine(before)
  const [a, b] = [above?.[0], line.runs[0]]
  if (above === undefined || a === undefined || b === undefined || others.length === 0) return null
  const isOneCell =
    before.block === line.block && Math.abs(a.x - b.x) < 1 && a.font === b.font && a.size === b.size
  const isOpen = textOfRuns(above).endsWith(',') && !/\t/.test(line.text) && !line.hasBullet
  return isOneCell && isOpen && line.gapAbove < line.leading + 0.3
    ? [withRuns(before, [...above, ...line.runs.map(afterSpace), ...others.flat()])]
    : null
}

const afterSpace = (run: Run, i: number): Run => (i === 0 ? { ...run, before: 'space' } : run)

const beside = (left: Line, right: Line): Line =>
  withRuns({ ...left, gapAbove: right.gapAbove }, [
    ...left.runs,
    ...right.runs.map((run, i): Run => (i === 0 ? { ...run, before: 'tab' } : run)),
  ])

const below = (first: Line, last: Line): Line =>
  withRuns(first, [...first.runs, ...last.runs.map(afterSpace)])

function withRuns(line: Line, runs: Run[]): Line {
  const x = Math.min(...runs.map((run) => run.x))
  return {
    ...line,
    runs,
    text: textOfRuns(runs),
    x,
    textX: x,
    x1: Math.max(...runs.map((run) => run.x1)),
    bold: runs.every((run) => run.bold),
  }
}
