import { occupationNames } from '#tables/occupation-names.js'

import type { Language } from '../language/languages.ts'
import { remembered } from '../language/remembered.ts'
import { rowsIn } from '../language/word-table.ts'
import { occupationsIn, wordsWithParts } from './occupations.ts'
import { titleWords } from './title-words.ts'

/** Whether the words name an occupation, in any of the six languages. */
export const namesOccupation = remembered(
  5_000,
  (words) => occupationsIn(wordsWithParts(titleWords(words))).length > 0,
)

/** What an occupation is usually called in a language. */
export const occupationName = (id: string, language: Language): string =>
  rowsIn(occupationNames, language).find(({ occupation }) => occupation === id)?.names[0] ?? ''
