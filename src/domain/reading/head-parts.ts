/**
 * The head lines of an entry → parts: what stands between tabs, bars, dots, dashes and changes of
 * style, with dates and durations taken out.
 */
import type { FoundDate } from '#domain/language/dates.ts'
import { openEndWords } from '#domain/language/calendar-words.ts'
import { findDates } from '#domain/language/dates.ts'
import type { LabelledField } from './field-labels.ts'
import { labelAt } from './field-labels.ts'
import { duration, isEngagement } from './lexicon.ts'
import type { Line } from './lines.ts'
import { isJoin } from './role-at-employer.ts'

export interface Part {
  text: string
  bold: boolean
  italic: boolean
  size: number
  /** Index of the head line. */
  line: number
  link: string | null
  /** Which stretch of one style it comes from, and what stood before it there. */
  stretch: number
  glue: string
  /** A date stands on its line. */
  isDated: boolean
  /** The field whose label stands in front of it. */
  labelled: LabelledField | null
}

export interface HeadParts {
  parts: Part[]
  dates: FoundDate[]
}

const separators = /\t|\s+[|¦│·•●∙⋅▪◆›»]\s*|\s*[|¦│•●⋅]\s+|\s+(?:–|—|-|‒|―|~)\s+|\s*\/\/\s*|\s{3,}/u

export function partsOf(lines: readonly Line[]): HeadParts {
  const parts: Part[] = []
  const dates: FoundDate[] = []
  let count = 0
  lines.forEach((line, index) => {
    const taken = takeDates(line)
    dates.push(...taken.dates)
    const isDated = taken.dates.length > 0
    const { field = null, length = 0 } = labelAt(line.text) ?? {}
    const label = tidied(line.text.slice(0, length))
    for (const stretch of taken.stretches)
      parts.push(
        ...splitStretch(stretch, index, ++count).map((part) => ({
          ...part,
          text: part.text.startsWith(label) ? part.text.slice(label.length) : part.text,
          isDated,
          labelled: stretch.labelled ?? field,
        })),
      )
  })
  return {
    parts: parts
      .map(tidyPart)
      .filter((part) => /[\p{L}\p{N}]/u.test(part.text) && !isEngagement(part.text))
      .filter((part) => !isJoin(part.text) && !openEndWords(part.text)),
    dates,
  }
}

interface Stretch {
  text: string
  labelled: LabelledField | null
  bold: boolean
  italic: boolean
  size: number
  link: string | null
  afterComma: boolean
}

/** The line without its dates, cut where the style changes. */
function takeDates(line: Line): { stretches: Stretch[]; dates: FoundDate[] } {
  let text = ''
  const owners: number[] = []
  line.runs.forEach((run, i) => {
    const isNewCell = run.before === 'tab' || run.before === 'wide'
    const glue = isNewCell ? '\t' : run.before === 'space' ? ' ' : ''
    for (const unit of (i === 0 ? '' : glue) + run.text) {
      text += unit
      for (let k = 0; k < unit.length; k++) owners.push(i)
    }
  })
  const dates = findDates(text)
  const masked = new Set<number>()
  for (const date of dates) for (let i = date.start; i < date.end; i++) masked.add(i)
  for (const match of text.matchAll(duration)) {
    for (let i = match.index; i < match.index + match[0].length; i++) masked.add(i)
  }
  const stretches: Stretch[] = []
  let open: { text: string; owner: number } | null = null
  const close = (): void => {
    const run = open === null ? undefined : line.runs[open.owner]
    if (open === null || run === undefined) return
    const { bold, italic, size, link, labelled = null } = run
    const before = stretches.at(-1)
    const afterComma = before !== undefined && /,\s*$/.test(before.text)
    stretches.push({ text: open.text, labelled, bold, italic, size, link, afterComma })
    open = null
  }
  for (let i = 0; i < text.length; i++) {
    if (masked.has(i)) {
      if (open !== null) open.text += open.text.endsWith('\t') ? '' : '\t'
      continue
    }
    const owner: number = owners[i] ?? 0
    if (open !== null && owner !== open.owner && changesStyle(line, open.owner, owner)) close()
    if (open === null) open = { text: text.charAt(i), owner }
    else open.text += text.charAt(i)
  }
  close()
  return { stretches, dates }
}

function changesStyle(line: Line, a: number, b: number): boolean {
  const [one, other] = [line.runs[a], line.runs[b]]
  if (one === undefined || other === undefined) return false
  if (one.labelled !== other.labelled) return true
  if (other.text.replace(/[^\p{L}\p{N}]/gu, '').length < 2) return false
  if (one.text.replace(/[^\p{L}\p{N}]/gu, '').length < 2) return false
  if (
    other.before === 'none' &&
    !/^(?:[,;(|–—-]|\.\s)/.test(other.text) &&
    !/[\s,|(]$/.test(one.text)
  )
    return false
  return (
    one.bold !== other.bold ||
    one.italic !== other.italic ||
    one.font !== other.font ||
    Math.abs(one.size - other.size) > 0.7
  )
}

type PlainPart = Omit<Part, 'isDated' | 'labelled'>

function splitStretch(stretch: Stretch, line: number, id: number): PlainPart[] {
  const { bold, italic, size, link } = stretch
  const parts: PlainPart[] = []
  let rest = stretch.text
  let glue = ''
  for (;;) {
    const match = separators.exec(rest)
    const text = match === null ? rest : rest.slice(0, match.index)
    parts.push({ text, bold, italic, size, line, link, stretch: id, glue })
    if (match === null) return parts
    glue = match[0]
    rest = rest.slice(match.index + match[0].length)
  }
}

const tidyPart = (part: Part): Part => ({ ...part, text: tidied(part.text) })

const tidied = (text: string): string =>
  text
    .replace(/\(\s*[,–-]?\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:|/·•–—-]*[)\]]|[([][\s,;:|/·•–—-]*$/gu, '') // where a date stood in brackets
    .replace(/^(?:\.\s)?[\s,;:|/·•~–—-]+|^\.\s+|[\s,;:|/·•–—-]+$/gu, '')
    .replace(/^\((?=[^()]*$)|(?<=^[^()]*)\)$/g, '')
    .replace(/^\(([^()]*)\)$/, '$1')
    .replace(/(?<=\p{Ll}{4})\.$/u, '') // of a line that is set as a sentence
    .trim()
