/**
 * What each line of a section is: a bullet, its continuation, running text, or a plain line that
 * may be the head of an entry, and whether it carries the entry's date.
 */
import { findDates } from '#domain/language/dates.ts'
import { isDateAtEdge, isDateOnly, restWords } from './date-places.ts'
import type { Line } from './lines.ts'
import { paragraphsOf } from './paragraphs.ts'

type Kind = 'bullet' | 'more' | 'prose' | 'plain'

export interface Marked {
  line: Line
  kind: Kind
  /** The date stands where an entry's date stands. */
  isAnchor: boolean
}

export interface EntryOptions {
  /** Whether a single date (not a range) may carry an entry. */
  allowsSingleDates: boolean
}

export function mark(lines: readonly Line[], options: EntryOptions): Marked[] {
  const indents = bodyIndents(lines)
  const running = runningText(lines)
  const marked: Marked[] = []
  for (const line of lines) {
    const isProse = (candidate: Line): boolean => indents(candidate) || running.has(candidate)
    const kind = kindOf(line, marked.at(-1), isProse, marked)
    marked.push({ line, kind, isAnchor: kind === 'plain' && isAnchor(line, options) })
  }
  return marked
}

/** Lines that are parts of one sentence over several lines. */
function runningText(lines: readonly Line[]): Set<Line> {
  const plain = lines.filter((line) => !line.hasBullet && findDates(line.text).length === 0)
  const found = new Set<Line>()
  for (const paragraph of paragraphsOf(plain)) {
    const isApart = paragraph.lines.some((line) => line.text.includes('\t') || line.bold)
    const words = paragraph.text.split(/\s+/).length
    const adjoin = paragraph.lines.every(
      (line, i) =>
        i === 0 || lines.indexOf(line) === lines.indexOf(paragraph.lines[i - 1] ?? line) + 1,
    )
    if (paragraph.lines.length > 1 && words >= 8 && !isApart && adjoin)
      for (const line of paragraph.lines) found.add(line)
  }
  return found
}

/** Where indented text without bullets begins: in the section, at least twice, right of the heads. */
function bodyIndents(lines: readonly Line[]): (line: Line) => boolean {
  const plain = lines.filter((line) => !line.hasBullet)
  const heads = plain.filter((line) => findDates(line.text).length > 0)
  return (line) => {
    const mine = heads.filter((head) => head.block === line.block)
    // "University of Leeds ⇥ Leeds": a row of cells is of a head.
    if (line.text.includes('\t')) return false
    if (mine.some((head) => areCentred(head, line)) || isAddress.test(line.text)) return false
    const base = Math.min(...mine.map(contentX))
    if (mine.length === 0 || line.textX < base + 6 || line.textX > base + 60) return false
    const same = plain.filter(
      (other) => other.block === line.block && Math.abs(other.textX - line.textX) < 1.5,
    )
    const isHeadColumn = mine.some((head) => Math.abs(contentX(head) - line.textX) < 3)
    return same.length >= 2 && !isHeadColumn && findDates(line.text).length === 0
  }
}

/** Behind a pictogram, an address stands where indented text does. */
const isAddress = /^(?:https?:\/\/|www\.)\S+$/u

/** Both set around one middle. */
const areCentred = (a: Line, b: Line): boolean =>
  Math.abs(a.textX + a.x1 - b.textX - b.x1) < 8 && Math.abs(a.textX - b.textX) > 4

/** Where the words of a line begin when a date stands in front of them. */
function contentX(line: Line): number {
  const first = line.runs.find((run) => !isDateOnly(run.text))
  return first?.x ?? line.textX
}

function kindOf(
  line: Line,
  before: Marked | undefined,
  isIndented: (line: Line) => boolean,
  all: readonly Marked[],
): Kind {
  if (line.hasBullet) return 'bullet'
  const opensEntry = before !== undefined && before.isAnchor && isDateOnly(before.line.text)
  if (opensEntry && all.at(-2)?.kind !== 'plain') return 'plain'
  if (isIndented(line)) return 'prose'
  if (before !== undefined && before.kind !== 'plain' && hangsUnder(line, before.line, all))
    return 'more'
  if (
    before !== undefined &&
    (before.kind === 'prose' || before.kind === 'more') &&
    /^\p{Ll}/u.test(line.text) &&
    findDates(line.text).length === 0
  )
    return 'more'
  const words = line.text.split(/\s+/).length
  if (findDates(line.text).some((date) => date.isRange) && words <= 16) return 'plain'
  if (line.text.length > 88 && words > 11 && !line.text.includes('\t')) return 'prose'
  if (
    words >= 4 &&
    /(?:\p{Ll}|\p{Lu}{2})[.!?]$/u.test(line.text) &&
    !/\b(?:Inc|Ltd|Co|Corp|e\.V|S\.A|S\.L|B\.V)\.$/.test(line.text)
  )
    return 'prose'
  if (words >= 10 && !line.text.includes('\t') && !line.bold && !/[|·•–—]/.test(line.text)) {
    // A line of names ("Técnico Superior en Dirección de Cocina, Escuela de …") is no sentence.
    const capitals = line.text.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word)).length
    const isNames = capitals >= 0.4 * words && line.text.includes(',')
    return isNames ? 'plain' : 'prose'
  }
  return 'plain'
}

/** Goes on under a bullet's text. */
function hangsUnder(line: Line, above: Line, all: readonly Marked[]): boolean {
  if (line.block !== above.block || line.page !== above.page) {
    return /^[\p{Ll}\d(%]/u.test(line.text) && findDates(line.text).length === 0
  }
  const bullet = all.findLast((other) => other.kind === 'bullet')?.line
  if (bullet === undefined || bullet.block !== line.block) return false
  return (
    line.textX >= bullet.textX - 3 &&
    line.textX <= bullet.textX + 14 &&
    line.bold === bullet.bold &&
    bullet.textX > bullet.x + 1 &&
    line.gapAbove < 2.4 &&
    Math.abs(line.size - bullet.size) < 0.8
  )
}

function isAnchor(line: Line, options: EntryOptions): boolean {
  const dates = findDates(line.text.replaceAll('\t', '  '))
  const [first] = dates
  if (first === undefined || dates.length > 2) return false
  if (!dates.some((date) => date.isRange) && !options.allowsSingleDates)
    return (
      isDateAtEdge(line) &&
      !/\p{L}{3,} .*\p{L}{3,} .*\p{L}{3,} .*\p{L}{3,}/u.test(restWords(line.text))
    )
  return dates.some((date) => date.isRange) || isDateAtEdge(line)
}

/** The look of a line's first words that are not a date. */
export interface Look {
  size: number
  bold: boolean
  italic: boolean
  font: string
}

export const lookOf = (line: Line): Look => {
  const run = line.runs.find((r) => !isDateOnly(r.text)) ?? line.runs[0]
  return {
    size: run?.size ?? line.size,
    bold: run?.bold ?? false,
    italic: run?.italic ?? false,
    font: run?.font ?? '',
  }
}

export const sameLook = (a: Look, b: Look): boolean =>
  Math.abs(a.size - b.size) < 0.6 && a.bold === b.bold && a.italic === b.italic && a.font === b.font
