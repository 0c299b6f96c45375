/** The languages that people speak, by all their names, and how well they say to speak them. */
import { languageLevels as levels } from '#tables/language-levels.js'
import { spokenLanguages } from '#tables/spoken-languages.js'

import { rowsOf } from '../../language/word-table.ts'

/** The names of one language, apart by a space. */
export const languageNames: readonly string[] = rowsOf(spokenLanguages).map(({ names }) => names)

/** Levels of language skill, the weakest first; words of one say the same. */
export const languageLevels: readonly string[] = rowsOf(levels).map(({ words }) => words)
