/** Words of grammar that each language has of its own, folded. */
import { grammarWords } from '#tables/grammar-words.js'

import type { Language } from './languages.ts'
import { byLanguage } from './languages.ts'
import { rowsIn } from './word-table.ts'

export const grammarWordsOf = (use: string): Readonly<Record<Language, ReadonlySet<string>>> =>
  byLanguage(
    (language) =>
      new Set(rowsIn(grammarWords, language).flatMap((row) => (row.use === use ? [row.word] : []))),
  )
