/** How often something is done: the number is the same, the claim is another. */
import type { Passage } from '../passages.ts'
import { tokensOf } from '../number-tokens.ts'
import type { LineReading, Word } from '../reading.ts'
import type { Violation } from '../violation.ts'
import { periods } from './counted.ts'
import { isRetold } from './retold-beside.ts'
import { isRoundTheClock } from './translated-numbers.ts'

/** "a month" for "a week": the number is the same, the claim is four times as large. */
export function checkPeriods({
  path,
  line,
  sources: all,
  primary,
  isSummary,
  isTranslated,
}: Passage): Violation[] {
  const sources = primary.length > 0 ? primary.filter((one) => isRetold(one, line, primary)) : all
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
          !(isTranslated && isBareUnit(word, line)),
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
  const isEvery = ({ words }: LineReading) =>
    words.find(
      ({ word }, i) =>
        isWeekday(word) && (words[i - 1]?.concepts.has('all') || words[i - 1]?.word === 'elk'),
    )
  const isSpaced = ({ quantities, words }: LineReading) =>
    words.some((word) => isWeekday(word.word)) &&
    quantities.some(({ measure }) => measure?.dimension === 'days' && measure.amount > 7)
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

const units =
  /^(?:years?|annees?|ans?|anos?|jahre?n?|jaar|jaren|weeks?|wochen?|weken|semaines?|semanas?|months?|monate?n?|mois|mes|meses|maand|maanden|days?|tage?n?|jours?|dias?|dag|dagen|hours?|stunden?|heures?|horas?|uur|uren)$/u
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
function isOfQuantity({ start }: Word, { text, quantities }: LineReading): boolean {
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
function isTimed({ concepts, words }: LineReading): boolean {
  return periods.some((id) => concepts.has(id)) || words.some((word) => isWeekday(word.word))
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

/** What is done every Friday is done weekly. */
function isSaidBy(period: string, { words }: LineReading): boolean {
  if (period !== 'weekly') return false
  return words.some(
    (word, i) => isWeekday(word.word) && (words[i - 1]?.concepts.has('all') || isPlural(word)),
  )
}

/** "Fridays", "freitags", "sextas": on each of them. */
function isPlural({ word }: Word): boolean {
  return /(?:days|tags|dags|dis|gundas|cas|tas|ados|ingos)$/u.test(word)
}

function isWeekday(word: string): boolean {
  return weekdays.some((day) => word.startsWith(day))
}

const weekdays =
  'monday tuesday wednesday thursday friday saturday sunday weekend montag dienstag mittwoch donnerstag freitag samstag sonntag wochenend lunes martes miercoles jueves viernes sabado domingo lundi mardi mercredi jeudi vendredi samedi dimanche maandag dinsdag woensdag donderdag vrijdag zaterdag zondag'.split(
    ' ',
  )

/** "im Jahr 2019", "years 7 to 10": the word names which one, no rate. */
function isYearOf(word: Word, { text }: LineReading): boolean {
  const after = text.slice(word.start + word.text.length, word.start + word.text.length + 8)
  return /^\s(?:de\s)?\d/u.test(after)
}
