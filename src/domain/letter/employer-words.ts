/** "The model we use": in a letter, "we" would be the employer of before. */
import { letterWords } from '#tables/letter-words.js'

import { fold } from '../language/fold.ts'
import type { Language } from '../language/languages.ts'
import { byLanguage } from '../language/languages.ts'
import { rowsIn } from '../language/word-table.ts'

export const speaksOfOthers = (line: string, language: Language): boolean =>
  fold(line)
    .split(/[^\p{L}]+/u)
    .some((word) => others[language].has(word))

const others = byLanguage(
  (language) =>
    new Set(
      rowsIn(letterWords, language).flatMap(({ use, word }) => (use === 'employer' ? [word] : [])),
    ),
)
