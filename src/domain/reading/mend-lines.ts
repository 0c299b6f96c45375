/**
 * Dates and mail addresses that a narrow column broke over two lines: they are joined before anything is
 * looked for in them.
 */
import { findDates } from '#domain/language/dates.ts'
import type { Line } from './lines.ts'
import { textOfRuns } from './lines.ts'

export function mendLines(lines: readonly Line[]): Line[] {
  const mended: Line[] = []
  for (const line of lines) {
    const before = mended.at(-1)
    const joined =
      before === undefined || before.block !== line.block || line.hasBullet || line.gapAbove > 2.3
        ? null
        : (joinBracketedDate(before, line) ?? joinMail(before, line))
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
