/**
 * The quantities a text states, whatever way it writes them: digits in any grouping, "2M", "35 %",
 * money, fractions, ordinals, ranges, units, and number words in six languages. Two quantities
 * support each other when they say the same thing: "five" and 5, 12k and 12,000, a third and
 * 33 %, 90 minutes and 1.5 hours; but not 10 weeks and 10 months.
 */
import type { Language } from '../../language/languages.ts'
import { readGluedUnit } from './glued-units.ts'
import { mayBeginQuantity } from './number-beginnings.ts'
import { restOfUnit, unitOfCompound, unitOfHalf } from './number-halves.ts'
import type { Token } from './number-tokens.ts'
import { tokensOf } from './number-tokens.ts'
import type { Counted, Words } from './number-words.ts'
import { currencyOf, percentWords, readWords, unitOf, wordsOfLanguage } from './number-words.ts'
import type { Quantity } from './quantity.ts'
import { joinTimes, markRanges } from './ranges.ts'
import { isNumberedDay } from './recurring.ts'

export function findQuantities(text: string, language: Language): Quantity[] {
  const tokens = tokensOf(text)
  const found: Quantity[] = []
  for (let i = 0; i < tokens.length; i += 1) {
    const quantity = readQuantity(tokens, i, language, text)
    if (!quantity) continue
    found.push(quantity)
    i = quantity.to - 1
  }
  joinTimes(found, tokens)
  markRanges(found, tokens, language)
  // One of something is what an article says too.
  return found.filter(
    (q) =>
      q.kind !== 'count' || q.value !== 1 || q.measure !== null || !/^(\p{L}+|1)$/u.test(q.text),
  )
}

function readQuantity(
  tokens: readonly Token[],
  at: number,
  language: Language,
  text: string,
): Quantity | null {
  const first = tokens[at]
  if (!first) return null
  const words = wordsOfLanguage(language)
  if (!mayBeginQuantity(first.word, words)) return null
  const make = (kind: Quantity['kind'], value: number, to: number): Quantity => ({
    kind,
    value,
    measure: null,
    currency: null,
    end: null,
    isBound: false,
    isUnder: false,
    from: at,
    to,
    text: text.slice(first.start, tokens[to - 1]?.end ?? first.end),
  })
  const slashed = readSlashed(tokens, at)
  if (slashed !== null) return make('fraction', slashed, at + 3)
  const sign = signs[first.text]
  if (sign !== undefined) return make('fraction', sign, at + 1)
  const digits = /^\d/u.test(first.word)
  if (digits && isPartOfName(tokens, at, text)) return null
  const counted = digits ? readDigits(tokens, at, words) : readWords(tokens, at, words)
  if (counted) {
    const fraction = words.fractions.get(tokens[counted.to]?.word ?? '')
    const articleFirst = counted.value < 10 && !digits
    const share = fraction && scaledFraction(tokens, counted.to, words, fraction)
    if (share && counted.value === 1)
      return withUnit(make('count', share.value, share.to), tokens, words)
    const half = counted.value === 1 ? unitOfHalf(tokens, counted.to) : -1
    if (half >= 0) return withUnit(make('count', 0.5, half), tokens, words)
    if (fraction !== undefined && articleFirst && counted.value < fraction)
      return make('fraction', counted.value / fraction, counted.to + 1)
    const ending = tokens[counted.to]
    if (digits && ending && ordinalEndings.has(ending.word) && ending.start === tokens[at]?.end)
      return make('ordinal', counted.value, counted.to + 1)
    return withUnit(make('count', counted.value, counted.to), tokens, words)
  }
  const { word } = first
  const glued = readGluedUnit(word, words)
  if (glued) return { ...make('count', glued.value, at + 1), measure: glued.measure }
  const previous = tokens[at - 1]?.word ?? ''
  const fraction = words.fractions.get(word)
  const share = fraction && scaledFraction(tokens, at, words, fraction)
  if (share) return withUnit(make('count', share.value, share.to), tokens, words)
  const decade = unitOf.get(word)
  if (decade?.dimension === 'months' && decade.scale === 120) {
    const measure = { dimension: 'months', amount: 120 }
    return { ...make('count', 10, at + 1), measure }
  }
  const half = unitOfHalf(tokens, at)
  if (half >= 0) return withUnit(make('count', 0.5, half), tokens, words)
  const rest = word.length > 1 ? restOfUnit(tokens, at) : null
  const unit = rest?.share ? unitOf.get(word) : undefined
  if (rest && unit) {
    const value = 1 + rest.share
    const measure = { dimension: unit.dimension, amount: value * unit.scale }
    return { ...make('count', value, rest.to), measure }
  }
  const isShare = fractionOpeners.has(previous) || fractionFollowers.has(tokens[at + 1]?.word ?? '')
  if (fraction !== undefined && isShare && !isPeriod(tokens, at))
    return make('fraction', 1 / fraction, at + 1)
  const ordinal = words.ordinals.get(word)
  // "La quinta parte" is a share.
  if (ordinal !== undefined && ordinal > 1 && tokens[at + 1]?.word === 'parte')
    return make('fraction', 1 / ordinal, at + 2)
  const isDay = language === 'pt' && isNumberedDay(tokens, at)
  if (ordinal !== undefined && !isDay) return make('ordinal', ordinal, at + 1)
  const vague = words.vague.get(word)
  if (vague !== undefined) return make('vague', vague, at + 1)
  const factor = words.factors.get(word)
  if (factor !== undefined) return make('factor', factor, at + 1)
  return null
}

