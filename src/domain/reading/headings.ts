/**
 * Step 5: which lines are headings. The words decide first (six dictionaries); two such hits show
 * the document's heading style, and other lines in that style open sections of their own, so that
 * an unknown section is never swallowed by the one before it.
 */
import { findDates } from '#domain/language/dates.ts'
import { isFurtherKind } from '#domain/resume/sections/further.ts'
import type { SectionKind } from './heading-words.ts'
import { sectionByRoots } from './heading-roots.ts'
import { collapseSpacing, isWeakHeading, sectionOfHeading } from './heading-words.ts'
import type { Style } from './heading-style.ts'
import { commonStyle, isCaps, sameStyle, styleOf } from './heading-style.ts'
import { employerScore, roleScore } from './lexicon.ts'
import type { Line, Run } from './lines.ts'
import { isListLabel } from './field-labels.ts'
import { segmentsOfLine, textOfRuns } from './lines.ts'

export interface Heading {
  kind: SectionKind
  text: string
}

export interface HeadedLine {
  line: Line
  /** Set on a line that is a heading. */
  heading: Heading | null
}

/** Lines with headings marked. A heading printed beside its content becomes a line of its own. */
export function findHeadings(lines: readonly Line[], bodySize: number): HeadedLine[] {
  const small = smallHeadings(lines)
  const split = lines.flatMap((line): HeadedLine[] => {
    const heading = small.get(line)
    return heading === undefined ? splitHeading(line, bodySize, lines) : [{ line, heading }]
  })
  const hits = split.filter((candidate) => candidate.heading !== null)
  const style = commonStyle(hits.map(({ line }) => styleOf(line)))
  const ownStyle = (line: Line): Style | null => {
    const beside = hits.filter((hit) => hit.line.left === line.left).map((hit) => styleOf(hit.line))
    // Names of groups below one of the document's headings are no style of a column.
    const isUsual = style !== null && beside.some((own) => sameStyle(own, style))
    return isUsual ? style : (commonStyle(beside) ?? style)
  }
  const kept = split.map((candidate) =>
    rejectOddHit(candidate, ownStyle(candidate.line), hits, bodySize),
  )
  return rejoin(kept, lines).map((candidate, i, all) => {
    const own = ownStyle(candidate.line)
    const isHeading =
      candidate.heading === null &&
      ((own !== null && isInStyle(candidate, own, bodySize, all, i)) ||
        (!(own !== null && isStrong(own, bodySize)) && isPlain(candidate.line)))
    return isHeading ? { ...candidate, heading: unknownHeading(candidate.line.text) } : candidate
  })
}

/** Headings in small letters, where there are so many that it is how the page is set. */
function smallHeadings(lines: readonly Line[]): Map<Line, Heading> {
  const found = new Map<Line, Heading>()
  for (const line of lines) {
    const heading = /^\p{Ll}/u.test(line.text) ? headingOf(line.text) : null
    if (heading !== null && !isWeakHeading(line.text)) found.set(line, heading)
  }
  return new Set([...found.values()].map(({ kind }) => kind)).size > 2 ? found : new Map()
}

/** By the roots of its words, else a section that no field takes. */
function unknownHeading(text: string): Heading {
  const plain = collapseSpacing(bareHeading(text))
  return { kind: sectionByRoots(plain) ?? 'other', text: plain.replace(/[:\s]+$/, '') }
}

/** A label that turned out to be no heading goes back in front of what stands beside it. */
function rejoin(candidates: readonly HeadedLine[], lines: readonly Line[]): HeadedLine[] {
  const whole = new Map(lines.map((line) => [line.id, line]))
  return candidates.flatMap((candidate, i) => {
    const isSecond = candidates[i - 1]?.line.id === candidate.line.id
    const isFirst = candidates[i + 1]?.line.id === candidate.line.id
    if (isSecond) return candidates[i - 1]?.heading === null ? [] : [candidate]
    const line = whole.get(candidate.line.id)
    return isFirst && candidate.heading === null && line !== undefined
      ? [{ line, heading: null }]
      : [candidate]
  })
}

