/**
 * Step 4, behind the lines: short cells below one another at the right margin (a place, dates, how long)
 * belong to the head beside whose first line they begin, and not to the text left of those below.
 */
import { isDateOnly } from './date-places.ts'
import { duration } from './lexicon.ts'
import type { Line, Run } from './lines.ts'
import { segmentsOfLine, textOfRuns } from './lines.ts'
import { goesOn } from './paragraphs.ts'

/** Cells below one another, the first of them in a head. */
interface Stack {
  head: number
  kinds: Set<Kind>
  cell: Run
  /** The text left of the last cell, null for a head. */
  text: Line | null
  /** A row without a cell stands below it. */
  isApart: boolean
}

type Kind = 'dates' | 'duration' | 'other'

export function liftMarginCells(lines: readonly Line[]): Line[] {
  const lifted: Line[] = []
  const strips = new Map<number, number>()
  let stack: Stack | null = null
  lines.forEach((line, at) => {
    const cut = cutAtMargin(line)
    if (cut === null) {
      // A date that ran over two rows leaves a row free.
      stack = stack === null || stack.isApart ? null : { ...stack, isApart: true, text: line }
      lifted.push(line)
      return
    }
    const { cell, rest } = cut
    const head: Line | undefined = lifted[stack?.head ?? -1]
    const kind = kindOfCell(cell)
    const isBelow =
      stack !== null &&
      head?.block === line.block &&
      line.gapAbove < 2.3 &&
      isUnder(cell, stack.cell)
    if (
      stack === null ||
      head === undefined ||
      !isBelow ||
      stack.kinds.has(kind) ||
      !(rest === null || isText(rest, stack.text, cell, lines[at + 1]))
    ) {
      stack = { head: lifted.length, kinds: new Set([kind]), cell, text: null, isApart: false }
      lifted.push(line)
      return
    }
    stack = {
      ...stack,
      kinds: stack.kinds.add(kind),
      cell,
      text: rest ?? stack.text,
      isApart: false,
    }
    const runs = [...head.runs, { ...cell, before: 'tab' as const }]
    lifted[stack.head] = { ...head, runs, text: textOfRuns(runs) }
    if (rest !== null) lifted.push(rest)
    strips.set(line.block, Math.min(strips.get(line.block) ?? cell.x, cell.x))
  })
  return withEdges(lifted, strips)
}

/** The cell at the right edge of a line's column, and the line without it, null where it is all. */
function cutAtMargin(line: Line): { cell: Run; rest: Line | null } | null {
  const cells = segmentsOfLine(line)
  const last = cells.at(-1) ?? []
  const [first] = last
  if (first === undefined || line.x1 < line.right - 3) return null
  if (first.x < (line.left + line.right) / 2) return null
  const text = textOfRuns(last)
  if (text.length > 40 || /[.!?:;,]$/.test(text)) return null
  const cell = { ...first, text, x1: line.x1 }
  if (cells.length === 1) return { cell, rest: null }
  const runs = cells.slice(0, -1).flat()
  const x1 = Math.max(...runs.map((run) => run.x1))
  return { cell, rest: { ...line, runs, text: textOfRuns(runs), x1 } }
}

const isUnder = (a: Run, b: Run): boolean => Math.abs(a.x1 - b.x1) < 3 || Math.abs(a.x - b.x) < 3

function kindOfCell({ text }: Run): Kind {
  if (isDateOnly(text)) return 'dates'
  return text.replace(duration, '').trim() === '' ? 'duration' : 'other'
}

/** A point of a list, what goes on with the text above, or a line that goes on below. */
function isText(rest: Line, above: Line | null, cell: Run, below: Line | undefined): boolean {
  if (rest.hasBullet || (above !== null && goesOn(above, rest, cell.x))) return true
  if (rest.text.split(' ').length < 6) return false
  if (/[.!?]$/.test(rest.text)) return true
  return below !== undefined && (cutAtMargin(below)?.rest ?? below).x1 < cell.x
    ? goesOn(rest, below, cell.x)
    : false
}

/** Text beside such cells ends where the longest of its lines does. */
function withEdges(lines: readonly Line[], strips: ReadonlyMap<number, number>): Line[] {
  const edges = new Map<number, number>()
  for (const { block, x1 } of lines)
    if (x1 < (strips.get(block) ?? 0)) edges.set(block, Math.max(edges.get(block) ?? 0, x1))
  return lines.map((line) => {
    const edge = edges.get(line.block) ?? 0
    return line.x1 > edge ? line : { ...line, right: edge }
  })
}
