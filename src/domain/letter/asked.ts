/**
 * What an ad wants to be told that no resume says, as the expected pay or the first day: the letter has the sentence
 * with a gap in brackets, which the person fills in before the letter leaves.
 */
import { letterWords } from '#tables/letter-words.js'

import type { Language } from '../language/languages.ts'
import { byLanguage } from '../language/languages.ts'
import { rowsIn } from '../language/word-table.ts'
import type { Manner } from './phrases.ts'
import { letterPhrases } from './phrases.ts'
import { spaced } from './spaced.ts'

export function askedIn(ad: string, language: Language, manner: Manner): string[] {
  const text = spaced(ad)
  const say = letterPhrases[language].sentences[manner]
  const isAsked = (phrases: readonly string[]) =>
    phrases.some((phrase) => text.includes(` ${phrase}`))
  return [
    ...(isAsked(asks[language].pay) ? [say.gapPay] : []),
    ...(isAsked(asks[language].start) ? [say.gapStart] : []),
  ]
}

const asks = byLanguage((language) => {
  const of = (use: string) =>
    rowsIn(letterWords, language).flatMap((row) => (row.use === use ? [row.word] : []))
  return { pay: of('asks-pay'), start: of('asks-start') }
})
