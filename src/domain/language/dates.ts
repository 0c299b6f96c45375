/**
 * Dates as resumes print them, in six languages at once: "03/2021", "04.2019", "März 2020",
 * "Jan ’20", "Sommer 2018", "2014/15", ranges by dash or word, open ends and since-forms.
 *
 * `findDates` gives every date and range of a line with its place, so that a reader can take them
 * out; `parseDate` and `parseDateRange` are for text that should be a date and nothing else.
 * The printed precision is kept: a bare year has `month: null`.
 */
import type { Language } from './languages.ts'
import { fromWords, openEnd, sinceWords, untilWords } from './calendar-words.ts'
import type { Atom } from './date-atoms.ts'
import { anyOf, findAtoms, readAtom } from './date-atoms.ts'
import { foldKeepingPlaces } from './fold.ts'

export interface CalendarDate {
  year: number
  month: number | null
}

export type ParsedDate = CalendarDate | 'present' | null

export interface DateRange {
  from: CalendarDate | null
  to: CalendarDate | 'present' | null
}

/** One date or range found in a line; `text` fields are as printed but clean. */
export interface FoundDate extends DateRange {
  start: number
  end: number
  isRange: boolean
  fromText: string
  toText: string
}

const rangeBreak = new RegExp(
  `^\\s*[-‐‑‒–—―−~→>]*\\s*(?:(?:${anyOf(untilWords)})(?=\\s)(?:\\s+(?:le|el|o|de|the))?)?\\s*`,
  'u',
)
const beforeRange = new RegExp(
  `(?:^|[^a-z])((?:${anyOf(fromWords)})\\s+(?:le\\s+|el\\s+)?|d')$`,
  'u',
)
const beforeSince = new RegExp(
  `(?:^|[^a-z])(${anyOf(sinceWords.keys())}|a partir de)\\s+(?:le\\s+|el\\s+)?$`,
  'u',
)

/** Every date and range of a line, in order. Bare years count; a lone "now" or month does not. */
export function findDates(line: string): FoundDate[] {
  if (!/\d\d/.test(line)) return [] // no year, not even a short one
  const folded = foldKeepingPlaces(line)
  const atoms = findAtoms(line, folded)
  const found: FoundDate[] = []
  for (let i = 0; i < atoms.length; i++) {
    const first = atoms[i]
    if (first === undefined || first.date === 'present') continue
    const second = atoms[i + 1]
    const joined = second === undefined ? null : joinRange(folded, first, second)
    if (joined !== null && second !== undefined) {
      found.push({ ...joined, start: startOf(folded, first, beforeRange), end: second.end })
      i++
      continue
    }
    const single = readSingle(folded, first)
    if (single !== null) {
      found.push(single)
      continue
    }
  }
  return found
}

/** A month of the calendar: 1 is January. */
export type Month = { year: number; month: number }

/** The month that a moment lies in, for what lasts "to the present". */
export function monthOf(moment: Date): Month {
  return { year: moment.getUTCFullYear(), month: moment.getUTCMonth() + 1 }
}

/** A text that is one date: "03/2021", "March 2021", "present". Null when it is not. */
export function parseDate(text: string): ParsedDate {
  const trimmed = text.trim()
  const folded = foldKeepingPlaces(trimmed)
  const atom = readAtom(trimmed, folded, 0)
  if (atom !== null && atom.kind !== 'month' && /^[\s.,;)]*$/.test(folded.slice(atom.end))) {
    return atom.date === 'present' || atom.date.year === null ? 'present' : atom.date
  }
  const [only, another] = findDates(trimmed)
  return only !== undefined && another === undefined && !only.isRange ? only.from : null
}

/** A text that holds one range: "03/2019 – heute", "seit 2019", "2014–2018". A lone date is `to`. */
export function parseDateRange(text: string): DateRange | null {
  const [found] = findDates(text)
  if (found === undefined) return null
  if (found.isRange) return { from: found.from, to: found.to }
  return { from: null, to: found.from }
}