function splitHeading(line: Line, bodySize: number, all: readonly Line[]): HeadedLine[] {
  const whole = line === all[0] ? openingOf(line.text) : headingOf(line.text)
  if (whole !== null && looksLikeHeading(line, bodySize, all)) return [{ line, heading: whole }]
  const segments = segmentsBySize(line)
  const [first, ...rest] = segments
  if (first !== undefined && rest.length > 0) {
    const beside = headingOf(textOfRuns(first))
    if (
      beside !== null &&
      !(isFurtherKind(beside.kind) && beside.kind !== 'languages') &&
      standsApart(first, rest) &&
      !line.hasBullet
    ) {
      return [
        { line: partOf(line, first), heading: beside },
        { line: partOf(line, rest.flat()), heading: null },
      ]
    }
  }
  return [{ line, heading: null }]
}

/** The parts of a line; larger type in front is one, however near the rest stands to it. */
function segmentsBySize(line: Line): Run[][] {
  const [first = [], ...rest] = segmentsOfLine(line)
  const at = first.findIndex((run, i) => {
    const before = first[i - 1]
    if (before === undefined || run.before === 'none') return false
    return before.size >= 1.15 * run.size && run.x - before.x1 > 0.4 * before.size
  })
  return at < 1 ? [first, ...rest] : [first.slice(0, at), first.slice(at), ...rest]
}

/** "RESUME" above everything names the document; elsewhere it is French for a summary. */
function openingOf(text: string): Heading | null {
  const heading = headingOf(text)
  return heading?.kind === 'summary' && /^r[eé]sum[eé]$/i.test(heading.text)
    ? { ...heading, kind: 'title' }
    : heading
}

/** What both halves of a row say is one heading. */
function headingOf(line: string): Heading | null {
  const text = [...new Set(line.split('\t'))].join(' ')
  const kind = sectionOfHeading(text)
  return kind === null ? null : { kind, text: collapseSpacing(text).replace(/[:\s]+$/, '') }
}

/** A dictionary word alone on its line: a heading unless it looks like the text around it. */
function looksLikeHeading(line: Line, bodySize: number, all: readonly Line[]): boolean {
  const isDistinct = line.bold || line.size >= bodySize + 0.8 || isCaps(line.text)
  if (isWeakHeading(line.text) && !isDistinct && looksLikeNeighbours(line, all)) return false
  if (/^\p{Ll}/u.test(line.text) && line.size <= bodySize * 1.15) return false
  return true
}

/** In the type of the lines around it. */
function looksLikeNeighbours(line: Line, all: readonly Line[]): boolean {
  const at = all.indexOf(line)
  const near = [all[at - 1], all[at + 1], all[at - 2]].filter((other) => other !== undefined)
  return near.some((other) => Math.abs(other.size - line.size) < 0.4)
}

/** "Languages   Python, C++" is a row of skills; "Experience   Acme Inc." opens a section. */
function standsApart(first: readonly Run[], rest: readonly Run[][]): boolean {
  const head = first[0]
  const next = rest[0]?.[0]
  if (head === undefined || next === undefined) return false
  return head.font !== next.font && head.bold === next.bold
    ? true
    : Math.abs(head.size - next.size) > 0.7 ||
        (head.bold && !next.bold && isCaps(textOfRuns(first)))
}

function partOf(line: Line, runs: Run[]): Line {
  const [first, ...others] = runs
  const fixed = first === undefined ? [] : [{ ...first, before: 'start' as const }, ...others]
  const x = Math.min(...fixed.map((run) => run.x))
  return {
    ...line,
    runs: fixed,
    text: textOfRuns(fixed),
    x,
    textX: x,
    x1: Math.max(...fixed.map((run) => run.x1)),
    size: fixed[0]?.size ?? line.size,
    bold: fixed.every((run) => run.bold),
    italic: fixed.every((run) => run.italic),
  }
}

