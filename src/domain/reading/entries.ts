/**
 * Step 7: the lines of a section → entries (one job, one degree, one project). Entries hang on
 * their dates. How many lines stand above the date is taken from the first entry of the section,
 * and later heads must look like its lines; that finds several roles at one employer as well.
 */
import { findDates } from '#domain/language/dates.ts'
import { isDateOnly } from './date-places.ts'
import type { EntryOptions, Look, Marked } from './line-kinds.ts'
import { lookOf, mark, sameLook } from './line-kinds.ts'
import type { Line, Run } from './lines.ts'
import { segmentsOfLine, textOfRuns } from './lines.ts'
import { unmarkDates, unmarkHeads } from './margins.ts'
import { goesOn } from './paragraphs.ts'

export interface Entry {
  /** Lines with role, employer, place, dates. */
  heads: Line[]
  /** Everything below them. */
  body: Line[]
}

export function entriesOf(section: readonly Line[], options: EntryOptions): Entry[] {
  const marked = mark(unmarkDates(unmarkHeads(section, options)), options)
  const starts = startsOf(marked)
  if (starts.length === 0) return marked.length === 0 ? [] : [wholeEntry(marked)]
  const entries: Entry[] = []
  starts.forEach((start, i) => {
    const from = i === 0 ? 0 : start.from
    const to = starts[i + 1]?.from ?? marked.length
    entries.push(cutEntry(marked.slice(from, to), start.anchor - from))
  })
  return entries
}

interface Start {
  from: number
  anchor: number
}
function startsOf(marked: readonly Marked[]): Start[] {
  const anchors = marked.flatMap((m, i) => (m.isAnchor ? [i] : []))
  const first = anchors[0]
  if (first === undefined) return startsByLook(marked)
  // Body text above the first date: an entry without a date comes first.
  const lastBody = marked.findLastIndex((m, i) => i < first && m.kind !== 'plain')
  const before = Math.min(first - lastBody - 1, 4)
  const headLooks = marked.slice(first - before, first + 1).map((m) => lookOf(m.line))
  const starts: Start[] = []
  anchors.forEach((anchor, i) => {
    const floor = i === 0 ? Math.max(0, anchor - before) : (anchors[i - 1] ?? 0) + 1
    let from = anchor
    for (let j = anchor - 1; j >= floor && anchor - j <= before; j--) {
      const above = marked[j]
      if (above === undefined || above.kind !== 'plain') break
      if (i > 0 && !headLooks.some((look) => sameLook(look, lookOf(above.line)))) break
      from = j
    }
    starts.push({ from, anchor })
  })
  if (lastBody > 0) starts.unshift({ from: 0, anchor: 0 })
  return mergeUndated(marked, dropDoubles(marked, withUndated(marked, starts)))
}

/**
 * An entry without a date among dated ones: where every entry opens with a line in one look, which no
 * other line has, each such line opens one.
 */
function withUndated(marked: readonly Marked[], starts: readonly Start[]): Start[] {
  const [first] = marked
  const opening = first === undefined ? null : lookOf(first.line)
  if (opening === null || starts.length < 2) return [...starts]
  const isOpening = (at: number): boolean => {
    const line = marked[at]?.line
    return (
      line !== undefined && isSameSize(lookOf(line), opening) && sameLook(lookOf(line), opening)
    )
  }
  const opened = marked.flatMap((_, i) => (isOpening(i) && !isOpening(i - 1) ? [i] : []))
  const isOwn = starts.every(
    ({ from, anchor }, i) =>
      isOpening(i === 0 ? 0 : from) || opened.some((at) => at > from && at <= anchor),
  )
  // A role below its employer has that look as well: then half of them have no date.
  const areFew = opened.length < 2 * starts.length
  if (!isOwn || !areFew || starts.some(({ anchor }) => isOpening(anchor))) return [...starts]
  return opened.map((from, i) => {
    const until = opened[i + 1] ?? marked.length
    const dated = starts.find(({ anchor }) => anchor >= from && anchor < until)
    return { from, anchor: dated?.anchor ?? from }
  })
}

/** To the quarter of a point: networks export an employer and a role half a point apart. */
const isSameSize = (a: Look, b: Look): boolean => Math.abs(a.size - b.size) < 0.25

/** Two dates in one head (a date and another line with a date) are one entry. */
function dropDoubles(marked: readonly Marked[], starts: readonly Start[]): Start[] {
  return starts.filter((start, i) => {
    const previous = starts[i - 1]
    if (previous === undefined || start.from !== start.anchor) return true
    const line = marked[start.anchor]?.line
    // A line that is nothing but a date right below a head with a date adds nothing new.
    return !(
      start.anchor === previous.anchor + 1 &&
      line !== undefined &&
      isDateOnly(line.text) &&
      findDates(marked[previous.anchor]?.line.text ?? '').some((d) => d.isRange)
    )
  })
}

