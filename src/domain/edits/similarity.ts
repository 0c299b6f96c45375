/**
 * How alike two texts are: the Dice coefficient of the stems of their content words, 0 to 1.
 * Word stems see that "Maintained pipelines" and "Maintaining the pipeline" are one line, and
 * that two lines with many letters in common are not; character n-grams get the second wrong.
 */
import snowball from 'snowball-stemmers'

import type { Language } from '../language/languages.ts'
import { stopWords } from './stop-words.ts'

const algorithms: Record<Language, string> = {
  en: 'english',
  de: 'german',
  es: 'spanish',
  fr: 'french',
  pt: 'portuguese',
  nl: 'dutch',
}

const stemmers = new Map<Language, { stem(word: string): string }>()

function stemmerOf(language: Language) {
  const known = stemmers.get(language)
  if (known) return known
  const made = snowball.newStemmer(algorithms[language])
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

/** The distinct stems of a text's content words; all words where it has none of those. */
export function contentStems(text: string, language: Language): ReadonlySet<string> {
  const words = wordsOf(text)
  const content = words.filter((word) => !stopWords[language].has(word))
  return new Set((content.length > 0 ? content : words).map((word) => stemOf(word, language)))
}

/** Twice what two sets share, over what they hold together; two empty sets are alike. */
export function dice(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size + b.size === 0) return 1
  return (2 * sharedCount(a, b)) / (a.size + b.size)
}

/** What two sets share, over the smaller one; nothing in common with an empty set. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const smaller = Math.min(a.size, b.size)
  return smaller === 0 ? 0 : sharedCount(a, b) / smaller
}

export function textSimilarity(a: string, b: string, language: Language): number {
  return dice(contentStems(a, language), contentStems(b, language))
}

function sharedCount(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const element of a) if (b.has(element)) shared += 1
  return shared
}
