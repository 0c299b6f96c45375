/** How often something is done: the number is the same, the claim is another. */
import { months } from '../../../language/calendar-words.ts'
import type { Passage } from '../passages.ts'
import { tokensOf } from '../number-tokens.ts'
import type { LineReading, Word } from '../reading.ts'
import type { Violation } from '../violation.ts'
import { isExchange, retoldStretch } from '../retold-stretch.ts'
import { isWeekdayAt, nearDay, recurrencesIn } from '../recurring.ts'
import { periods } from './counted.ts'
import { isRetold } from './retold-beside.ts'
import { isRoundTheClock } from './translated-numbers.ts'

/** "a month" for "a week": the number is the same, the claim is four times as large. */
export function checkPeriods(passage: Passage): Violation[] {
  const { path, line, sources: all, primary, isSummary, isTranslated } = passage
  const stretch = isSummary || isTranslated ? null : retoldStretch(passage)
  const isExchanged = stretch !== null && isExchange(stretch)
  const retold = primary.filter((one) => isRetold(one, line, primary))
  const sources = isExchanged ? [stretch.source] : primary.length > 0 ? retold : all
  const found = isSummary || isTranslated ? null : oftener(line, sources)
  if (found) return [{ rule: 'number', path, claim: found.text, reason: 'period_differs' }]
  if (isTranslated && isRoundTheClock(line) && sources.some(isRoundTheClock)) return []
  const isUntimed = !sources.some(isTimed)
  if (isSummary || (line.quantities.length === 0 && isUntimed)) return []
  return periods
    .filter((id) =>
      line.words.some(
        (word) =>
          word.concepts.has(id) &&
          !isYearOf(word, line) &&
          !isOfQuantity(word, line) &&
          !isInPhrase(word, line) &&
          !isHeadOfCompound(word, line, sources) &&
          !((isTranslated || isOfMany(word, line)) && isBareUnit(word, line)),
      ),
    )
    .filter((id) => !sources.some((source) => isRateOf(id, source) || isSaidBy(id, source)))
    .map((id) => ({
      rule: 'number',
      path,
      claim: line.words.find((word) => word.concepts.has(id))?.text ?? id,
      reason: 'period_differs',
    }))
}

/** "Every weekend" for every other one, "once a shift" for once a week: null where it is as often. */
function oftener(line: LineReading, sources: readonly LineReading[]): Word | null {
  const isEvery = (one: LineReading) =>
    one.words.find(
      (_, i) =>
        isWeekday(i, one) &&
        (one.words[i - 1]?.concepts.has('all') ||
          one.words[i - 1]?.word === 'elk' ||
          (/^(?:l[eoa]s|[ao]s)$/u.test(one.words[i - 1]?.word ?? '') &&
            one.words[i - 2]?.concepts.has('all'))),
    )
  const isSpaced = (one: LineReading) =>
    one.words.some((_, i) => isWeekday(i, one)) &&
    (one.quantities.some(({ measure }) => measure?.dimension === 'days' && measure.amount > 7) ||
      ['monthly', 'quarterly', 'yearly'].some((id) => one.concepts.has(id)))
  const every = isEvery(line)
  if (every && sources.some(isSpaced) && !sources.some(isEvery)) return every
  const perShift = shiftAfterRate(line)
  const isRated = (source: LineReading) => isTimed(source) && shiftAfterRate(source) === null
  return perShift && sources.length > 0 && sources.every(isRated) ? perShift : null
}

/** "Once per shift". */
function shiftAfterRate({ words }: LineReading): Word | null {
  return (
    words.find((word, i) => {
      const before = words[i - 1]
      const isRate = before !== undefined && (rates.has(before.word) || before.concepts.has('all'))
      return isRate && word.concepts.has('shift2')
    }) ?? null
  )
}

const rates = new Set('per pro je a par por'.split(' '))

/** "The recognition year": a year is a rate where something is said of each. */
function isBareUnit({ word, start }: Word, { words }: LineReading): boolean {
  if (!units.test(word)) return false
  const before = words.findLast((other) => other.start < start)
  return before === undefined || !perEach.has(before.word)
}

/** "Die Stunden abgerechnet": hours that were worked, where none is said to be each. */
function isOfMany({ word, start }: Word, { words }: LineReading): boolean {
  const before = words.findLast((other) => other.start < start)
  return unitsOfMany.test(word) && before !== undefined && definite.test(before.word)
}

/** "Week waarin" of an "actieweek": the end of what it was called. */
function isHeadOfCompound(word: Word, line: LineReading, sources: readonly LineReading[]): boolean {
  if ((line.language !== 'de' && line.language !== 'nl') || !isBareUnit(word, line)) return false
  return sources.some(({ words }) =>
    words.some(
      (other) => other.word.length > word.word.length + 2 && other.word.endsWith(word.word),
    ),
  )
}

