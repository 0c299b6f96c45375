/**
 * Which of the six languages a text is written in.
 *
 * Counts the small words that every sentence needs ("and", "der", "het", "não"), the letters that
 * only some of the six use (ß, ã, ñ, œ) and frequent endings. A general detector knows sixty
 * languages, weighs a megabyte in the browser and looks at the first lines only, which in a resume
 * are names and addresses; six word lists over the whole text are smaller and surer here.
 */
import { detection } from '#tables/detection.js'

import type { Language } from './languages.ts'
import { byLanguage, languages } from './languages.ts'
import { fold } from './fold.ts'
import { remembered } from './remembered.ts'
import { rowsIn } from './word-table.ts'

const signs = byLanguage((language) => {
  const rows = rowsIn(detection, language)
  const textsOf = (sign: string) => rows.flatMap((row) => (row.sign === sign ? [row.text] : []))
  const [letters] = textsOf('letters')
  return {
    words: textsOf('word'),
    endings: new RegExp(`(?:${textsOf('ending').join('|')})$`),
    letters: letters === undefined ? null : new RegExp(letters, 'giu'),
  }
})

/** A word shared by two languages is of both and decides nothing. */
const lists = new Map<string, Language[]>()
for (const language of languages)
  for (const word of signs[language].words) lists.set(word, [...(lists.get(word) ?? []), language])

/** The languages whose words end as this one does. */
const endingLike = remembered(20_000, (word) =>
  languages.filter((language) => signs[language].endings.test(word)),
)

/** "profesor/a", "técnico(a)", "de 6 a 10": an ending or a span, and not the Portuguese article. */
const otherGender = /[/(](?<=\p{L}\p{L}.)[aoe]s?(?!\p{L})\)?|\d a(?= \d)/giu

const countOf = (pattern: RegExp | null, text: string): number =>
  pattern === null ? 0 : (text.match(pattern)?.length ?? 0)

/** The most likely of the six; English when the text says nothing. */
export function detectLanguage(text: string): Language {
  return scoreLanguages(text)[0].language
}

export interface LanguageScore {
  language: Language
  /** Share of the evidence, 0…1. */
  share: number
}

/** All six, likeliest first. */
export function scoreLanguages(text: string): [LanguageScore, ...LanguageScore[]] {
  const sample = text.slice(0, 60_000)
  const points = new Map<Language, number>(languages.map((language) => [language, 0]))
  const give = (language: Language, amount: number): void => {
    points.set(language, (points.get(language) ?? 0) + amount)
  }
  for (const word of fold(sample.replace(otherGender, '')).match(/[a-z]+/g) ?? []) {
    const owners = lists.get(word)
    if (owners !== undefined)
      for (const language of owners) give(language, 1 / owners.length ** 1.5)
    else if (word.length > 5) for (const language of endingLike(word)) give(language, 0.12)
  }
  for (const language of languages) give(language, 0.15 * countOf(signs[language].letters, sample))
  const total = [...points.values()].reduce((sum, value) => sum + value, 0)
  const scores = languages.map((language) => ({
    language,
    share: total === 0 ? 0 : (points.get(language) ?? 0) / total,
  }))
  const [first = { language: 'en', share: 0 }, ...rest] = scores.toSorted(
    (a, b) => b.share - a.share,
  )
  return [first, ...rest]
}
