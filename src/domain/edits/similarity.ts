/**
 * How alike two texts are: the Dice coefficient of the stems of their content words, 0 to 1.
 * Word stems see that "Maintained pipelines" and "Maintaining the pipeline" are one line, and
 * that two lines with many letters in common are not; character n-grams get the second wrong.
 */
import type { Language } from '../language/languages.ts'
import { stemOf, wordsOf } from '../language/stem.ts'
import { stopWords } from '../language/stop-words.ts'

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
