import { occupationsIn, wordsWithParts } from './occupations.ts'
import { titleWords } from './title-words.ts'

/** Whether the words name an occupation, in any of the six languages. */
export const namesOccupation = (words: string): boolean =>
  occupationsIn(wordsWithParts(titleWords(words))).length > 0
