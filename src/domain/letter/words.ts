/** The words of letters by their use (`tables/languages/…/letter-words`), and as the forms they may have. */
import { letterWords } from '#tables/letter-words.js'

import type { Language } from '../language/languages.ts'
import { byLanguage } from '../language/languages.ts'
import { wordsOfUse } from '../language/word-table.ts'
import type { WrittenForms } from '../truth/reading/written-forms.ts'
import { formsOf } from '../truth/reading/written-forms.ts'

export const letterWordsOf = (use: string): Readonly<Record<Language, ReadonlySet<string>>> =>
  wordsOfUse(letterWords, use)

export function letterFormsOf(use: string): Readonly<Record<Language, WrittenForms>> {
  const words = letterWordsOf(use)
  return byLanguage((language) => formsOf([...words[language]].join(' ')))
}
