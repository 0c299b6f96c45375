/**
 * Step 4, behind the lines: short cells below one another at the right margin (a place, dates, how long)
 * belong to the head beside whose first line they begin, and not to the text left of those below.
 */
import { isDateOnly } from './date-places.ts'
import { degreeScore, duration, roleScore } from './lexicon.ts'
import type { Line, Run } from './lines.ts'
import { segmentsOfLine, textOfRuns } from './lines.ts'
import { lookOf, sameLook } from './looks.ts'
import { goesOn } from './paragraphs.ts'

interface Cut {
  cell: Run
  /** The line without its cell, null where that is all. */
  rest: Line | null
}

type Uncut = { cell: null; rest: Line }

type Kind = 'dates' | 'duration' | 'other'

export function liftMarginCells(lines: readonly Line[]): Line[] {
  const lifted: Line[] = []
  const strips = new Map<number, number>()
  for (let at = 0; at < lines.length; at++) {
    const head = lines[at]
    if (head === undefined) break
    const below = cellsBelow(lines, at)
    if (below.length === 0) {
      lifted.push(head)
      continue
    }
    const cells = below.flatMap(({ cell }) => cell ?? [])
    const runs = [...head.runs, ...cells.map((cell): Run => ({ ...cell, before: 'tab' }))]
    strips.set(lifted.length, Math.min(...cells.map(({ x }) => x)))
    lifted.push(
      { ...head, runs, text: textOfRuns(runs) },
      ...below.flatMap(({ rest }) => rest ?? []),
    )
    at += below.length
  }
  return withEdges(lifted, strips)
}

/**
 * The lines below a head whose cells are its own, up to the last of them. Cells of one kind are those of
 * points with a date each, and none is the head's.
 */
function cellsBelow(lines: readonly Line[], head: number): (Cut | Uncut)[] {
  const top = lines[head]
  const first = top === undefined ? null : cutAtMargin(top)
  if (top === undefined || first === null || first.rest === null) return []
  const kinds = [kindOfCell(first.cell)]
  const below: (Cut | Uncut)[] = []
  let [text, end]: [Line | null, number] = [null, 0]
  for (const [i, line] of lines.slice(head + 1, head + 1 + mostRows).entries()) {
    if (line.block !== top.block || line.gapAbove >= 2.3) break
    const cut = cutAtMargin(line)
    // A date that ran over two rows leaves a row free.
    if (cut === null && i > end) break
    const isOwn =
      cut !== null &&
      Math.abs(cut.cell.x1 - first.cell.x1) < 3 &&
      (cut.rest === null || isText(cut.rest, text, cut.cell, lines[head + 2 + i]))
    if (cut !== null && !isOwn) break
    if (cut !== null) {
      kinds.push(kindOfCell(cut.cell))
      end = i + 1
    }
    text = cut === null ? line : (cut.rest ?? text)
    below.push(cut ?? { cell: null, rest: line })
  }
  const isOneEach = new Set(kinds).size === kinds.length && kinds.includes('dates')
  return isOneEach ? below.slice(0, end) : []
}

/** One more than there are kinds, and a row between. */
const mostRows = 5

/** The cell at the right edge of a line's column, and the line without it. */
function cutAtMargin(line: Line): Cut | null {
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

function kindOfCell({ text }: Run): Kind {
  if (isDateOnly(text)) return 'dates'
  return text.replace(duration, '').trim() === '' ? 'duration' : 'other'
}

/** A point of a list, what goes on with the text above, or a line in one type with the one that it goes on in. */
function isText(rest: Line, above: Line | null, cell: Run, below: Line | undefined): boolean {
  if (rest.hasBullet || (above !== null && goesOn(above, rest, cell.x))) return true
  if (rest.text.split(' ').length < leastWords || degreeScore(rest.text) + roleScore(rest.text) > 0)
    return false
  if (/[.!?]$/.test(rest.text)) return true
  return (
    below !== undefined &&
    sameLook(lookOf(rest), lookOf(below)) &&
    Math.abs(rest.textX - below.textX) < 2 &&
    (cutAtMargin(below)?.rest ?? below).x1 < cell.x &&
    goesOn(rest, below, cell.x)
  )
}

/** What has fewer may be the second line of a head. */
const leastWords = 8

/** Text below such a head ends where the longest of its lines does. */
function withEdges(lines: readonly Line[], strips: ReadonlyMap<number, number>): Line[] {
  let strip: number | undefined
  const isBeside = lines.map((line, at) => {
    const isNear = line.gapAbove <= 1.6 * line.leading && line.x1 < (strip ?? 0) && !line.bold
    strip = strips.get(at) ?? (isNear ? strip : undefined)
    return isNear && !strips.has(at)
  })
  const edges = new Map<number, number>()
  for (const [at, { block, x1 }] of lines.entries())
    if (isBeside[at] === true) edges.set(block, Math.max(edges.get(block) ?? 0, x1))
  return lines.map((line, at) =>
    isBeside[at] === true ? { ...line, right: edges.get(line.block) ?? line.right } : line,
  )
}
