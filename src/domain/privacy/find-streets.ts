/** Streets with the number of a house, by their words, in six languages. */
import { rowsInAll } from '../language/word-table.ts'
import { streetWords } from '#tables/street-words.js'
import type { Word, WordedText } from './words.ts'
import { gapAfter, isCapitalised } from './words.ts'

const rows = rowsInAll(streetWords)
const wordsFor = (use: string): string[] =>
  rows.flatMap((row) => (row.use === use ? [row.word] : []))
const endings = wordsFor('ending')
const behind = new Set(wordsFor('behind'))
const english = new Set(wordsFor('behind-number-and-name'))
const before = new Set(wordsFor('before'))
const beforeWithNumber = new Set(wordsFor('before-with-number'))
const behindANumber = new Set(wordsFor('behind-number'))
const signs = new Set(wordsFor('sign'))
const tail = new Set(wordsFor('after-house-number'))
const particles = new Set(wordsFor('particle'))

/** By their words: the first and the last. */
export interface Street {
  first: number
  last: number
}

const mostNameWords = 5

export function findStreets(line: WordedText): Street[] {
  const found: Street[] = []
  for (let at = 0; at < line.words.length; at++) {
    const street = endingIn(line, at) ?? namedBehind(line, at) ?? namedBefore(line, at)
    if (street === null) continue
    found.push(street)
    at = Math.max(at, street.last)
  }
  return found
}

/** "Lindenweg 5", "Lange Straße 12b", "Van-Gogh-Straat 3". */
function endingIn(line: WordedText, at: number): Street | null {
  const word = line.words[at]
  if (word === undefined) return null
  const isAlone = behind.has(word.folded)
  const isCompound =
    isCapitalised(word) &&
    endings.some((end) => word.folded.length > end.length + 1 && word.folded.endsWith(end))
  if (!isAlone && !isCompound) return null
  const number = numberBehind(line, at)
  const first = isAlone ? capitalisedBefore(line, at) : at
  if (number === null || (isAlone && first === at)) return null
  return { first: firstOfHyphenated(line, first), last: number }
}

/** "12 Mill Lane", "Flat 3, 27B Old Church Road". */
function namedBehind(line: WordedText, at: number): Street | null {
  const word = line.words[at]
  if (word === undefined || !english.has(word.folded) || !isCapitalised(word)) return null
  const name = capitalisedBefore(line, at)
  const number = line.words[name - 1]
  if (
    name === at ||
    number === undefined ||
    !isHouseNumber(number) ||
    !isNear(gapAfter(line, name - 1))
  )
    return null
  const flat = line.words[name - 3]
  const isFlat =
    flat !== undefined && /^(?:flat|apt|apartment|unit|suite|studio)$/.test(flat.folded)
  return { first: isFlat ? name - 3 : name - 1, last: at }
}

/** "12 bis, rue de la Paix", "Calle de Alcalá, 12, 3º B", "Rua das Flores n.º 12". */
function namedBefore(line: WordedText, at: number): Street | null {
  const word = line.words[at]
  if (word === undefined) return null
  const isSure = before.has(word.folded)
  const isSign = signs.has(word.folded + gapAfter(line, at).trim())
  const takesNumber = isSure || isSign || beforeWithNumber.has(word.folded)
  if (!takesNumber && !behindANumber.has(word.folded)) return null
  let last = at
  for (let next = at + 1; next <= at + mostNameWords; next++) {
    const part = line.words[next]
    if (part === undefined || !isPartOfName(gapAfter(line, next - 1))) break
    if (isCapitalised(part)) last = next
    else if (!particles.has(part.folded)) break
  }
  if (last === at) return null
  const number = takesNumber ? numberBehind(line, last) : null
  let first = at
  for (const back of [1, 2]) {
    const candidate = line.words[at - back]
    if (candidate === undefined || !isNear(gapAfter(line, at - back))) break
    if (isHouseNumber(candidate)) first = at - back
  }
  return isSure || number !== null || first < at ? { first, last: number ?? last } : null
}

/** The last word of the number that stands behind a word; null where none does. */
function numberBehind(line: WordedText, at: number): number | null {
  let number = at + 1
  // "n.º 12", "nº 12", "No. 12"
  if (/^(?:n|no|nr|num|numero|nº)$/.test(line.words[number]?.folded ?? '')) number++
  const word = line.words[number]
  if (word === undefined || !isHouseNumber(word) || !isNear(gapAfter(line, number - 1))) return null
  let last = number
  while (last < number + 4) {
    const next = line.words[last + 1]
    if (next === undefined || !isNear(gapAfter(line, last))) break
    const isRange = /^\d{1,4}\p{L}?$/u.test(next.text) && /^\s?[-–/]\s?$/.test(gapAfter(line, last))
    if (!isRange && !tail.has(next.folded) && !isFloor(line, last + 1)) break
    last++
  }
  return last
}

/** "3º", "2.º", and the sign itself. */
function isFloor(line: WordedText, at: number): boolean {
  const written = line.words[at]?.text ?? ''
  const isBeforeSign =
    /^[ºª]$/u.test(line.words[at + 1]?.text ?? '') || /^\.?°/.test(gapAfter(line, at))
  return /^(?:\d{1,2}[ºª]|[ºª])$/u.test(written) || (/^\d{1,2}$/.test(written) && isBeforeSign)
}

/** Up to four digits and a letter; a year is none. */
const isHouseNumber = ({ text }: Word): boolean =>
  /^\d{1,5}\p{L}{0,3}$/u.test(text) && !/^(?:19|20)\d\d$/.test(text)

const isNear = (gap: string): boolean => /^[\s,.º°ª-]{1,4}$/u.test(gap)
const isPartOfName = (gap: string): boolean => /^(?:[ \u00a0]{1,2}|[-'’]|\. ?|\/ ?)$/u.test(gap)

function capitalisedBefore(line: WordedText, at: number): number {
  let first = at
  while (first > 0 && at - first < 4) {
    const word = line.words[first - 1]
    if (word === undefined || !isCapitalised(word) || !isPartOfName(gapAfter(line, first - 1)))
      break
    first--
  }
  return first
}

function firstOfHyphenated(line: WordedText, at: number): number {
  let first = at
  while (first > 0 && at - first < 4 && /^[-‐‑]$/.test(gapAfter(line, first - 1))) first--
  return first
}
