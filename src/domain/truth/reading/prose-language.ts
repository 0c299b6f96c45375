/**
 * The language of a few short lines. A whole resume is easy; five bullets of six words each are
 * not, so two independent views are added up: frequent words of resumes, and small words.
 */
import { byLanguage } from '../../language/languages.ts'
import { stopWords } from '../../language/stop-words.ts'
import { scoreLanguages } from '../../language/detect.ts'
import { fold } from '../../language/fold.ts'
import type { Language } from '../../language/languages.ts'
import { languages } from '../../language/languages.ts'
import { conceptsIn, isLight } from './concepts.ts'

export function languageOfProse(text: string): Language {
  const shares = scoresOf(text)
  const [best = 'en'] = languages.toSorted((a, b) => shares[b] - shares[a])
  return best
}

/** Long enough, and with too little of `known` in it, to be in the other language for sure. */
export function isClearlyIn(other: Language, text: string, known: Language): boolean {
  const shares = scoresOf(text)
  return text.length >= leastSure && shares[other] - shares[known] >= clearMargin
}

/**
 * The language of one changed line of a resume that is in `from`: another one only where both its
 * small words and the words that the tables know speak for it more than for `from`.
 */
export function languageOfLine(text: string, from: Language): Language {
  if (languageOfProse(text) === from) return from
  const shares = scoresOf(text)
  const words = fold(text).match(/\p{L}{2,}/gu) ?? []
  const likely = languages.filter((language) => shares[language] > 0 && language !== from)
  const scores = [from, ...likely].map((language) => {
    const known = knownShare(words, language)
    return { language, known, score: shares[language] + 2 * known }
  })
  const [own, ...others] = scores
  const best = others.toSorted((a, b) => b.score - a.score)[0]
  if (!own || !best) return from
  return best.score - own.score > surely && best.known > own.known ? best.language : from
}

const surely = 0.2

/**
 * Share of the words that a language has in its tables or among its small ones, 0…1. The tables are
 * those that every language fills alike.
 */
export function knownShare(words: readonly string[], language: Language): number {
  if (words.length === 0) return 0
  const named = new Set(
    conceptsIn(words, language).flatMap(({ index, length }) =>
      Array.from({ length }, (_, i) => index + i),
    ),
  )
  const isKnown = (word: string, i: number) =>
    named.has(i) || stopWords[language].has(word) || isLight(word, language)
  return words.filter(isKnown).length / words.length
}

/** Two lines of a resume: one alone shares its few small words with a sister language. */
const leastSure = 120
const clearMargin = 0.6

function scoresOf(text: string): Readonly<Record<Language, number>> {
  const shares = new Map(scoreLanguages(text).map(({ language, share }) => [language, share]))
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const owners = ownersOf.get(word) ?? []
    for (const language of owners)
      shares.set(language, (shares.get(language) ?? 0) + 0.05 / owners.length)
  }
  return byLanguage((language) => shares.get(language) ?? 0)
}

/** The languages that have a word among their small ones. */
const ownersOf = new Map<string, Language[]>()
for (const language of languages)
  for (const word of stopWords[language])
    ownersOf.set(word, [...(ownersOf.get(word) ?? []), language])
