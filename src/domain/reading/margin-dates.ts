/**
 * Step 4, second part: a narrow column of dates at the right, whose cell ("September 2016" / "—" /
 * "March 2019" / "3 years") has lines of its own at heights of its own. Each cell goes whole to the
 * end of the line at which it begins.
 */
import { findDates } from '#domain/language/dates.ts'
import { restOf } from './date-places.ts'
import { duration } from './lexicon.ts'
import type { Line, Run } from './lines.ts'
import { segmentsOfLine, textOfRuns } from './lines.ts'

interface Cell {
  line: Line
  runs: Run[]
  text: string
  /** Nothing else stands in its line. */
  isWhole: boolean
}

export function gatherMarginDates(lines: readonly Line[]): Line[] {
  const cells = lines.map(cellOf).filter((cell) => cell !== null)
  const whole = new Set(cells.filter((cell) => cell.isWhole).map((cell) => cell.line))
  const changed = new Map<Line, Line | null>()
  for (const stack of stacksOf(cells)) {
    const [top] = stack
    if (top === undefined || !stack.some((cell) => cell.isWhole)) continue
    if (!findDates(stack.map((cell) => cell.text).join(' ')).some((date) => date.isRange)) continue
    const head = lines.find(
      (line) =>
        line.block === top.line.block &&
        line.page === top.line.page &&
        !whole.has(line) &&
        !line.hasBullet &&
        !changed.has(line) &&
        Math.abs(line.y - top.line.y) < 0.8 * Math.max(line.size, top.line.size) &&
        leftOf(line, top),
    )
    if (head === undefined) continue
    for (const cell of stack) changed.set(cell.line, cell.isWhole ? null : without(cell))
    changed.set(head, withCells(head, top, stack))
  }
  return lines.flatMap((line) => {
    const now = changed.get(line)
    return now === undefined ? [line] : now === null ? [] : [now]
  })
}

const leftOf = (line: Line, cell: Cell): boolean =>
  line === cell.line || line.x1 < (cell.runs[0]?.x ?? 0)

/** The last cell of a line, or a whole line, that is a part of a range far to the right. */
function cellOf(line: Line): Cell | null {
  const segments = segmentsOfLine(line)
  const runs = segments.at(-1) ?? []
  const [first] = runs
  if (first === undefined || line.text.length > 200) return null
  if (first.x < line.left + 0.6 * (line.right - line.left)) return null
  const isWhole = segments.length === 1
  const said = textOfRuns(runs.map((run, i) => (i === 0 ? { ...run, before: 'start' } : run)))
  // A dash in front of the second date looks like the mark of a list.
  const text = isWhole && line.hasBullet ? `– ${said}` : said
  return isPartOfRange(text) ? { line, runs, text, isWhole } : null
}

/** A date, the dash behind it, or how long something lasted, and nothing else. */
function isPartOfRange(text: string): boolean {
  if (text.length > 40) return false
  const plain = text.replace(/^[\s–—-]+|[\s–—-]+$/gu, '')
  if (plain === '') return /[–—-]/u.test(text)
  if (findDates(plain).length > 0) return restOf(plain) === ''
  if (plain.replace(duration, '').trim() === '') return true
  const [open] = findDates(`2000 – ${plain}`)
  return open?.to === 'present' && open.end === `2000 – ${plain}`.length
}

/** Cells under each other, from one first date to the next. */
function stacksOf(cells: readonly Cell[]): Cell[][] {
  const stacks: Cell[][] = []
  for (const cell of cells) {
    const open = stacks.at(-1)
    const last = open?.at(-1)
    if (open === undefined || last === undefined || !goesOn(open, last, cell)) stacks.push([cell])
    else open.push(cell)
  }
  return stacks
}

function goesOn(open: readonly Cell[], last: Cell, cell: Cell): boolean {
  const { line } = cell
  if (line.block !== last.line.block || line.page !== last.line.page) return false
  if (line.y - last.line.y > 3 * line.size) return false
  const [a, b] = [last.runs[0], cell.runs[0]]
  if (a === undefined || b === undefined || Math.abs(a.x - b.x) > 60) return false
  const isClosed = findDates(open.map(({ text }) => text).join(' ')).some(
    (date) => date.isRange && date.toText !== '' && (date.to !== 'present' || !endsOpen(open)),
  )
  return !isClosed || findDates(cell.text).length === 0
}

const endsOpen = (open: readonly Cell[]): boolean => /[–—-]\s*$/u.test(open.at(-1)?.text ?? '')

function without({ line, runs }: Cell): Line {
  const rest = line.runs.slice(0, line.runs.length - runs.length)
  return { ...line, runs: rest, text: textOfRuns(rest), x1: rest.at(-1)?.x1 ?? line.x1 }
}

/** The range in one cell at the end of the line. */
function withCells(line: Line, top: Cell, stack: readonly Cell[]): Line {
  const own = top.line === line ? without(top) : line
  const [first] = top.runs
  if (first === undefined) return line
  const text = stack.map((cell) => cell.text).join(' ')
  const runs = [...own.runs, { ...first, text, before: 'tab' as const }]
  return { ...own, runs, text: textOfRuns(runs), x1: first.x1 }
}
