/**
 * Dates and places of birth, by the words beside them: "geboren am 12. März 1985 in Köln", "née le
 * 12/03/1985 à Lyon", "* 12.03.1985". A day long before the first job is one without such a word.
 */
import { findFullDates } from './full-dates.ts'
import { capitalisedFrom } from './name-words.ts'
import type { PrivateSpan } from './private-span.ts'
import type { Word, WordedText } from './words.ts'

const cues = new Set(
  'born birth birthdate birthday dob geboren geb geborene geborener geburtsdatum geburtstag jahrgang naissance nacido nacida nacimiento nascido nascida nascimento geboortedatum'.split(
    ' ',
  ),
)
/** Without its accent it is the French "not". */
const accented = new Set(['né', 'née', 'nés'])

/** So far from its cue, in letters and words, a date is said of it. */
const reach = 60
const prepositions = new Set('in a en em te zu bei near at'.split(' '))
/** Younger than this nobody had a job or a degree to speak of. */
const youngest = 12

export interface KnownBirths {
  /** Keys of full dates. */
  dates: ReadonlySet<string>
  /** The first year of any job or school; null where none is given. */
  firstYear: number | null
}

export interface FoundBirth extends PrivateSpan {
  /** The key of a full date. */
  date: string | null
}

export function findBirths(line: WordedText, known: KnownBirths): FoundBirth[] {
  const { text } = line
  const dates = findFullDates(text)
  const signs = cuesOf(line)
  const found: FoundBirth[] = []
  let sign = 0
  for (const { start, end, key, year } of dates) {
    // Cues are in order: the first that is not too far before the date, or one soon behind it.
    while ((signs[sign]?.end ?? Infinity) < start - reach) sign++
    const cue = signs[sign]
    const isNear = cue !== undefined && isSaidOf(text, cue, { start, end })
    const isLongAgo = known.firstYear !== null && year <= known.firstYear - youngest
    if (isNear || isLongAgo || known.dates.has(key)) {
      found.push({ kind: 'BIRTH', start, end, date: key })
    }
  }
  let next = 0
  const places = found.flatMap(({ end, date }) => {
    if (date === null) return []
    while ((line.words[next]?.start ?? Infinity) < end) next++
    return placeAt(line, next)
  })
  return [...found, ...places, ...signs.flatMap((cue) => yearsAndPlaces(line, cue))]
}

interface Cue {
  start: number
  end: number
  /** The first word behind it; none where it is a sign, which speaks of what follows at once. */
  next: number | null
}

function cuesOf({ text, words }: WordedText): Cue[] {
  const cuesHere = words.flatMap(({ folded, text: written, start, end }, i): Cue[] =>
    cues.has(folded) || accented.has(written.normalize('NFC').toLowerCase())
      ? [{ start, end, next: i + 1 }]
      : [],
  )
  for (let at = text.indexOf('*'); at >= 0; at = text.indexOf('*', at + 1)) {
    if (/^\s?\d/.test(text.slice(at + 1, at + 3)))
      cuesHere.push({ start: at, end: at + 1, next: null })
  }
  return cuesHere.toSorted((a, b) => a.start - b.start)
}

function isSaidOf(text: string, cue: Cue, date: { start: number; end: number }): boolean {
  if (cue.next === null) return date.start >= cue.end && date.start - cue.end <= 1
  if (cue.start >= date.end + reach) return false
  const between = text.slice(Math.min(cue.end, date.end), Math.max(cue.start, date.start))
  return !between.includes('\n')
}

/** "born 1985 in York", "née à Lyon en 1985", "geboren in Köln". */
function yearsAndPlaces(line: WordedText, { next }: Cue): FoundBirth[] {
  if (next === null) return []
  const found: FoundBirth[] = []
  for (let at = next; at < Math.min(next + 6, line.words.length); at++) {
    const word = line.words[at]
    if (word !== undefined && isYear(word)) {
      found.push({ kind: 'BIRTH', start: word.start, end: word.end, date: null })
      found.push(...placeAt(line, at + 1))
      break
    }
  }
  return [...found, ...placeAt(line, next)]
}

const isYear = ({ text }: Word): boolean => /^(?:19[2-9]|20[0-2])\d$/.test(text)

function placeAt(line: WordedText, at: number): FoundBirth[] {
  const word = line.words[at]
  if (word === undefined || !prepositions.has(word.folded)) return []
  const place = capitalisedFrom(line, at + 1)
  return place === null ? [] : [{ kind: 'PLACE', ...place, date: null }]
}
