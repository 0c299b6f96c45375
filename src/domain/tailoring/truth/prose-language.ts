/**
 * The language of a few short lines. A whole resume is easy; five bullets of six words each are
 * not, so two independent views are added up: frequent words of resumes, and small words.
 */
import { stopWords } from '../../edits/stop-words.ts'
import { scoreLanguages } from '../../language/detect.ts'
import type { Language } from '../../language/languages.ts'
import { languages } from '../../language/languages.ts'

export function languageOfProse(text: string): Language {
  const shares = new Map(scoreLanguages(text).map(({ language, share }) => [language, share]))
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const owners = languages.filter((language) => stopWords[language].has(word))
    for (const language of owners) {
      const weight = 0.05 / owners.length
      shares.set(language, (shares.get(language) ?? 0) + weight)
    }
  }
  const [best = 'en'] = languages.toSorted((a, b) => (shares.get(b) ?? 0) - (shares.get(a) ?? 0))
  return best
}
