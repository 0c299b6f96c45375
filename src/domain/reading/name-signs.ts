/**
 * What cannot be a title or a name by what it says: a sentence, the label of a field, a place.
 */
import { fold } from '#domain/language/fold.ts'
import { grammarWordsOf } from '#domain/language/grammar-words.ts'
import { languages } from '#domain/language/languages.ts'
import { stopWords } from '#domain/language/stop-words.ts'
import { isFormLabel } from './field-labels.ts'
import { employerScore, placeScore, schoolScore } from './lexicon.ts'

/** Whether a text may be the name of an employer or a school. */
export function mayBeName(text: string): boolean {
  const named = employerScore(text) + schoolScore(text)
  const isSmall = /^\p{Ll}/u.test(text) && !/^\p{Ll}+[\p{Lu}.\d]/u.test(text) && named === 0
  return mayBeTitle(text) && !isSmall && !isSentence(text, named > 0 ? 5 : 3)
}

/** Whether it may be a role or a degree. */
export const mayBeTitle = (text: string): boolean =>
  !isFormLabel(text) && !isOfMe(text) && placeScore(text) < 3

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}'’-]+/gu) ?? []

const isStop = (word: string): boolean =>
  languages.some((language) => stopWords[language].has(fold(word)))

/** "I worked with companies", "Ich war verantwortlich"; "EU" is nobody's. */
function isOfMe(text: string): boolean {
  const [word = ''] = /^\p{L}+/u.exec(text) ?? []
  const isShort = word.length > 1 && word === word.toUpperCase()
  return !isShort && languages.some((language) => firstPerson[language].has(fold(word)))
}

const firstPerson = grammarWordsOf('first-person')

function isSentence(text: string, least: number): boolean {
  const small = wordsOf(text)
    .slice(1)
    .filter((word) => /^\p{Ll}/u.test(word) && !isStop(word))
  return small.length >= least && 2 * small.length > wordsOf(text).length - small.length
}
