/**
 * Content words of a text as stems, and how much each says. Words that every job and every resume
 * uses say little: they are counted at a tenth, so that two texts are not alike for being polite.
 */
import { genericJobWords } from '#tables/generic-job-words.js'

import type { Language } from './languages.ts'
import { languages } from './languages.ts'
import { inOneGender } from './one-gender.ts'
import { stemOf, wordsOf } from './stem.ts'
import { stopWords } from './stop-words.ts'
import { rowsIn } from './word-table.ts'

const mostRemembered = 30_000
const remembered = new Map<Language, Map<string, string>>(languages.map((l) => [l, new Map()]))
const genericStems = new Map<Language, ReadonlySet<string>>()

function rememberedStem(word: string, language: Language): string {
  const known = remembered.get(language)
  const stem = known?.get(word)
  if (stem !== undefined) return stem
  if (known !== undefined && known.size > mostRemembered) known.clear()
  const one = inOneGender(word, language)
  const made = one === null ? '' : frenchMan(stemOf(one, language), language)
  known?.set(word, made)
  return made
}

/** "vendeuse" has the stem of an adjective in -eux, and so "vendeur" takes it too. */
const frenchMan = (stem: string, language: Language): string =>
  language === 'fr' ? stem.replace(/eur$/u, 'eux') : stem

/** The stems of a text's words that carry meaning, in order, each once. */
export function stemsOf(text: string, language: Language): string[] {
  const stems = new Set<string>()
  for (const word of wordsOf(text)) {
    if (word.length < 2 || stopWords[language].has(word) || /^\d+$/.test(word)) continue
    const stem = rememberedStem(word, language)
    if (stem !== '') stems.add(stem)
  }
  return [...stems]
}

/** What a stem says of what a line is about: 1, or a tenth for the words of every job. */
export function stemWeight(stem: string, language: Language): number {
  let known = genericStems.get(language)
  if (known === undefined) {
    const words = rowsIn(genericJobWords, language)
    known = new Set(words.map(({ word }) => rememberedStem(word, language)))
    genericStems.set(language, known)
  }
  return known.has(stem) ? 0.1 : 1
}
