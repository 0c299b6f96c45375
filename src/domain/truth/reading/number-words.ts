/**
 * Number words: each language puts them together in its own order ("vijfentwintig",
 * "quatre-vingt-dix"), the arithmetic is the same for all.
 */
import { currencies } from '#tables/currencies.js'
import { numberWords } from '#tables/number-words.js'
import { units } from '#tables/units.js'

import { fold } from '../../language/fold.ts'
import type { Language } from '../../language/languages.ts'
import type { Recent } from '../../language/remembered.ts'
import { recent } from '../../language/remembered.ts'
import { rowsIn, rowsOf } from '../../language/word-table.ts'
import type { Token } from './number-tokens.ts'

export type Counted = { value: number; to: number }

/** A run of number words: each language's order is different, their arithmetic is not. */
export function readWords(tokens: readonly Token[], at: number, words: Words): Counted | null {
  let total = 0
  let current = 0
  let to = at
  for (let i = at; i < tokens.length; i += 1) {
    if (i > at && tokens[i]?.isApart) break
    const word = tokens[i]?.word ?? ''
    const simple = words.cardinals.get(word) ?? compoundOf(word, words)
    // "Two dozens" are counted, "dozens" are not.
    const scale = words.multipliers.get(word) ?? (i > at ? words.vague.get(word) : undefined)
    if (simple !== undefined) {
      const isNext = current === 0 || current % 10 === 0 || (current % 20 === 0 && simple < 20)
      if (current > 0 && (!isNext || simple >= current)) {
        // "quatre-vingt": the only place where a smaller number multiplies.
        if (current === 4 && simple === 20) current = 80
        else break
      } else current += simple
    } else if (scale !== undefined) {
      if (scale === 100 || scale <= 50) current = Math.max(current, 1) * scale
      else {
        total += Math.max(current, 1) * scale
        current = 0
      }
    } else if (!(to > at && joiners.has(word) && isNumberWord(tokens[i + 1]?.word ?? '', words)))
      break
    else continue
    to = i + 1
  }
  const value = total + current
  return to > at && value > 0 ? { value, to } : null
}

export const joiners = new Set(['-', 'and', 'und', 'et', 'y', 'e', 'en'])

export function isNumberWord(word: string, words: Words): boolean {
  return (
    words.cardinals.has(word) ||
    words.multipliers.has(word) ||
    compoundOf(word, words) !== undefined
  )
}

/** "zweiundzwanzig", "dreihundert", "vijfentwintig": one word, several numbers. */
function compoundOf(word: string, words: Words): number | undefined {
  if (word.length < 6 || word.length > longestCompound) return undefined
  const known = words.compounds.get(word)
  if (known !== undefined) return known < 0 ? undefined : known
  const value = splitCompound(word, words, new Map())
  words.compounds.set(word, value ?? -1)
  return value
}

/** "Neunhundertneunundneunzigtausendneunhundertneunundneunzig" has 57 letters. */
const longestCompound = 64

/** Words that are parts of a longer one, and what they count. */
type Parts = Map<string, number | undefined>

function splitCompound(word: string, words: Words, parts: Parts): number | undefined {
  for (const [scaleWord, scale] of words.scales) {
    const at = word.indexOf(scaleWord)
    if (at < 0) continue
    const before = word.slice(0, at)
    const after = word.slice(at + scaleWord.length).replace(/^(und|en)/u, '')
    const times = before === '' || before === 'ein' ? 1 : partOf(before, words, parts)
    const rest = after === '' ? 0 : partOf(after, words, parts)
    if (times !== undefined && rest !== undefined) return times * scale + rest
  }
  for (const joint of ['und', 'en']) {
    for (let at = word.indexOf(joint); at > 0; at = word.indexOf(joint, at + 1)) {
      const ones = partOf(word.slice(0, at), words, parts)
      const tens = words.cardinals.get(word.slice(at + joint.length))
      if (ones !== undefined && ones < 10 && tens !== undefined && tens >= 20 && tens < 100)
        return ones + tens
    }
  }
  return undefined
}

function partOf(word: string, words: Words, parts: Parts): number | undefined {
  const count = words.cardinals.get(word) ?? (word === 'een' || word === 'ein' ? 1 : undefined)
  if (count !== undefined || parts.has(word)) return count ?? parts.get(word)
  const value = splitCompound(word, words, parts)
  parts.set(word, value)
  return value
}

export type Words = {
  cardinals: Map<string, number>
  multipliers: Map<string, number>
  ordinals: Map<string, number>
  fractions: Map<string, number>
  vague: Map<string, number>
  factors: Map<string, number>
  scales: [string, number][]
  /** What words were found to count, less than nothing for those that are no number. */
  compounds: Recent<number>
  /** What words were found to begin a quantity, or none. */
  beginnings: Recent<boolean>
}

const cache = new Map<Language, Words>()
/** Every word of a line is asked for, and most of all lines are made of few. */
const mostCompounds = 20_000

export function wordsOfLanguage(language: Language): Words {
  const known = cache.get(language)
  if (known) return known
  const rows = rowsIn(numberWords, language)
  const table = (use: string) =>
    new Map(rows.flatMap((row) => (row.use === use ? [[row.word, row.value] as const] : [])))
  const made: Words = {
    cardinals: new Map([...table('cardinal'), ...table('without-unit')]),
    multipliers: table('multiplier'),
    ordinals: table('ordinal'),
    fractions: table('fraction'),
    vague: table('vague'),
    factors: table('factor'),
    scales:
      language === 'nl'
        ? [
            ['duizend', 1000],
            ['honderd', 100],
          ]
        : [
            ['tausend', 1000],
            ['hundert', 100],
          ],
    compounds: recent(mostCompounds),
    beginnings: recent(mostCompounds),
  }
  cache.set(language, made)
  return made
}

export const unitOf = new Map(
  rowsOf(units).flatMap(({ dimension, scale, words }) =>
    words
      .split(' ')
      .map((word): [string, { dimension: string; scale: number }] => [
        fold(word),
        { dimension, scale },
      ]),
  ),
)

export const currencyOf = new Map(
  rowsOf(currencies).flatMap(({ currency, words }) =>
    words.split(' ').map((word): [string, string] => [word, currency]),
  ),
)

export const percentWords = new Set(
  '% percent pct prozent prozentig prozentige prozentigen procent cent ciento cento prozentpunkte prozentpunkten'.split(
    ' ',
  ),
)
