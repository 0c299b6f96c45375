/** What a word is in any line of its language, worked out once: few words make most of all lines. */
import { byLanguage } from '../../language/languages.ts'
import { stemOf } from '../../language/stem.ts'
import { stopWords } from '../../language/stop-words.ts'
import { fold } from '../../language/fold.ts'
import type { Language } from '../../language/languages.ts'
import type { Recent } from '../../language/remembered.ts'
import { recent } from '../../language/remembered.ts'
import { isLight } from './concepts.ts'
import { ungendered } from './gender.ts'
import { infinitiveOf } from './irregular-verbs.ts'
import { rootOf } from './roots.ts'

export type Lexeme = {
  /** Folded. */
  word: string
  stem: string
  root: string
  form: string
  isSmall: boolean
  isLight: boolean
}

/** Of each language; a lexeme takes some 300 bytes. */
const mostLexemes = 5_000

const lexemes = byLanguage((): Recent<Lexeme> => recent(mostLexemes))

export function lexemeOf(written: string, language: Language): Lexeme {
  const known = lexemes[language].get(written)
  if (known !== undefined) return known
  const word = fold(written)
  const small = stopWords[language]
  const made: Lexeme = {
    word,
    stem: stemOf(baseOf(word, written, language), language),
    root: rootOf(written, language),
    form: ungendered(word),
    isSmall: small.has(written.toLowerCase()) || small.has(word),
    isLight: isLight(word, language),
  }
  lexemes[language].set(written, made)
  return made
}

/** A verb's own form, whose other part stands apart from it, by the whole of it. */
export function asWhole(
  lexeme: Lexeme,
  whole: string,
  written: string,
  language: Language,
): Lexeme {
  return {
    ...lexeme,
    stem: stemOf(baseOf(whole, written, language), language),
    root: rootOf(whole, language),
    form: ungendered(whole),
  }
}

/** A verb by its infinitive; German nouns, which stand with a capital, are no verbs. */
function baseOf(whole: string, written: string, language: Language): string {
  return language === 'de' && /^\p{Lu}/u.test(written) ? whole : infinitiveOf(whole, language)
}
