/**
 * The calendar's words in every language: months, seasons, "today", "since" and "until".
 *
 * They are joined into one table because a resume mixes languages freely (an English resume with a
 * German diploma), so every reader of dates tries all of them. All are folded: lower case, without
 * accents, without a closing full stop.
 */
import { calendarWords } from '#tables/calendar-words.js'
import { months as monthTable } from '#tables/months.js'

import { fold } from './fold.ts'
import { byLanguage } from './languages.ts'
import type { Language } from './languages.ts'
import { rowsInAll, wordsOfUse } from './word-table.ts'

/** Month names and short names → 1…12. */
export const months: ReadonlyMap<string, number> = new Map(
  rowsInAll(monthTable).map(({ month, name }) => [name, month]),
)

const wordsFor = (use: string): Readonly<Record<Language, readonly string[]>> => {
  const words = wordsOfUse(calendarWords, use)
  return byLanguage((language) => [...words[language]])
}
const everyWordFor = (use: string): ReadonlySet<string> =>
  new Set(Object.values(wordsFor(use)).flat())

/** Seasons, quarters' and semesters' words: they say a year, not a month. */
export const seasons = everyWordFor('season')

/** What a number in front of it counts within a year: "3e trimestre", "2. Halbjahr". */
export const partsOfYear = everyWordFor('part-of-year')

/** Words that leave a range open, longest first within a language. */
export const presentWords = wordsFor('present')

/** The word each language prints for an open end when the text only says "since". */
export const openEnd = byLanguage((language) => wordsFor('open-end')[language][0] ?? '')

/** Words before one date that mean "from then until today", by the first language that has them. */
export const sinceWords: ReadonlyMap<string, Language> = new Map(
  Object.entries(wordsFor('since'))
    .toReversed()
    .flatMap(([language, own]) => own.map((word) => [word, language as Language])),
)

/** Words that open a closed range ("von … bis", "du … au"). */
export const fromWords = everyWordFor('from')

/** Words between the two ends of a range. */
export const untilWords = everyWordFor('until')

/** Whether a text says "until today" and nothing else, in any of the languages. */
export function openEndWords(text: string): boolean {
  const folded = fold(text)
  return Object.values(presentWords).some((words) => words.includes(folded))
}
