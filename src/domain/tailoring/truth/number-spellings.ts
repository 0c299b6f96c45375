/**
 * Numbers and how often something was done, in the one spelling that the rest reads: "anderthalb
 * Stunden" is 1,5 of them, "1:30 hours" an hour and 30 minutes, "40 T€" 40 thousand, "fortnightly"
 * every two weeks. What a Romance language calls 15 days is two weeks there.
 */
import type { Language } from '../../language/languages.ts'
import type { Spelling } from './number-spellings.data.ts'
import { spellingsOf } from './number-spellings.data.ts'

/** A text whose other spellings, invisible characters and signs are `plain` already. */
export function withPlainNumbers(text: string, language: Language): string {
  const spellings = [...spellingsOf[language], ...common]
  return spellings.reduce((changed, [from, to]) => {
    // One signature takes words, the other makes them.
    return typeof to === 'string' ? changed.replace(from, to) : changed.replace(from, to)
  }, text)
}

const common: readonly Spelling[] = [
  // "From 1.9 to 2.4 million": the million is said once for both.
  [
    /(?<![\d.,])(\d{1,3}[.,]\d{1,2}) (to|and|auf|bis|und|à|et|a|y|para|e|naar|tot|en) (\d{1,3}(?:[.,]\d{1,2})?) (million(?:en|s)?|millones|milhões|miljoen|Mio\.?)(?!\p{L})/giu,
    '$1 $4 $2 $3 $4',
  ],
  [
    /(?<![\d:])(\d{1,2}):([0-5]\d)(?= ?(?:h|hours?|hrs?|stunden?|std|horas?|heures?|uur)(?!\p{L}))/giu,
    '$1 h $2 min',
  ],
  [/(?<=\d h [0-5]\d min) ?(?:h|hours?|hrs?|stunden?|std|horas?|heures?|uur)(?!\p{L})/giu, ''],
]