/** "4.1 Skills", "Projects (if any)": papers number their headings, and forms say what goes there. */
function bareHeading(text: string): string {
  const words = text.replace(/^\d{1,2}(?:\.\d{1,2})*[.)]?\s+/, '')
  const aside = words.indexOf(' (')
  return aside < 3 ? words : words.slice(0, aside)
}

/** With a clear heading style, a dictionary word in plain body type is a label, not a heading. */
function rejectOddHit(
  candidate: HeadedLine,
  style: Style | null,
  hits: readonly HeadedLine[],
  bodySize: number,
): HeadedLine {
  if (candidate.heading === null || style === null || hits.length < 3) return candidate
  const own = styleOf(candidate.line)
  if (sameStyle(own, style)) return candidate
  // A column may have headings of its own: capitals larger than the text around them.
  if (own.caps && own.bold && own.size >= bodySize + 0.8) return candidate
  const isWeaker =
    own.size <= style.size - 0.8 ||
    (!own.bold && style.bold && own.size <= style.size) ||
    (own.size <= style.size && style.caps && !own.caps)
  const isDistinct =
    !isWeakHeading(candidate.line.text) &&
    !isListLabel(candidate.line.text) &&
    own.size >= 0.7 * style.size &&
    (own.size >= 1.4 * bodySize ||
      (own.caps === style.caps && own.bold === style.bold && own.size >= bodySize + 0.8))
  return isWeaker && !isDistinct ? { ...candidate, heading: null } : candidate
}

/** A heading without type of its own: in capitals or with a colon behind, and known by its roots. */
function isPlain({ text, hasBullet }: Line): boolean {
  const words = collapseSpacing(text).trim()
  return (
    !hasBullet &&
    words.length < 40 &&
    words.split(' ').length < 5 &&
    !/[\t\d@.;]/.test(words) &&
    (isCaps(words) || words.endsWith(':')) &&
    sectionByRoots(words.replace(':', '')) !== null &&
    roleScore(words) === 0
  )
}

function isMostlyDates(text: string): boolean {
  const dates = findDates(text)
  const dated = dates.reduce((sum, date) => sum + date.end - date.start, 0)
  return dates.length > 0 && dated > 0.5 * text.length
}

const isStrong = (style: Style, bodySize: number): boolean =>
  style.size >= bodySize + 1.4 || (style.caps && style.size >= bodySize + 0.4)

/** An unknown heading: in the style of the known ones, short, and that style is not the body's. */
function isInStyle(
  { line }: HeadedLine,
  style: Style,
  bodySize: number,
  all: readonly HeadedLine[],
  at: number,
): boolean {
  const next = all[at + 1]?.line
  const words = bareHeading(line.text)
  if (!sameStyle({ ...styleOf(line), caps: isCaps(words) }, style)) return false
  // In larger type a mark before the words is decoration, no bullet of a list.
  if (line.hasBullet && style.size < bodySize + 1.4) return false
  if (words.includes('\t') || words.length > 60 || /[\d@]|[.,;]$/.test(words)) return false
  // "Position held – Electrician" opens an entry.
  const isKnown = sectionByRoots(words) !== null && !/\s[–—-]\s/.test(words)
  if (!isKnown) {
    if (words.length > 45) return false
    if (roleScore(words) + employerScore(words) > 0) return false
    // An employer is followed by its dates; below a heading stands a whole entry.
    if (next !== undefined && next.block === line.block && isMostlyDates(next.text)) return false
  }
  const isSet = isKnown ? style.caps || style.bold : style.caps && style.bold
  if (!isStrong(style, bodySize) && !(isSet && line.gapAbove > 1.6)) return false
  return next === undefined || next.block !== line.block || !sameStyle(styleOf(next), style)
}
