/**
 * Names of occupations as people shorten them: `prod mgr`, `aux adm`, `prof`. A word is short for another
 * that begins with it, or that has its consonants in this order behind the first letter. Which one is
 * meant is told by the words beside it: together they are the name of an occupation.
 */
import { occupationNames } from '#tables/occupation-names.js'

import type { Language } from '../language/languages.ts'
import { languages } from '../language/languages.ts'
import { once } from '../language/remembered.ts'
import { rowsIn } from '../language/word-table.ts'
import { foldText } from './folding.ts'
import { occupationWords } from './occupations.ts'
import { isEmptyWord, rawWords, wordKey } from './title-words.ts'

const longestShort = 5
/** A word that stands alone is told by its beginning only. */
const shortestAlone = 4
const mostWords = 4
/** So many letters are saved at least. */
const saved = 3

/** The text with its shortened words written out as the language has them, else as English has; null where none is. */
export function spelledOut(text: string, language: Language): string | null {
  const words = rawWords(text).filter(counts)
  for (const spoken of new Set<Language>([language, 'en'])) {
    for (let length = Math.min(mostWords, words.length); length > 0; length--) {
      for (let at = 0; at + length <= words.length; at++) {
        const typed = words.slice(at, at + length)
        const name = nameOf(typed, spoken)
        if (name !== null) return words.toSpliced(at, length, ...name).join(' ')
      }
    }
  }
  return null
}

/** What says nothing in one language is short for something in another: "aux". */
const counts = (word: string): boolean => word.length > 2 || !isEmptyWord(word)

interface NameWord {
  spoken: string
  folded: string
}

const namesIn = new Map(
  languages.map((language) => [
    language,
    once(() => rowsIn(occupationNames, language).flatMap(({ names }) => names.map(wordsOfName))),
  ]),
)

const wordsOfName = (name: string): NameWord[] =>
  name
    .split(/\s+/)
    .map((word) => ({ spoken: word.toLowerCase(), folded: foldText(word) }))
    .filter(({ folded }) => counts(folded))

/** The name that these words shorten best: by the words that are whole, then by beginnings, then the shortest. */
function nameOf(typed: readonly string[], language: Language): string[] | null {
  let best: { name: NameWord[]; points: number } | null = null
  for (const name of namesIn.get(language)?.() ?? []) {
    if (name.length !== typed.length) continue
    const each = typed.map((word, at) => likeness(word, name[at]?.folded ?? '', name.length === 1))
    if (each.includes(0) || each.every((points) => points === whole)) continue
    const length = name.reduce((sum, { folded }) => sum + folded.length, 0)
    const points = each.reduce((sum, one) => sum + one, 0) - length / 100
    if (best === null || points > best.points) best = { name, points }
  }
  return best?.name.map(({ spoken }) => spoken) ?? null
}

const whole = 3
const begun = 2
const skeleton = 1

function likeness(typed: string, word: string, isAlone: boolean): number {
  if (typed[0] !== word[0]) return 0
  if (wordKey(typed) === wordKey(word)) return whole
  if (typed.length > longestShort || word.length < typed.length + saved) return 0
  if (isAlone && (typed.length < shortestAlone || occupationWords().has(wordKey(typed)))) return 0
  if (word.startsWith(typed)) return begun
  return !isAlone && isSkeleton(typed, word) ? skeleton : 0
}

function isSkeleton(typed: string, word: string): boolean {
  if (!/^.[^aeiouy]+$/.test(typed)) return false
  let at = 0
  for (const letter of word) if (letter === typed[at]) at++
  return at === typed.length
}
