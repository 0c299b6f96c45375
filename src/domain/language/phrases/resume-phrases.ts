/** What the product itself writes into a resume, in the resume's language. */
import { resumePhrases } from '#tables/resume-phrases.js'

import type { Language } from '../languages.ts'
import { byLanguage } from '../languages.ts'
import { rowsIn } from '../word-table.ts'

const texts = byLanguage(
  (language) => new Map(rowsIn(resumePhrases, language).map((row) => [row.phrase, row.text])),
)

export function phraseFor(language: Language, phrase: string): string {
  const text = texts[language].get(phrase)
  if (text === undefined) throw new RangeError(`${language} has no phrase "${phrase}"`)
  return text
}