/** "Semanal de 5 cuentas", "täglich 5 Termine": says how often, never which week. */
const howOften =
  /^(?:dai|week|month|quarter|year|annual)ly$|lich(?:e[mnrs]?)?$|^(?:quotidien|hebdomadaire|mensuel|trimestriel|annuel)|^(?:diari[ao]s?|(?:semana|mensua|mensa|trimestra|anua)(?:l|les|is))$|(?:dag|wek|maand|jaar)elijkse?$/u

const units =
  /^(?:years?|annees?|ans?|anos?|jahre?n?|jaar|jaren|weeks?|wochen?|weken|semaines?|semanas?|months?|monate?n?|mois|mes|meses|maand|maanden|days?|tage?n?|jours?|dias?|dag|dagen|hours?|stunden?|heures?|horas?|uur|uren)$/u
const definite = /^(?:the|their|my|die|der|den|ihre|deren|las|sus|les|ses|leurs|as|suas|de|hun)$/u
const unitsOfMany =
  /^(?:years|annees|anos|jahren?|jaren|weeks|wochen|weken|semaines|semanas|months|monaten?|meses|maanden|days|tagen?|dias|dagen|hours|stunden|heures|horas|uren)$/u
const perEach = new Set(
  'per a an each every pro je im am jede jeden jedes jeder par chaque tous toutes les por al ao cada todos todas los las os as elke elk iedere ieder'.split(
    ' ',
  ),
)

/** "Tenue à jour" is kept up to date on whatever day, and a "fin de semana" is no week. */
function isInPhrase({ word, start }: Word, { words }: LineReading): boolean {
  const [before, last] = words.filter((other) => other.start < start).slice(-2)
  if (word === 'jour') return (last ?? before)?.word === 'a'
  return word === 'semana' && last?.word === 'de' && /^fi(?:n|ns|nes|m)$/u.test(before?.word ?? '')
}

/** "By a quarter", "within three days": the word is part of the number or its unit. */
function isOfQuantity({ word, start }: Word, { text, quantities }: LineReading): boolean {
  if (howOften.test(word)) return false
  const tokens = tokensOf(text)
  return quantities.some((q) => {
    const hasUnit = q.measure !== null
    const [first, last] = hasUnit ? [q.from - 1, q.to + 1] : [q.from, q.to - 1]
    return (
      start >= (tokens[Math.max(0, first)]?.start ?? 0) &&
      start < (tokens[Math.min(last, tokens.length - 1)]?.end ?? 0)
    )
  })
}

/** Says how often: at a rate, or on certain days. */
function isTimed(line: LineReading): boolean {
  return (
    periods.some((id) => line.concepts.has(id)) || line.words.some((_, i) => isWeekday(i, line))
  )
}

/** "Weekly", and not "every two weeks". */
function isRateOf(period: string, { words, quantities, text }: LineReading): boolean {
  if (period === 'hourly' && /\/ ?(?:h|u|std)(?!\p{L})/u.test(text)) return true
  const tokens = tokensOf(text)
  const isCounted = ({ start }: Word) =>
    quantities.some(({ to, measure, value }) => {
      const unit = tokens[to - 1]?.end ?? 0
      return measure !== null && value > 1 && start >= unit && start - unit <= 1
    })
  return words.some((word) => word.concepts.has(period) && !isCounted(word))
}

/** What is done every Friday is done weekly, and what is done each morning daily. */
export function isSaidBy(period: string, { words }: LineReading): boolean {
  const found: ReadonlySet<string> = recurrencesIn(words.map(({ word }) => word))
  return found.has(period)
}

function isWeekday(index: number, { words }: LineReading): boolean {
  const from = Math.max(0, index - 1)
  const near = words.slice(from, index + nearDay + 1).map(({ word }) => word)
  return isWeekdayAt(near, index - from)
}

/** "im Jahr 2019", "years 7 to 10", "el mes de enero": the word names which one, no rate. */
function isYearOf(word: Word, { text, words }: LineReading): boolean {
  if (howOften.test(word.word)) return false
  const after = text.slice(word.start + word.text.length, word.start + word.text.length + 8)
  if (/^\s(?:de\s)?\d/u.test(after)) return true
  const [joint, next] = words.slice(words.indexOf(word) + 1)
  const named = joint && ofMonths.has(joint.word) ? next : joint
  return word.concepts.has('monthly') && named !== undefined && months.has(named.word)
}

const ofMonths = new Set('of de d do da'.split(' '))
