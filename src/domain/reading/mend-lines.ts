/**
 * Dates and mail addresses that a narrow column broke over two lines: they are joined before anything is
 * looked for in them.
 */
import { findDates } from '#domain/language/dates.ts'
import { months } from '#domain/language/calendar-words.ts'
import { fold } from '#domain/language/fold.ts'
import type { Line } from './lines.ts'
import { segmentsOfLine, textOfRuns } from './lines.ts'

export function mendLines(lines: readonly Line[]): Line[] {
  const mended: Line[] = []
  for (const line of lines) {
    const before = mended.at(-1)
    const joined =
      before === undefined || before.block !== line.block || line.hasBullet || line.gapAbove > 2.3
        ? null
        : (joinBracketedDate(before, line) ?? joinMail(before, line) ?? joinDates(before, line))
    if (joined === null) mended.push(line)
    else mended.splice(-1, 1, ...joined)
  }
  return mended
}

function merge(before: Line, line: Line): Line {
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

const openMail = /[\w\u00c0-\u024f.%+-]@[\w\u00c0-\u024f.-]*$/
/** Without its top domain an address is not whole. */
const unfinished = /@[^.]*$|@.*[.-]$/

/** The rest of an address, or the last letters of one: "ada@lovelace.co" above "m". */
function joinMail(before: Line, line: Line): Line[] | null {
  const rest = unfinished.test(before.text) ? /^[a-z\d.-]{1,30}$/i : /^[a-z]{1,3}$/
  if (!openMail.test(before.text) || !rest.test(line.text)) return null
  const runs = [...before.runs, ...line.runs.map((run) => ({ ...run, before: 'none' as const }))]
  return [{ ...before, runs, text: `${before.text}${line.text}` }]
}