/** "A quarter of a million", "eine halbe Million": a count, where the fraction stands at `at`. */
function scaledFraction(
  tokens: readonly Token[],
  at: number,
  words: Words,
  fraction: number,
): Counted | null {
  const next = tokens.slice(at + 1, at + 4)
  const million = next.findIndex((token) => (words.multipliers.get(token.word) ?? 0) >= 1000)
  if (million < 0 || next.slice(0, million).some((token) => token.word.length > 2)) return null
  const scale = words.multipliers.get(next[million]?.word ?? '') ?? 1
  return { value: scale / fraction, to: at + 2 + million }
}

const signs: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
}

const ordinalEndings = new Set('st nd rd th er ere re e eme de ste o a'.split(' '))
/** What stands before a fraction used alone: "by a third", "um ein Drittel", "d'un tiers". */
const fractionOpeners = new Set(
  'a an one by about nearly almost over um ein eine einen einem die der zur un une d la le una el por uno um uma em para pela een de met tot en'.split(
    ' ',
  ),
)
const fractionFollowers = new Set('of der des von de del du da do van'.split(' '))

/** "each quarter", "last third of the year" are times, not shares. */
function isPeriod(tokens: readonly Token[], at: number): boolean {
  return /^(each|every|per|last|next|this|pro|jedes|par|chaque|por|cada|elk|per)$/u.test(
    tokens[at - 1]?.word ?? '',
  )
}

function readSlashed(tokens: readonly Token[], at: number): number | null {
  const [over, slash, under] = tokens.slice(at, at + 3)
  if (!over || !under || slash?.word !== '/') return null
  if (!/^\d$/u.test(over.word) || !/^\d{1,2}$/u.test(under.word)) return null
  if (slash.start !== over.end || under.start !== slash.end) return null
  const value = Number(over.word) / Number(under.word)
  return value > 0 && value < 1 && tokens[at + 3]?.word !== '/' ? value : null
}

/** "B2", "ISO9001", "S/4HANA": digits that belong to a name, not a quantity. */
function isPartOfName(tokens: readonly Token[], at: number, text: string): boolean {
  const token = tokens[at]
  if (!token) return false
  if (/\p{L}/u.test(text.charAt(token.start - 1))) return true
  const next = tokens[at + 1]
  if (!next || next.start !== token.end || !/^\p{L}/u.test(next.word)) return false
  return !(
    gluedWords.has(next.word) ||
    ordinalEndings.has(next.word) ||
    unitOf.has(next.word) ||
    currencyOf.has(next.word)
  )
}

const gluedWords = new Set(['k', 'm', 'mio', 'bn', 'mn', 'x', 's', 'mrd', 'mln', 'tsd'])

