import type { Language } from '../language/languages.ts'
import { filled, oneLine } from './filled.ts'
import { letterPhrases } from './phrases.ts'

/** A name that has no words in the language of the letter, without what stands in brackets: as it is, in its quotation marks. */
export const quoted = (name: string, language: Language): string =>
  filled(letterPhrases[language].quoted, {
    text: oneLine(name).replaceAll(/ ?\([^()]*\)/gu, ''),
  })
