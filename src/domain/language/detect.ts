/**
 * Which of the six languages a text is written in.
 *
 * Counts the small words that every sentence needs ("and", "der", "het", "não"), and of all others
 * how they are spelled. A general detector knows sixty languages, weighs a megabyte in the browser and
 * looks at the first lines only, which in a resume are names and addresses; six word lists over the
 * whole text are smaller and surer here.
 */
import { detection } from '#tables/detection.js'

import type { Language } from './languages.ts'
import { languages } from './languages.ts'
import { fold } from './fold.ts'
import { spelledLike } from './letter-runs.ts'
import { rowsIn } from './word-table.ts'

/** A word shared by two languages is of both and decides nothing. */
const lists = new Map<string, Language[]>()
for (const language of languages)
  for (const { word } of rowsIn(detection, language))
    lists.set(word, [...(lists.get(word) ?? []), language])

/** What the spelling of a word says beside a small word of one language alone. */
const spelling = 0.6
/** Shorter ones are names of things as often as words. */
const fewestLetters = 4

/** "profesor/a", "técnico(a)", "de 6 a 10": an ending or a span, and not the Portuguese article. */
const otherGender = /[/(](?<=\p{L}\p{L}.)[aoe]s?(?!\p{L})\)?|\d a(?= \d)/giu

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
  for (const word of sample
    .replace(otherGender, '')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []) {
    const owners = lists.get(fold(word))
    if (owners !== undefined)
      for (const language of owners) give(language, 1 / owners.length ** 1.5)
    else if (word.length >= fewestLetters)
      for (const [language, share] of spelledLike(word)) give(language, spelling * share)
  }
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
