/**
 * Lines that a narrow column broke in the wrong place: a date range over two lines, a heading over
 * two lines. They are joined before anything is looked for in them.
 */
import type { CalendarDate } from '#domain/language/dates.ts'
import { findDates } from '#domain/language/dates.ts'
import { months } from '#domain/language/calendar-words.ts'
import { fold } from '#domain/language/fold.ts'
import { sectionByRoots } from './heading-roots.ts'
import { sectionOfHeading } from './heading-words.ts'
import type { Line, Run } from './lines.ts'
import { segmentsOfLine, textOfRuns } from './lines.ts'
import { mendCells } from './table-cells.ts'

export function mendLines(lines: readonly Line[], bodySize: number): Line[] {
  const mended: Line[] = []
  for (const line of mendCells(lines)) {
    const before = mended.at(-1)
    const joined =
      before === undefined || before.block !== line.block || line.hasBullet || line.gapAbove > 2.3
        ? null
        : (joinHeading(before, line, bodySize) ??
          joinBracketedDate(before, line) ??
          joinAddress(before, line) ??
          joinDates(before, line) ??
          joinStackedDates(before, line) ??
          joinTitle(before, line))
    if (joined === null) mended.push(line)
    else mended.splice(-1, 1, ...joined)
  }
  return mended
}

function joinHeading(before: Line, line: Line, bodySize: number): Line[] | null {
  const sameLook =
    Math.abs(before.size - line.size) < 0.4 &&
    before.bold === line.bold &&
    before.runs[0]?.font === line.runs[0]?.font
  const isCaps = !/\p{Ll}/u.test(before.text + line.text)
  const isDistinct = line.size > bodySize + 0.6 || line.bold || isCaps
  if (!sameLook || !isDistinct || before.hasBullet || before.text.length + line.text.length > 48)
    return null
  if (before.text.includes('\t') || line.text.includes('\t')) return null
  // "Principais competên-" above "cias"; "Schul- und" above "Berufsausbildung" has none at its end.
  const isDivided = /\p{L}[-\u00AD]$/u.test(before.text) && /^\p{Ll}/u.test(line.text)
  const text = isDivided ? before.text.slice(0, -1) + line.text : `${before.text} ${line.text}`
  const kind = sectionOfHeading(text) ?? (isDivided ? sectionByRoots(text) : null)
  if (kind === null) return null
  // Two headings under each other stay two: an empty section before a full one.
  if (
    sectionOfHeading(before.text) !== null &&
    sectionOfHeading(line.text) !== null &&
    sectionOfHeading(before.text) !== kind
  )
    return null
  return [isDivided ? mergeDivided(before, line) : merge(before, line)]
}

/** The two halves of a word, without the hyphen between them. */
function mergeDivided(before: Line, line: Line): Line {
  const runs = [
    ...before.runs.map((run, i) =>
      i === before.runs.length - 1 ? { ...run, text: run.text.slice(0, -1) } : run,
    ),
    ...line.runs.map((run, i) => (i === 0 ? { ...run, before: 'none' as const } : run)),
  ]
  const [first, ...others] = runs
  const whole =
    first === undefined ? runs : [{ ...first, text: runs.map((run) => run.text).join('') }]
  const isOne = others.every((run) => run.font === first?.font)
  return {
    ...before,
    runs: isOne ? whole : runs,
    text: before.text.slice(0, -1) + line.text,
    x1: Math.max(before.x1, line.x1),
  }
}

/**
 * A bold title that a narrow column broke because its next word had no room: "Master of Science"
 * above "Betriebswirtschaftslehre".
 */
function joinTitle(before: Line, line: Line): Line[] | null {
  const isNarrow = before.right - before.left < 220
  const isTight = line.gapAbove < line.leading + 0.2 && Math.abs(before.x - line.x) < 1.5
  const isOneLook =
    before.bold &&
    line.bold &&
    !before.hasBullet &&
    Math.abs(before.size - line.size) < 0.1 &&
    before.runs[0]?.font === line.runs[0]?.font
  if (!isNarrow || !isTight || !isOneLook || /[\t:]$|\t/.test(before.text + line.text)) return null
  if (
    [before, line].some(({ text }) => sectionOfHeading(text) !== null || findDates(text).length > 0)
  )
    return null
  const [word = ''] = line.text.split(' ')
  const wordWidth = ((line.x1 - line.x) / Math.max(1, line.text.length)) * word.length
  return before.x1 + 0.25 * line.size + wordWidth > before.right + 2 ? [merge(before, line)] : null
}

function merge(before: Line, line: Line): Line {
  if (before.text.endsWith('\u00AD')) return mergeDivided(before, line)
  const runs = [
    ...before.runs,
    ...line.runs.map((run, i) => (i === 0 ? { ...run, before: 'space' as const } : run)),
  ]
  return { ...before, runs, text: textOfRuns(runs), x1: Math.max(before.x1, line.x1) }
}

const openMonth = new RegExp(
  `(?:[–—-]\\s*|\\b(?:bis|to|a|à|au|até|tot|hasta|t/m)\\s+)(?:(?:${[...months.keys()].join('|')})\\.?(?:\\s+de)?)?$`,
  'u',
)
const startsWithDate = (text: string): boolean => {
  const [date] = findDates(text)
  return (
    (date !== undefined && date.start === 0) ||
    /^(?:de |of )?(?:19|20)\d\d\b/u.test(text) ||
    /^(?:heute|present|now|heden|actual|aujourd|atual)/iu.test(text)
  )
}

