/**
 * What keeps a claim small, by what it limits: words ("planned", "internal"), a part of a number ("one
 * of the three"), the most that something may be ("up to 300 euros"), what was not done ("without
 * interpreting them"). Going without harm limits nothing.
 */
import { limits } from '#tables/limits.js'

import { fold } from '../../language/fold.ts'
import type { Language } from '../../language/languages.ts'
import { rowsIn } from '../../language/word-table.ts'
import { tokensOf } from '../reading/number-tokens.ts'
import { supports } from '../reading/quantity.ts'
import type { LineReading, Word } from '../reading/reading.ts'
import { fitsAny, formsOf } from '../reading/written-forms.ts'
import { isTold } from './told.ts'
import { partOf } from './whose.ts'

/** Whether some lines keep every limit of another. */
export function losesLimit(source: LineReading, here: readonly LineReading[]): boolean {
  return (
    losesWord(source, here) ||
    losesPart(source, here) ||
    losesMost(source, here) ||
    (isDenying(source) && !here.some((one) => isDenying(one) || limitsIn(one).length > 0))
  )
}

/** Across languages the kinds of limits can be compared, the parts, and whether anything is denied. */
export function losesLimitAcross(source: LineReading, here: readonly LineReading[]): boolean {
  if (apart.test(source.text) && !here.some(({ text }) => anySign.test(text))) return true
  const kept = new Set(here.flatMap((one) => limitsIn(one).map(({ id }) => id)))
  if (limitsIn(source).some(({ id }) => firm.has(id) && !kept.has(id))) return true
  return losesDenial(source, here)
}

export const losesDenial = (source: LineReading, here: readonly LineReading[]): boolean =>
  isDenying(source) && !here.some((one) => partOf(one, 'denied').words.length > 0)

/** What stands apart in one language stands apart in another, by whatever sign. */
const apart = /[;()–]/u
const anySign = /[;()–:]|[,.](?=\s)/u

/** Kinds of limits that every language says in so many words. */
const firm = new Set(
  'only internal junior deputy approved sometimes pilot unpaid preparatory unfinished'.split(' '),
)

/** A word of the table whose kind of limit is gone. */
export function losesWord(source: LineReading, here: readonly LineReading[]): boolean {
  const kept = new Set(here.flatMap((one) => limitsIn(one).map(({ id }) => id)))
  return limitsIn(source).some(({ id, word }) => !kept.has(id) && !isTold(word, here))
}

/** Narrows what a line says, and adds nothing. */
export function isLimiting({ word, language }: Word): boolean {
  return rowsOf(language).some(({ id, forms }) => id !== harm && fitsAny(word, forms))
}

/** "In the third semester", "expected in June": not had yet. */
export const isUnfinished = (line: LineReading): boolean =>
  limitsIn(line).some(({ id }) => id === 'unfinished')

/** Finished, and neither a part of it nor denied. */
export const isWhole = (line: LineReading): boolean =>
  partOf(line, 'denied').words.length === 0 && !limitsIn(line).some(({ id }) => inPart.has(id))

const inPart = new Set(['unfinished', 'only', 'part'])

type Limit = { id: string; word: Word }

function limitsIn(line: LineReading): Limit[] {
  return rowsOf(line.language).flatMap(({ id, forms }): Limit[] => {
    const word = line.words.find((one) => fitsAny(one.word, forms))
    return word === undefined || id === harm ? [] : [{ id, word }]
  })
}

const harm = 'harm'

/** Denies what might have been done; "without a complaint" boasts. */
function isDenying(line: LineReading): boolean {
  const denied = partOf(line, 'denied').words.filter(({ isContent }) => isContent)
  const harms = rowsOf(line.language).find(({ id }) => id === harm)?.forms
  return (
    denied.length > 0 && !denied.some(({ word }) => harms !== undefined && fitsAny(word, harms))
  )
}

/** "One of the three floors", "un étage sur trois", where the line has the three alone, or neither. */
function losesPart({ text }: LineReading, here: readonly LineReading[]): boolean {
  if (!partial.test(fold(text))) return false
  return !here.some((one) => {
    const said = fold(one.text)
    return (
      partial.test(said) || partWord.test(said) || limitsIn(one).some(({ id }) => id === 'only')
    )
  })
}

/** "Up to 300 euros": the number stands in the line, or another bound. */
function losesMost(source: LineReading, here: readonly LineReading[]): boolean {
  const tokens = tokensOf(source.text)
  return source.quantities.some((quantity) => {
    if (quantity.kind !== 'money' && quantity.measure === null) return false
    const start = tokens[quantity.from]?.start ?? 0
    const before = fold(source.text.slice(Math.max(0, start - 12), start))
    if (quantity.end !== null || !upTo.test(before)) return false
    return !here.some(({ quantities }) => quantities.some((one) => supports(quantity, one)))
  })
}

const upTo =
  /(?:up to|under|below|bis|bis zu|maximal|jusqu'a|jusqu’a|moins de|hasta|menos de|ate|tot|maximaal|onder)[ $€£]*$/u

const number =
  '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|funf|sechs|sieben|acht|deux|trois|quatre|cinq|sept|huit|dos|tres|cuatro|cinco|seis|siete|ocho|dois|duas|quatro|sete|oito|twee|drie|vijf|zes|zeven)'
const one =
  '(?:one|two|three|four|eine?[mrs]?|zwei|drei|une?|deux|trois|una?|uno|dos|tres|um|uma|dois|duas|een|twee|drie|half|\\d+)'
const partial = new RegExp(
  `(?<![\\p{L}\\d])${one}(?: \\p{L}+)? (?:of (?:the |our )?|der |von |van de |de los |de las |dos |das |des )${number}(?![\\p{L}\\d])|(?<![\\p{L}\\d])${one} \\p{L}+ sur ${number}(?![\\p{L}\\d])`,
  'u',
)
const partWord =
  /(?<![\p{L}])(?:one|part|some|half|teil|einer|einem|eines|teils|partie|un|une|moitie|parte|una|uno|mitad|um|uma|metade|een|deel|helft)(?![\p{L}])/u

const rowsOf = (language: Language) =>
  rowsIn(limits, language).map(({ limit: id, forms }) => ({ id, forms: formsOf(forms) }))
