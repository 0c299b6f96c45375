/** How often something is done: the number is the same, the claim is another. */
import { months } from '../../language/calendar-words.ts'
import type { Passage } from '../passages.ts'
import { tokensOf } from '../reading/number-tokens.ts'
import type { LineReading, Word } from '../reading/reading.ts'
import type { Doubt } from '../doubt.ts'
import { isWeekdayAt, nearDay, recurrencesIn } from '../reading/recurring.ts'
import { periods } from '../reading/counted.ts'
import { isRoundTheClock } from './quantities-in-words.ts'

/** "a month" for "a week": the number is the same, the claim is four times as large. */
export function periodDoubts({ path, line, own, isSummary, isTranslated }: Passage): Doubt[] {
  if (isSummary || (isTranslated && isRoundTheClock(line) && own.some(isRoundTheClock))) return []
  if (line.quantities.length === 0 && !own.some(isTimed)) return []
  return periods.flatMap((id): Doubt[] => {
    const word = line.words.find(
      (one) =>
        one.concepts.has(id) &&
        !isYearOf(one, line) &&
        !isOfQuantity(one, line) &&
        !isInPhrase(one, line) &&
        !((isTranslated || isOfMany(one, line)) && isBareUnit(one, line)),
    )
    if (word === undefined) return []
    if (own.some((source) => isRateOf(id, source) || isSaidBy(id, source))) return []
    return [{ policy: 'period', path, claim: word.text, source: own[0] }]
  })
}

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
function isSaidBy(period: string, { words }: LineReading): boolean {
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