function joinRange(
  folded: string,
  first: Atom,
  second: Atom,
): Omit<FoundDate, 'start' | 'end'> | null {
  const between = folded.slice(first.end, second.start)
  const gap = rangeBreak.exec(`${between} `)?.[0] ?? ''
  const isWordless = gap.trim() === '' // "2020 to date": the word is part of the open end
  const isPair =
    first.kind === 'full' && second.kind === 'full' && isMonthly(first) && isMonthly(second)
  if (
    isWordless
      ? second.kind !== 'present' && !isPair
      : gap.trimEnd().length < between.trimEnd().length
  ) {
    return null
  }
  if (first.date === 'present') return null
  if (second.kind === 'month') return null
  if (first.date.year === null) {
    if (second.date === 'present' || second.date.year === null) return null
    const from = { year: second.date.year, month: first.date.month }
    return {
      isRange: true,
      from,
      to: second.date,
      fromText: `${first.text} ${from.year}`,
      toText: second.text,
    }
  }
  if (second.date !== 'present' && (second.date.year === null || isBefore(second.date, first.date)))
    return null
  return {
    isRange: true,
    from: first.date,
    to: second.date === 'present' ? 'present' : second.date,
    fromText: first.text,
    toText: second.text,
  }
}

/** "Sep. 2023 Mar. 2024": some fonts lose the dash between the two. */
const isMonthly = (atom: Atom): boolean =>
  atom.date !== 'present' && atom.date.year !== null && atom.date.month !== null

const isBefore = (a: { year: number | null }, b: CalendarDate): boolean => (a.year ?? 0) < b.year

function readSingle(folded: string, atom: Atom): FoundDate | null {
  if (atom.date === 'present' || atom.date.year === null) return null
  const since = beforeSince.exec(wordsBefore(folded, atom.start))
  const after = folded.slice(atom.end)
  // "2019 – 21": the end's century is the start's.
  const shortEnd = /^\s?[-–—/]\s?'?(\d\d)(?![\p{L}\p{N}.:/%])/u.exec(after)
  if (since === null && shortEnd !== null && atom.date.month === null) {
    const to = { year: Number(`${String(atom.date.year).slice(0, 2)}${shortEnd[1]}`), month: null }
    if (to.year >= atom.date.year) {
      return {
        start: startOf(folded, atom, beforeRange),
        end: atom.end + shortEnd[0].length,
        isRange: true,
        from: atom.date,
        to,
        fromText: atom.text,
        toText: String(to.year),
      }
    }
  }
  if (atom.kind === 'short' && since === null && !/^\s*[-–—]/u.test(after)) return null
  const trailing = /^\s*[-–—]\s*$/u.exec(after)
  if (since !== null || trailing !== null) {
    const language = since === null ? 'en' : (sinceWords.get(since[1] ?? '') ?? 'en')
    return {
      start: since === null ? atom.start : startOf(folded, atom, beforeSince),
      end: trailing === null ? atom.end : atom.end + trailing[0].length,
      isRange: true,
      from: atom.date,
      to: 'present',
      fromText: atom.text,
      toText: since === null ? '' : openEnd[language],
    }
  }
  return {
    start: atom.start,
    end: atom.end,
    isRange: false,
    from: atom.date,
    to: null,
    fromText: atom.text,
    toText: '',
  }
}

function startOf(folded: string, atom: Atom, opener: RegExp): number {
  const before = wordsBefore(folded, atom.start)
  const match = opener.exec(before)
  if (match === null) return atom.start
  return atom.start - before.length + before.lastIndexOf(match[1] ?? '')
}

/** As many as the words are long that lead to a date. */
const wordsBefore = (folded: string, at: number): string => folded.slice(Math.max(0, at - 60), at)

/** The language's own word for an open end; used where the text says only "since". */
export function openEndIn(language: Language): string {
  return openEnd[language]
}
