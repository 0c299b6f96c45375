/** Where a text uses several words as one preposition, conjunction or adverb. */
import { setPhrases } from '#tables/set-phrases.js'

import type { Language } from '../../language/languages.ts'
import { rowsIn } from '../../language/word-table.ts'

/** The places of all words that belong to such a phrase, among folded words. */
export function placesInPhrases(words: readonly string[], language: Language): ReadonlySet<number> {
  const phrases = phrasesOf(language)
  const places = new Set<number>()
  words.forEach((word, i) => {
    const found = phrases
      .get(word)
      ?.find((phrase) => phrase.every((part, k) => words[i + k] === part))
    found?.forEach((_, k) => places.add(i + k))
  })
  return places
}

const known = new Map<Language, ReadonlyMap<string, readonly string[][]>>()

/** By their first word, the longest first; words are cut at hyphens, so phrases are. */
function phrasesOf(language: Language): ReadonlyMap<string, readonly string[][]> {
  const made = known.get(language)
  if (made) return made
  const byFirst = new Map<string, string[][]>()
  for (const row of rowsIn(setPhrases, language)) {
    const phrase = row.phrase.split(/[\s-]+/u)
    const [first = ''] = phrase
    byFirst.set(first, [...(byFirst.get(first) ?? []), phrase])
  }
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.length - a.length)
  known.set(language, byFirst)
  return byFirst
}
