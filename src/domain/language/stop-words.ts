/**
 * Words that say nothing about what a line is about. What is left after dropping them ("content
 * words") decides whether two lines are versions of each other.
 */
import { stopWords as table } from '#tables/stop-words.js'

import { byLanguage, languages } from './languages.ts'
import { rowsIn } from './word-table.ts'

export const stopWords = byLanguage(
  (language): ReadonlySet<string> => new Set(rowsIn(table, language).map(({ word }) => word)),
)

/** Of any of the languages; folded. */
export const isStopWord = (word: string): boolean =>
  languages.some((language) => stopWords[language].has(word))
