/**
 * Lines that a narrow column broke in the wrong place: a date range over two lines, a heading over
 * two lines. They are joined before anything is looked for in them.
 */
import { sectionByRoots } from './heading-roots.ts'
import { sectionOfHeading } from './heading-words.ts'
import type { Line } from './lines.ts'
import { textOfRuns } from './lines.ts'

export function mendLines(lines: readonly Line[], bodySize: number): Line[] {
  const mended: Line[] = []
  for (const line of lines) {
    const before = mended.at(-1)
    const joined =
      before === undefined || before.block !== line.block || line.hasBullet || line.gapAbove > 2.3
        ? null
        : (joinHeading(before, line, bodySize) ?? joinAddress(before, line))
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

function merge(before: Line, line: Line): Line {
  if (before.text.endsWith('\u00AD')) return mergeDivided(before, line)
  const runs = [
    ...before.runs,
    ...line.runs.map((run, i) => (i === 0 ? { ...run, before: 'space' as const } : run)),
  ]
  return { ...before, runs, text: textOfRuns(runs), x1: Math.max(before.x1, line.x1) }
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
    (/^@[\w-]+(?:\.[\w-]+)+$/.test(line.text) && /^[\p{L}\p{N}._%+-]+$/u.test(before.text))
  const isLink = openLink.test(before.text) && /^[\w./%-]{1,40}$/.test(line.text)
  if (!isMail && !isLink) return null
  const runs = [...before.runs, ...line.runs.map((run) => ({ ...run, before: 'none' as const }))]
  return [{ ...before, runs, text: `${before.text}${line.text}` }]
}
