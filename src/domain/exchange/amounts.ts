/**
 * Where a text says an amount in several words: a number with the short name of its unit ("12 km"), with a
 * word of magnitude and perhaps a currency ("2,4 Mio. Euro"), or behind the code of one ("USD 3.2 million").
 */
import { currencies } from '#tables/currencies.js'
import { numberWords } from '#tables/number-words.js'
import { units } from '#tables/units.js'

import { fold } from '../language/fold.ts'
import { rowsInAll, rowsOf } from '../language/word-table.ts'

export type Range = { start: number; end: number }

/** Longer names of units stand well on the next line, and so does what counts days. */
const longestUnit = 3

const wordsIn = (rows: readonly { words: string }[]): string[] =>
  rows.flatMap(({ words }) => words.split(' '))

let known: Record<'currencies' | 'magnitudes' | 'units', ReadonlySet<string>> | null = null

const tables = () =>
  (known ??= {
    currencies: new Set(wordsIn(rowsOf(currencies))),
    magnitudes: new Set(
      rowsInAll(numberWords)
        .filter(({ use, value }) => use === 'multiplier' && value >= 1000)
        .map(({ word }) => word),
    ),
    units: new Set(
      wordsIn(
        rowsOf(units).filter(({ dimension }) => dimension !== 'days' && dimension !== 'months'),
      ).filter(({ length }) => length <= longestUnit),
    ),
  })

export function amountsIn(text: string): Range[] {
  if (!/\d/.test(text)) return []
  const words = [...text.matchAll(/[^ ]+/g)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }))
  return words.flatMap(({ word, start }, i) => {
    if (!/^\S{0,2}\d\S{0,20}$/.test(word)) return []
    const before = words[i - 1]
    const begin = before !== undefined && isCode(before.word) ? before : undefined
    const last = words[i + behind(words.slice(i, i + 3).map((one) => one.word))]
    const end = last?.end ?? start + word.length
    return begin === undefined && last?.start === start
      ? []
      : [{ start: begin?.start ?? start, end }]
  })
}

const isCode = (word: string): boolean =>
  /^\(?[A-Z]{3}$/.test(word) && tables().currencies.has(fold(word.replace('(', '')))

/** How many words behind a number belong to it. */
function behind([number = '', next = '', after = '']: string[]): number {
  if (!/\d$/.test(number)) return 0
  const word = bare(next)
  if (tables().magnitudes.has(word)) return tables().currencies.has(bare(after)) ? 2 : 1
  return tables().units.has(word) || tables().currencies.has(word) ? 1 : 0
}

const bare = (word: string): string => fold(word.replace(/[^\p{L}\p{N}]{1,3}$/u, ''))
