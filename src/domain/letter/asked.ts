/**
 * What an ad wants to be told that no resume says, as the expected pay or the first day: the letter has the sentence
 * with a gap in brackets, which the person fills in before the letter leaves.
 */

import type { Language } from '../language/languages.ts'
import { letterWordsOf } from './words.ts'
import type { Manner } from './phrases.ts'
import { letterPhrases } from './phrases.ts'
import { spaced } from './spaced.ts'

export function askedIn(ad: string, language: Language, manner: Manner): string[] {
  const text = spaced(ad)
  const say = letterPhrases[language].sentences[manner]
  const isAsked = (phrases: ReadonlySet<string>) =>
    [...phrases].some((phrase) => text.includes(` ${phrase}`))
  return [
    ...(isAsked(asks.pay[language]) ? [say.gapPay] : []),
    ...(isAsked(asks.start[language]) ? [say.gapStart] : []),
  ]
}

const asks = { pay: letterWordsOf('asks-pay'), start: letterWordsOf('asks-start') }
