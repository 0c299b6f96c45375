/** Numbers that one language writes and another has a word for: no quantity is gained by them. */
import { fold } from '../../language/fold.ts'
import type { Quantity } from '../reading/quantity.ts'
import type { LineReading } from '../reading/reading.ts'

export function isSaidInWords(
  claim: Quantity,
  line: LineReading,
  sources: readonly LineReading[],
): boolean {
  return (
    isArticle(claim) ||
    ((claim.value === 24 || claim.value === 7) &&
      isRoundTheClock(line) &&
      sources.some(isRoundTheClock)) ||
    isHalfOfCompound(claim, sources)
  )
}

/** "Une journée" of an "open dag": one language's article is another's one. */
const isArticle = ({ value, text }: Quantity): boolean => value === 1 && article.test(fold(text))
const article = /^(?:an?|eine?[mnrs]?|une?|una|uma?|um|een)(?![\p{L}\p{N}])/u

export function isRoundTheClock({ text }: LineReading): boolean {
  return roundTheClock.test(fold(text).replaceAll('’', "'"))
}

const roundTheClock =
  /rund um die uhr|around the clock|round.the.clock|24.?\/.?(?:7|24)|24.?h\b|24 hours a day|24 heures|las 24 horas|24 horas|24 uur|24 stunden am tag|24-uurs|dag en nacht|tag und nacht|jour et nuit|day and night|dia y noche|dia e noite|volcontinu|7 (?:jours|dias|dagen|tage) (?:sur|de|por|op|die) /u

/** "Halve overwegbomen" of "Halbschranken": a part of the thing's name. */
function isHalfOfCompound({ kind, value }: Quantity, sources: readonly LineReading[]): boolean {
  if (value !== 0.5 || (kind !== 'fraction' && kind !== 'count')) return false
  return sources.some(({ words }) => words.some(({ word }) => halved.test(word)))
}

const halved =
  /^(?:halb|half|halv|demi|semi|mezz|medi[oa]|mei[oa])\p{L}{3,}|^(?:halbe?[nrsm]?|half|halve|demi|mi|medi[oa]|mei[oa])$/u