function readDigits(tokens: readonly Token[], at: number, words: Words): Counted | null {
  const token = tokens[at]
  if (!token) return null
  let value = parseDigits(token.text)
  if (value === null) return null
  let to = at + 1
  for (;;) {
    const next = tokens[to]
    if (!next) break
    const short =
      shortScales[next.text] ?? (gluedWords.has(next.word) ? shortScales[next.word] : undefined)
    const isGlued = next.start === tokens[to - 1]?.end
    const nearMoney =
      currencyOf.has(tokens[at - 1]?.word ?? '') || currencyOf.has(tokens[to + 1]?.word ?? '')
    if (short !== undefined && (isGlued || nearMoney) && (next.text !== 'm' || nearMoney))
      value *= short
    else {
      const scale = words.multipliers.get(next.word)
      if (scale === undefined) break
      value *= scale
    }
    to += 1
  }
  return { value, to }
}

const shortScales: Readonly<Record<string, number>> = {
  k: 1e3,
  K: 1e3,
  m: 1e6,
  M: 1e6,
  mn: 1e6,
  mio: 1e6,
  mln: 1e6,
  bn: 1e9,
  mrd: 1e9,
  tsd: 1e3,
}

/** Digits in any country's grouping; one mark before three digits groups, before others it divides. */
function parseDigits(text: string): number | null {
  const compact = text.replaceAll(/[\s'’]/gu, '')
  const marks = compact.match(/[.,]/gu) ?? []
  const last = Math.max(compact.lastIndexOf('.'), compact.lastIndexOf(','))
  const isGrouping =
    marks.length === 0 ||
    (new Set(marks).size === 1 && (marks.length > 1 || /^[1-9]\d{0,2}[.,]\d{3}$/u.test(compact)))
  const normal = isGrouping
    ? compact.replaceAll(/[.,]/gu, '')
    : `${compact.slice(0, last).replaceAll(/[.,]/gu, '')}.${compact.slice(last + 1)}`
  const value = Number(normal)
  return Number.isFinite(value) ? value : null
}

function withUnit(quantity: Quantity, tokens: readonly Token[], words: Words): Quantity {
  const before = tokens[quantity.from]?.isApart ? undefined : tokens[quantity.from - 1]
  const result = { ...quantity }
  if (before && currencyOf.has(before.word)) {
    result.kind = 'money'
    result.currency = currencyOf.get(before.word) ?? null
  }
  let next = quantity.to
  if (tokens[next]?.isApart) return result
  // "Zweimal wöchentlich" are two times, no two weeks.
  if (/(?:mal|maal)$/u.test(tokens[next - 1]?.word ?? '')) return result
  result.isBound = tokens[next]?.word === '+'
  if (result.isBound) next += 1
  // "£20k-£150k": a sign behind belongs to the next number.
  else if (tokens[next]?.word === '-' && !/[$€£]$/u.test(tokens[next + 1]?.word ?? '')) next += 1
  const word = tokens[next]?.word ?? ''
  const after = tokens[next + 1]?.word ?? ''
  const isPer = percentOpeners.has(word) && percentWords.has(after)
  if (percentWords.has(word) || isPer)
    return { ...result, kind: 'percent', to: next + (isPer ? 2 : 1) }
  const moneyAt = currencyOf.has(word)
    ? next
    : linkWords.has(word) && currencyOf.has(after)
      ? next + 1
      : -1
  if (moneyAt >= 0) {
    const currency = currencyOf.get(tokens[moneyAt]?.word ?? '') ?? null
    return { ...result, kind: 'money', currency, to: moneyAt + 1 }
  }
  const unit = unitOf.get(word) ?? unitOfCompound(word)
  const isLetter = word.length === 1
  if (unit && !(isLetter && next !== quantity.to) && !words.multipliers.has(word)) {
    const rest = restOfUnit(tokens, next)
    result.value += rest.share
    result.to = Math.max(result.to, rest.to)
    result.measure = { dimension: unit.dimension, amount: result.value * unit.scale }
  }
  // "Two open days" last two days; elsewhere such a word stands behind its noun.
  if (!unit && dayWords.has(after) && /^\p{L}{4,}$/u.test(word) && !words.multipliers.has(word))
    result.measure = { dimension: 'days', amount: result.value }
  return result
}

const dayWords = new Set(['days', 'tage', 'tagen', 'dagen'])
const percentOpeners = new Set(['per', 'pour', 'por'])
const linkWords = new Set(['de', 'd'])
