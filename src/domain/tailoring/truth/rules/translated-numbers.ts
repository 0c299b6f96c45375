/** Numbers that one language writes and another has a word for: no quantity is gained by them. */
import { fold } from '../../../language/fold.ts'
import type { Quantity } from '../quantity.ts'
import type { LineReading } from '../reading.ts'

export function isSaidInWords(
  claim: Quantity,
  line: LineReading,
  sources: readonly LineReading[],
): boolean {
  return (
    isOfWholeDay(claim, line, sources) ||
    isHalfOfCompound(claim, sources) ||
    isBothOf(claim, line, sources)
  )
}

export function isRoundTheClock({ text }: LineReading): boolean {
  return roundTheClock.test(fold(text).replaceAll('’', "'"))
}

const roundTheClock =
  /rund um die uhr|around the clock|round.the.clock|24.?\/.?(?:7|24)|24.?h\b|24 hours a day|24 heures|las 24 horas|24 horas|24 uur|24 stunden am tag|24-uurs|dag en nacht|tag und nacht|jour et nuit|day and night|dia y noche|dia e noite|volcontinu|7 (?:jours|dias|dagen|tage) (?:sur|de|por|op|die) /u

/** "24 heures sur 24" of "rund um die Uhr". */
function isOfWholeDay(
  { value }: Quantity,
  line: LineReading,
  sources: readonly LineReading[],
): boolean {
  return (value === 24 || value === 7) && isRoundTheClock(line) && sources.some(isRoundTheClock)
}

/** "Halve overwegbomen" of "Halbschranken": a part of the thing's name. */
function isHalfOfCompound({ kind, value }: Quantity, sources: readonly LineReading[]): boolean {
  if (value !== 0.5 || (kind !== 'fraction' && kind !== 'count')) return false
  return sources.some(({ words }) => words.some(({ word }) => halved.test(word)))
}

const halved =
  /^(?:halb|half|halv|demi|semi|mezz|medi[oa]|mei[oa])\p{L}{3,}|^(?:halbe?[nrsm]?|half|halve|demi|mi|medi[oa]|mei[oa])$/u

/** "Zu zweit" of "with one colleague": the two are oneself and another. */
function isBothOf(
  { value }: Quantity,
  line: LineReading,
  sources: readonly LineReading[],
): boolean {
  return (
    value === 2 &&
    inPairs.test(fold(line.text)) &&
    sources.some(({ text }) => withOne.test(fold(text)))
  )
}

const inPairs =
  /zu (?:zweit|2)(?!\d)|im (?:zweier|2er-?)team|a (?:deux|2)(?!\d| \p{L})|en binome|entre dos|en pareja|a dois|em dupla|met z'n twee|met zijn twee|in pairs|as a pair|team of two/u
const withOne =
  /(?:with|alongside) (?:a|one|another) |mit (?:einer|einem) |avec une? |con (?:una?|otr[oa]) |com (?:uma?|outr[oa]) |met (?:een|1) |zweier|binome|zu zweit|a dois|a deux|entre dos/u

/** "De la 1re à la 4e" of "1 bis 4": where a range begins with one, its end does not stand alone. */
export function isFromFirst(line: LineReading, high: Quantity, source: LineReading): boolean {
  const low = source.quantities[source.quantities.indexOf(high) - 1]
  return low?.end !== 'low' && fromOne.test(fold(source.text)) && fromOne.test(fold(line.text))
}

const fromOne =
  /(?<![\d.,])1(?![\d]|[.,]\d)|\b(?:first|erste\p{L}?|premi\p{L}+|primer\p{L}*|primeir\p{L}+|eerste)\b/u

/** "Plus de 65 ans" of "mayores de 65 años": an age is passed in other words than a number is. */
export function isOfAge({ value }: Quantity, sources: readonly LineReading[]): boolean {
  const age = String(value)
  return sources.some(({ text }) =>
    [...fold(text).matchAll(pastAge)].some(([, passed]) => passed === age),
  )
}

const pastAge =
  /(?:mayores|maiores|mais|mas|older|aged|over|ages?|agees?|alter als|ab|uber|vanaf|ouder dan|boven|des|from|desde|a partir)(?: (?:de|dos|d|than|van|von|os|los))* (\d+)/gu
