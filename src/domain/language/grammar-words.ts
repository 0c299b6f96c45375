/** Words of grammar that each language has of its own, folded. */
import { grammarWords } from '#tables/grammar-words.js'

import type { Language } from './languages.ts'
import { wordsOfUse } from './word-table.ts'

export const grammarWordsOf = (use: string): Readonly<Record<Language, ReadonlySet<string>>> =>
  wordsOfUse(grammarWords, use)