/** "08/2017 –" above "01/2021", alone or in the first column of a table's row. */
function joinDates(before: Line, line: Line): Line[] | null {
  const [head, ...others] = segmentsOfLine(before)
  const [first, ...rest] = segmentsOfLine(line)
  if (head === undefined || first === undefined) return null
  const [headText, firstText] = [
    textOfRuns(head),
    textOfRuns(first.map((run, i) => (i === 0 ? { ...run, before: 'start' as const } : run))),
  ]
  if (!/\d{4}/.test(headText) || !openMonth.test(fold(headText)) || !startsWithDate(firstText))
    return null
  const isCell = others.length > 0 || rest.length > 0
  if (isCell && Math.abs((first[0]?.x ?? 0) - (head[0]?.x ?? 0)) > 6) return null
  const joined = [
    ...head,
    ...first.map((run, i) => (i === 0 ? { ...run, before: 'space' as const } : run)),
    ...others.flat(),
  ]
  const upper: Line = { ...before, runs: joined, text: textOfRuns(joined) }
  if (rest.length === 0) return [upper]
  const runs = rest.flat().map((run, i) => (i === 0 ? { ...run, before: 'start' as const } : run))
  const x = runs[0]?.x ?? line.x
  return [upper, { ...line, runs, text: textOfRuns(runs), x, textX: x }]
}

/** "2009" above "2012" in the column of dates or alone, the second alone in its row: the ends of one range. */
function joinStackedDates(before: Line, line: Line): Line[] | null {
  const [head, ...others] = segmentsOfLine(before)
  if (head === undefined || line.text.includes('\t')) return null
  const [first, last] = [textOfRuns(head), line.text]
  const [from, to] = [loneDate(first), loneDate(last)]
  if (from === null || to === null || from.year > to.year) return null
  const [a, b] = [head.at(-1)?.x1 ?? 0, line.x1]
  const isUnder = Math.abs(a - b) < 2 || Math.abs((head[0]?.x ?? 0) - line.x) < 2
  if (!isUnder || line.gapAbove > line.leading + 0.4) return null
  const runs = [
    ...head,
    ...line.runs.map((run, i) =>
      i === 0 ? { ...run, before: 'space' as const, text: `– ${run.text}` } : run,
    ),
    ...others.flat(),
  ]
  return [{ ...before, runs, text: textOfRuns(runs) }]
}

/** The text is one date and nothing else. */
function loneDate(text: string): CalendarDate | null {
  const [date, another] = findDates(text)
  if (date === undefined || another !== undefined || date.isRange) return null
  return date.start === 0 && date.end >= text.trim().length ? date.from : null
}

const startOf = (runs: readonly Run[]): Run[] =>
  runs.map((run, i) => (i === 0 ? { ...run, before: 'start' as const } : run))

/** "Pflegerin, Klinik Gera (September" above "2012 – März 2015)": one head line. */
function joinBracketedDate(before: Line, line: Line): Line[] | null {
  const opened = before.text.lastIndexOf('(')
  if (opened < 0 || before.text.includes(')', opened) || before.x1 < before.right - 90) return null
  const closed = line.text.indexOf(')')
  if (closed < 0 || /[([]/.test(line.text.slice(0, closed))) return null
  const inside = `${before.text.slice(opened + 1)} ${line.text.slice(0, closed)}`
  const isDates = inside.length < 40 && findDates(inside).length > 0
  return isDates ? [merge(before, line)] : null
}

const openAddress = /[\w\u00c0-\u024f.%+-]@[\w\u00c0-\u024f.-]*$/
/** Without its top domain an address is not whole. */
const unfinished = /@[^.]*$|@.*[.-]$/u
const openLink = /^(?:https?:\/\/|www\.)?[\w-]+(?:\.[\w-]+)+\/[\w./%-]*[/._-]$/u

/** An e-mail or web address that a narrow column broke. */
function joinAddress(before: Line, line: Line): Line[] | null {
  const isCaps = before.text === before.text.toUpperCase()
  const isRest = (isCaps ? /^[A-Z\d.-]{1,30}$/ : /^[a-z\d.-]{1,30}$/).test(line.text)
  const isMail =
    (openAddress.test(before.text) &&
      isRest &&
      (unfinished.test(before.text) || before.x1 > before.right - before.size)) ||
    (isOpenMailbox(before, line.x) && /^[\w.-]+@[\w-]+(?:\.[\w-]+)+$/.test(line.text)) ||
    (/^@[\w-]+(?:\.[\w-]+)+$/.test(line.text) && /^[\p{L}\p{N}._%+-]+$/u.test(before.text))
  const isLink = openLink.test(before.text) && /^[\w./%-]{1,40}$/.test(line.text)
  if (!isMail && !isLink) return null
  const runs = [...before.runs, ...line.runs.map((run) => ({ ...run, before: 'none' as const }))]
  return [{ ...before, runs, text: `${before.text}${line.text}` }]
}

/** "Email → a.boehm-" above the rest of the address, which begins under it or under its label. */
function isOpenMailbox(before: Line, x: number): boolean {
  const cell = segmentsOfLine(before).at(-1) ?? []
  const isUnder = [before.x, cell[0]?.x ?? 0].some((start) => Math.abs(start - x) < 3)
  return isUnder && /^[\w.+-]+-$/.test(textOfRuns(startOf(cell)))
}
