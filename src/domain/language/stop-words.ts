/**
 * Words that say nothing about what a line is about. What is left after dropping them ("content
 * words") decides whether two lines are versions of each other.
 */
import { stopWords as table } from '#tables/stop-words.js'

import { byLanguage } from './languages.ts'
import { rowsIn } from './word-table.ts'

export const stopWords = byLanguage(
  (language): ReadonlySet<string> => new Set(rowsIn(table, language).map(({ word }) => word)),
)