/** Heads without a date: after body text, a line that looks exactly like the first head line. */
function mergeUndated(marked: readonly Marked[], starts: readonly Start[]): Start[] {
  const first = starts[0]
  const firstLine = first === undefined ? undefined : marked[first.from]?.line
  if (first === undefined || firstLine === undefined) return [...starts]
  const look = lookOf(firstLine)
  const bodyLooks = marked.filter((m) => m.kind !== 'plain').map((m) => lookOf(m.line))
  if (bodyLooks.length === 0 || bodyLooks.some((body) => sameLook(body, look))) return [...starts]
  const extra = marked.flatMap((m, i) => {
    const above = marked[i - 1]
    const owner = starts.findLast((start) => start.from <= i)
    if (m.kind !== 'plain' || above === undefined || above.kind === 'plain' || i < first.anchor)
      return []
    if (owner !== undefined && i <= owner.anchor) return []
    return sameLook(lookOf(m.line), look) &&
      !starts.some((start) => start.from === i) &&
      !m.line.text.endsWith(':')
      ? [{ from: i, anchor: i }]
      : []
  })
  return [...starts, ...extra].toSorted((a, b) => a.from - b.from)
}

/** No dates at all: a line that looks unlike the body and like the first line opens an entry. */
function startsByLook(marked: readonly Marked[]): Start[] {
  const first = marked[0]
  if (first === undefined) return []
  const look = lookOf(first.line)
  const others = marked.slice(1).filter((m) => !sameLook(lookOf(m.line), look))
  const gaps = marked
    .slice(1)
    .map((m) => m.line.gapAbove)
    .filter((gap) => gap < 8)
  const wide = gaps.length === 0 ? 2 : Math.max(1.6, (Math.max(...gaps) + Math.min(...gaps)) / 2)
  const opens = (m: Marked, i: number): boolean => {
    if (i === 0) return true
    const above = marked[i - 1]
    if (m.kind !== 'plain' || above === undefined) return false
    if (others.length > 0)
      return (
        sameLook(lookOf(m.line), look) &&
        !(sameLook(lookOf(above.line), look) && above.kind === 'plain')
      )
    return above.kind !== 'plain' || m.line.gapAbove > wide
  }
  return marked.flatMap((m, i) => (opens(m, i) ? [{ from: i, anchor: i }] : []))
}

function wholeEntry(marked: readonly Marked[]): Entry {
  return cutEntry(marked, 0)
}

/** Head lines reach from the top to the date and over the short lines below it. */
function cutEntry(marked: readonly Marked[], anchor: number): Entry {
  let end = anchor + 1
  const bodyLooks = marked
    .filter((m) => m.kind === 'bullet' || m.kind === 'prose')
    .map((m) => lookOf(m.line))
  while (end < marked.length && end - anchor <= 3) {
    const m = marked[end]
    if (m === undefined || m.kind !== 'plain' || /:\s|^https?:/.test(m.line.text)) break
    if (m.line.text.length > 75 && !/\t|\s?\|\s/.test(m.line.text)) break
    if (end - anchor > 2 && bodyLooks.some((look) => sameLook(look, lookOf(m.line)))) break
    end++
  }
  return {
    heads: joinWrapped(marked.slice(0, end).map((m) => m.line)),
    body: marked.slice(end).map((m) => m.line),
  }
}

/** A title that runs over two lines of its column becomes one head line, its dates beside it or not. */
function joinWrapped(heads: readonly Line[]): Line[] {
  return heads.reduce<Line[]>((joined, line) => {
    const before = joined.at(-1)
    const cells = before === undefined ? [] : segmentsOfLine(before)
    const at = cells.findLastIndex((cell) => !isDateOnly(textOfRuns(cell)))
    const cell = cells[at]
    if (before === undefined || cell === undefined || !isWrapped(before, cell, cells[at + 1], line))
      return [...joined, line]
    // "Gonfreville-" above "l'Orcher": a name broken at its hyphen is one word.
    const glue = /\p{L}-$/u.test(textOfRuns(cell)) ? 'none' : 'space'
    const rest = line.runs.map((run, i): Run => (i === 0 ? { ...run, before: glue } : run))
    const runs = [...cells.slice(0, at), [...cell, ...rest], ...cells.slice(at + 1)].flat()
    return [...joined.slice(0, -1), { ...before, runs, text: textOfRuns(runs) }]
  }, [])
}

/** `cell`: the last of the line above that is no date, and what stands at its right. */
function isWrapped(above: Line, cell: Run[], beside: Run[] | undefined, line: Line): boolean {
  const [start, end, first] = [cell[0], cell.at(-1), line.runs[0]]
  if (start === undefined || end === undefined || first === undefined) return false
  if (line.text.includes('\t') || findDates(line.text).length > 0) return false
  if (line.gapAbove > 1.2 * line.leading) return false
  const isOneStyle =
    end.bold === first.bold &&
    end.italic === first.italic &&
    end.font === first.font &&
    Math.abs(end.size - first.size) < 0.6
  const isBelow = Math.abs(start.x - line.textX) < 4 || cell[0] === above.runs[0]
  // Either a narrow column, or a cell beside another one, or a line that is full.
  const isNarrow =
    above.runs.length > cell.length ||
    line.right - line.left < 260 ||
    (end.bold && first.bold) ||
    above.x1 > line.right - 90
  const edge = beside?.[0]?.x ?? line.right
  const before = { ...above, runs: cell, text: textOfRuns(cell), textX: start.x, x1: end.x1 }
  return isOneStyle && isBelow && isNarrow && goesOn(before, line, edge)
}
