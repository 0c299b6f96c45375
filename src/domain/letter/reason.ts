/** Why somebody applies, where they say so themselves: a sentence of their summary that looks ahead. */
import { fold } from '../language/fold.ts'
import { grammarWordsOf } from '../language/grammar-words.ts'
import type { Language } from '../language/languages.ts'
import { isWish } from './claiming-words.ts'
import { oneLine } from './filled.ts'

const longest = 200
const fewestWords = 5

export function reasonIn(summary: string, language: Language): string {
  const sentences = oneLine(summary).split(/(?<=\p{L}{2}[.!])\s+(?=\p{Lu})/u)
  return (
    sentences.find((sentence) => {
      const words = fold(sentence).split(/[^\p{L}]+/u)
      return (
        sentence.length <= longest &&
        words.length >= fewestWords &&
        sentence.endsWith('.') &&
        words.some((word) => firstPerson[language].has(word)) &&
        words.some((word) => isWish(word, language))
      )
    }) ?? ''
  )
}

const firstPerson = grammarWordsOf('first-person')
