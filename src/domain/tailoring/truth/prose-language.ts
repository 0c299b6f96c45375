/**
 * The language of a few short lines. A whole resume is easy; five bullets of six words each are
 * not, so two independent views are added up: frequent words of resumes, and small words.
 */
import { stopWords } from '../../edits/stop-words.ts'
import { scoreLanguages } from '../../language/detect.ts'
import type { Language } from '../../language/languages.ts'
import { languages } from '../../language/languages.ts'

export function languageOfProse(text: string): Language {
  const shares = scoresOf(text)
  const [best = 'en'] = languages.toSorted((a, b) => shares[b] - shares[a])
  return best
}

/** Long enough, and with too little of `known` in it, to be in the other language for sure. */
export function isClearlyIn(other: Language, text: string, known: Language): boolean {
  const shares = scoresOf(text)
  return text.length >= leastSure && shares[other] - shares[known] >= clearMargin
}

/** Two lines of a resume: one alone shares its few small words with a sister language. */
const leastSure = 120
const clearMargin = 0.6

function scoresOf(text: string): Record<Language, number> {
  const shares = new Map(scoreLanguages(text).map(({ language, share }) => [language, share]))
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const owners = languages.filter((language) => stopWords[language].has(word))
    for (const language of owners) {
      const weight = 0.05 / owners.length
      shares.set(language, (shares.get(language) ?? 0) + weight)
    }
  }
  const of = (language: Language) => shares.get(language) ?? 0
  return { en: of('en'), de: of('de'), fr: of('fr'), es: of('es'), pt: of('pt'), nl: of('nl') }
}
