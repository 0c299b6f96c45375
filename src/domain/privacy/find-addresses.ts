/**
 * Postal addresses: streets by their words, postcodes by their shapes and the town beside them.
 * Five digits and a capital are a postcode only where an address may begin: German writes "10000
 * Kunden" so, too.
 */
import { rowsOf } from '../language/word-table.ts'
import { americanStates } from '#tables/american-states.js'
import { findStreets } from './find-streets.ts'
import { capitalisedFrom } from './name-words.ts'
import { isOrdinary } from './ordinary-words.ts'
import type { PrivateSpan } from './private-span.ts'
import type { Word, WordedText } from './words.ts'
import { gapAfter, isCapitalised } from './words.ts'

export function findAddresses(line: WordedText): PrivateSpan[] {
  const streets = findStreets(line)
  const ends = new Set(streets.map(({ last }) => last))
  const towns = findTowns(line, ends)
  return [...streets, ...towns].flatMap(({ first, last }): PrivateSpan[] => {
    const [from, to] = [line.words[first], line.words[last]]
    return from === undefined || to === undefined
      ? []
      : [{ kind: 'PLACE', start: from.start, end: to.end }]
  })
}

/** By their words: the first and the last. */
interface Town {
  first: number
  last: number
}

const states = new Set(rowsOf(americanStates).map(({ code }) => code))

function findTowns(line: WordedText, streetEnds: ReadonlySet<number>): Town[] {
  const found: Town[] = []
  for (let at = 0; at < line.words.length; at++) {
    const town = townAt(line, at, streetEnds)
    if (town === null) continue
    found.push(town)
    at = town.last
  }
  return found
}

function townAt(line: WordedText, at: number, streetEnds: ReadonlySet<number>): Town | null {
  const word = line.words[at]
  if (word === undefined) return null
  const british = britishCode(line, at)
  if (british !== null) return { first: townBefore(line, at), last: british }
  if (states.has(word.text) && isCode(line, at + 1, 5)) {
    const isLong = isCode(line, at + 2, 4) && /^[-–]$/.test(gapAfter(line, at + 1))
    return { first: townBefore(line, at), last: isLong ? at + 2 : at + 1 }
  }
  const digits = /^\d{4,5}$/.test(word.text) ? word.text.length : 0
  if (digits === 0) return null
  const next = line.words[at + 1]
  const isHyphened = /^[-‐‑–]$/.test(gapAfter(line, at))
  // Portugal's and Brazil's: "4000-123 Porto", "01310-100 São Paulo".
  if (isHyphened && next !== undefined && /^\d{3}$/.test(next.text)) {
    const name = townBehind(line, at + 1, true)
    return digits === 5 || name !== null ? { first: at, last: name ?? at + 1 } : null
  }
  // The Netherlands': "1012 AB Amsterdam".
  const isDutch =
    digits === 4 &&
    next !== undefined &&
    /^[A-Z]{2}$/.test(next.text) &&
    gapAfter(line, at).length <= 1
  const code = isDutch ? at + 1 : at
  const prefix = line.words[at - 1]
  const hasPrefix =
    prefix !== undefined &&
    /^(?:D|A|CH|F|B|L|E|NL|DE|AT|FR|ES|BE|LU|I|IT)$/.test(prefix.text) &&
    /^[-–]$/.test(gapAfter(line, at - 1))
  const isBesideStreet = streetEnds.has(at - 1) || streetEnds.has(at - 2)
  const name = townBehind(line, code, hasPrefix || isBesideStreet)
  if (name === null) return null
  if (hasPrefix) return { first: at - 1, last: name }
  if (isBesideStreet) return { first: at, last: name }
  const isYear = /^(?:19|20)\d\d$/.test(word.text)
  if (isYear && !isDutch) return null
  const numbered = streetByItsNumber(line, at)
  if (numbered !== null) return { first: numbered, last: name }
  const isBounded =
    opensAddress(line, at) && (isDutch || endsAddress(line, name) || isAfterPreposition(line, at))
  return isBounded && !isYear ? { first: at, last: name } : null
}

/** "SW1A 1AA", also written as one. */
function britishCode(line: WordedText, at: number): number | null {
  const [word, next] = [line.words[at], line.words[at + 1]]
  if (word === undefined || !/^[A-Z]{1,2}\d/.test(word.text)) return null
  if (/^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/.test(word.text)) return at
  const isTwo =
    next !== undefined && /^[A-Z]{1,2}\d[A-Z\d]?$/.test(word.text) && /^\d[A-Z]{2}$/.test(next.text)
  return isTwo && /^[ \u00a0]{1,2}$/.test(gapAfter(line, at)) ? at + 1 : null
}

const isCode = ({ words }: WordedText, at: number, digits: number): boolean =>
  words[at]?.text.length === digits && /^\d+$/.test(words[at]?.text ?? '')

/** The first word of the town in front of a code: "Leeds, LS1 4AB". */
function townBefore(line: WordedText, at: number): number {
  let first = at
  while (first > 0 && at - first < 3) {
    const word = line.words[first - 1]
    const gap = gapAfter(line, first - 1)
    const isJoined = first === at ? /^,?[ \u00a0]{1,2}$/.test(gap) : /^(?:[ \u00a0]|-)$/.test(gap)
    if (word === undefined || !isCapitalised(word) || !isJoined) break
    first--
  }
  return first
}

/** The last word of the town behind a code; null where none stands there. */
function townBehind(line: WordedText, code: number, isSure: boolean): number | null {
  const first = line.words[code + 1]
  if (first === undefined || !/^[ \u00a0]{1,2}$/.test(gapAfter(line, code))) return null
  const town = capitalisedFrom(line, code + 1)
  if (town === null || (!isSure && isOrdinary(first.folded) && town.last === code + 1)) return null
  return town.last
}

/** "Am Alten Bach 5, 50667 Köln": the name before the number, as far as it is capitalised. */
function streetByItsNumber(line: WordedText, code: number): number | null {
  const number = line.words[code - 1]
  if (number === undefined || !/^\d{1,4}\p{L}?$/u.test(number.text)) return null
  if (!/^\s?[,·|–-]?\s{1,2}$/.test(gapAfter(line, code - 1))) return null
  let first = code - 1
  let names = 0
  while (first > 0 && code - first < 6) {
    const word = line.words[first - 1]
    const gap = gapAfter(line, first - 1)
    if (word === undefined || !/^(?:[ \u00a0]{1,2}|[-.] ?)$/.test(gap)) break
    if (!isCapitalised(word) && !/^(?:de[rnm]?|du|la|van|het)$/.test(word.folded)) break
    if (isCapitalised(word)) names++
    first--
  }
  return names > 0 ? first : null
}

const opensAddress = (line: WordedText, at: number): boolean =>
  at === 0 || /[\n,|·•;(:\t–—]/.test(gapAfter(line, at - 1)) || isAfterPreposition(line, at)

const prepositions = new Set('in a en em te at aus from'.split(' '))
const isAfterPreposition = ({ words }: WordedText, at: number): boolean =>
  isPreposition(words[at - 1])
const isPreposition = (word: Word | undefined): boolean =>
  word !== undefined && prepositions.has(word.folded)

function endsAddress(line: WordedText, last: number): boolean {
  const end = line.words[last]?.end ?? 0
  return /^\s*(?:$|[\n,|·•;).\t–—])/.test(line.text.slice(end, end + 8))
}
