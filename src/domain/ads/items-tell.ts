/** What a line tells by its words: what an employer gives is money, time and help, what is done begins with the doing. */
import { fold } from '#domain/language/fold.ts'
import type { Language } from '#domain/language/languages.ts'
import { patternsOf } from '#domain/language/patterns.ts'
import { anyOf, wholeWords } from '#domain/language/word-patterns.ts'
import { adWords } from '#tables/ad-words.js'

const money = /[€$£]\s?\d|\d\s?(?:k?€|euro)/
const given = wholeWords(anyOf(adWords, 'given'))

/** Whether a line names what an employer gives. */
export function namesWhatIsGiven(line: string): boolean {
  const folded = fold(line)
  return money.test(folded) || given.test(folded)
}

/** How the doing of something opens a line. */
const does = patternsOf('duty', (pattern) => new RegExp(pattern, 'u'))

/** Whether a line opens with the doing of something. */
export const opensWithDuty = (line: string, language: Language): boolean =>
  does[language].test(fold(line))
