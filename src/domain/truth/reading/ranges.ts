/** Quantities that belong together: both ends of a range, one time in two units, a bound. */
import type { Language } from '../../language/languages.ts'
import type { Token } from './number-tokens.ts'
import { currencyOf, joiners, percentWords, unitOf } from './number-words.ts'
import type { Quantity } from './quantity.ts'
import { hoursOf } from './quantity.ts'

/** "1 hour 15 minutes", "2 Jahre und 3 Monate": one time in two units. */
export function joinTimes(found: Quantity[], tokens: readonly Token[]): void {
  for (let i = found.length - 1; i > 0; i -= 1) {
    const [first, second] = [found[i - 1], found[i]]
    if (!first?.measure || !second?.measure) continue
    if (first.measure.dimension !== second.measure.dimension) continue
    const gap = tokens.slice(first.to, second.from).map((token) => token.word)
    const isOne =
      gap.length > 0 && gap.length <= 2 && (gap.length === 1 || joiners.has(gap[1] ?? ''))
    if (!isOne || tokens[second.from]?.isApart || first.measure.amount <= second.measure.amount)
      continue
    if (!['time', 'days', 'months'].includes(first.measure.dimension) || !unitOf.has(gap[0] ?? ''))
      continue
    first.measure = { ...first.measure, amount: first.measure.amount + second.measure.amount }
    first.to = second.to
    found.splice(i, 1)
  }
}

/** "35 to 40", "3-4", "de 60 à 80": two numbers of one kind, the second larger. */
export function markRanges(found: Quantity[], tokens: readonly Token[], language: Language): void {
  found.forEach((high, i) => {
    const low = found[i - 1]
    const between = low && tokens.slice(low.to, high.from).map((token) => token.word)
    const openers = low && tokens.slice(Math.max(0, low.from - 2), low.from)
    const opener = openers?.findLast(({ word }) => !articles.has(word) && word !== 'de')?.word
    if (
      low &&
      between &&
      !tokens[high.from]?.isApart &&
      !isVersion(low, tokens) &&
      isOneMeasure(low, high, tokens) &&
      isRangeGap(between, opener ?? '')
    ) {
      if (isLarger(high, low) && !between.some((word) => changeWords.has(word))) {
        low.end = 'low'
        high.end = 'high'
      }
      if (low.kind === 'count') shareUnit(low, high)
    }
    // "Übersicht über 150 Kunden" is about them, "von über 150 Kunden" is more than that.
    const before = tokens.slice(Math.max(0, high.from - 3), high.from).map((token) => token.word)
    if (before.at(-1) && currencyOf.has(before.at(-1) ?? '')) before.pop()
    if (high.kind === 'fraction' && oneOf.has(before.at(-1) ?? '')) before.pop()
    const isAbout = before.at(-1) === 'uber' && isAboutWhat(tokens, high.from - 1)
    high.isUnder = almostBefore.test(before.join(' '))
    // What is done "over dertien weken" in Dutch takes that long.
    const isOver = language === 'nl' && before.at(-1) === 'over'
    const isBoundBefore = !isAbout && !isOver && boundBefore.test(before.join(' '))
    high.isBound ||= tokens[high.to]?.word === '+' || isBoundBefore
  })
}

/**
 * "6.000 litros, a 10 °C" and "cada 2 semanas a 9.400": both ends of a range are told in one unit, which
 * stands behind the second where it stands once.
 */
function isOneMeasure(low: Quantity, high: Quantity, tokens: readonly Token[]): boolean {
  if (tokens.slice(low.to, high.from).some(({ isApart }) => isApart)) return false
  if (low.measure === null) return true
  const times = ['time', 'days', 'months']
  const there = high.measure?.dimension
  if (there === undefined) return times.every((time) => time !== low.measure?.dimension)
  return there === low.measure.dimension || times.includes(there)
}

/** A noun right before "über", and no time: "im Winter über 50 am Tag" are more than 50. */
function isAboutWhat(tokens: readonly Token[], at: number): boolean {
  const { text = '', word = '' } = tokens[at - 1] ?? {}
  return !tokens[at]?.isApart && /^\p{Lu}/u.test(text) && !times.test(word)
}

const times =
  /^(?:tag|woche|monat|quartal|jahr|schicht|saison|winter|sommer|fruhjahr|fruhling|herbst|schnitt|mittel|durchschnitt|spitzenzeiten)$/u

/** "Rolled out Windows 11 to 450 computers": the number is the name's. */
function isVersion({ from, text }: Quantity, tokens: readonly Token[]): boolean {
  const [name, number] = tokens.slice(from - 1, from + 1)
  return (
    from > 1 && number?.isApart === false && versioned.has(name?.word ?? '') && /^\d/u.test(text)
  )
}

const versioned = new Set(
  'windows office java python php angular android ios macos ubuntu debian exchange server solaris dynamics'.split(
    ' ',
  ),
)

/** From 6 hours to 90 minutes, or from 2 days to 4 hours, is a change, though 4 is more than 2. */
function isLarger(high: Quantity, low: Quantity): boolean {
  if (high.measure && low.measure && high.measure.dimension === low.measure.dimension)
    return high.measure.amount > low.measure.amount
  const [later, earlier] = [hoursOf(high), hoursOf(low)]
  return later !== null && earlier !== null ? later > earlier : high.value > low.value
}

/** In "35 to 40 %" the share is of both. */
function shareUnit(low: Quantity, high: Quantity): void {
  if (high.kind === 'percent' || high.kind === 'money') low.kind = high.kind
  low.currency ??= high.currency
  if (!high.measure || low.measure) return
  const { dimension, amount } = high.measure
  low.measure = { dimension, amount: (amount / high.value) * low.value }
}

const boundBefore =
  /(^| )(more than|over|above|at least|exceeding|mehr als|uber|mindestens|plus d|plus de|au moins|plus d e|mas de|al menos|mais de|pelo menos|acima de|meer dan|boven|ruim|minstens)$/u

/** "Over a third": the article belongs to the share. */
const oneOf = new Set('a an one ein eine einen einem un une una um uma een'.split(' '))

const almostBefore =
  /(^| )(almost|nearly|close to|just under|just below|just short of|knapp|fast|beinahe|nahezu|casi|cerca de|cerca del|presque|pres d|pres de|pres d e|quase|perto de|bijna|krap|net geen|nagenoeg)$/u

function isRangeGap(words: readonly string[], opener: string): boolean {
  const [only, another] = words.filter(
    (word) =>
      !unitOf.has(word) && !percentWords.has(word) && !currencyOf.has(word) && !articles.has(word),
  )
  if (only === undefined || another !== undefined) return false
  return rangeWords.has(only) || (andWords.has(only) && betweenWords.has(opener))
}

/** "From 5 to 3 %" in the languages that have another word for it than for a range. */
const changeWords = new Set(['auf', 'naar', 'para', 'pour', 'al', 'au', 'ao'])
const rangeWords = new Set([
  ...changeWords,
  'to',
  '-',
  'bis',
  'a',
  'ate',
  'tot',
  'or',
  'oder',
  'ou',
  'of',
])
/** "De la 7e à la 10e". */
const articles = new Set(['la', 'le', 'les', 'el', 'los', 'las', 'the', 'der', 'die', 'das', 'het'])
const andWords = new Set(['and', 'und', 'et', 'y', 'e', 'en'])
const betweenWords = new Set(['between', 'zwischen', 'entre', 'tussen'])
