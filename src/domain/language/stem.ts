/** Words and their stems: "maintained" and "maintaining" are one word. */
import snowball from 'snowball-stemmers'

import type { Language } from './languages.ts'
import { settingOf } from './settings.ts'

const stemmers = new Map<Language, { stem(word: string): string }>()

function stemmerOf(language: Language) {
  const known = stemmers.get(language)
  if (known) return known
  const made = snowball.newStemmer(settingOf(language, 'stemmer'))
  stemmers.set(language, made)
  return made
}

/** Resumes and jobs use the same words over and over, and a stemmer is slow. */
const stems = new Map<string, string>()
const mostStems = 20_000

/** One word's stem without diacritics, so that a missing accent does not make another word. */
export function stemOf(word: string, language: Language): string {
  const key = `${language}${word}`
  const known = stems.get(key)
  if (known !== undefined) return known
  if (stems.size >= mostStems) stems.clear()
  const stem = stemmerOf(language).stem(word.toLowerCase())
  const made = stem.normalize('NFD').replaceAll(/\p{M}/gu, '')
  stems.set(key, made)
  return made
}

/** Words as runs of letters and digits; "C++", "C#" and ".NET" keep their signs. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\.?[\p{L}\p{N}]+[+#]*/gu) ?? []
  )
}
