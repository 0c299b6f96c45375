/** The person's own summary: its sentences, those that look ahead, and what it says already. */
import { wishWords } from '#tables/wish-words.js'

import { contentStems } from '../../edits/similarity.ts'
import { fold } from '../../language/fold.ts'
import type { Language } from '../../language/languages.ts'
import { byLanguage } from '../../language/languages.ts'
import { rowsIn } from '../../language/word-table.ts'

export interface OwnSummary {
  /** Who the person is and what they have done. */
  told: readonly string[]
  /** Whether it consists of several lines. */
  hasLines: boolean
  /** What they look for; it stands at the end. */
  wished: readonly string[]
  /** Whether it says half of a text already. */
  says: (text: string) => boolean
  /** Whether it says every word of a text. */
  saysWhole: (text: string) => boolean
}

export function ownSummary(summary: string, language: Language): OwnSummary {
  const sentences = summary
    .trim()
    .split(/(?<=\p{Ll}\p{Ll}[.!?])[^\S\n]+(?=[\p{Lu}\d"“„«¿¡])/u)
    .filter((sentence) => sentence !== '')
  // Where the first one looks ahead, it says who the person is as well.
  const firstWish = Math.max(1, sentences.findLastIndex((one) => !isWish(one, language)) + 1)
  const stems = contentStems(summary, language)
  return {
    hasLines: /\n/u.test(summary.trim()),
    told: sentences.slice(0, firstWish),
    wished: sentences.slice(firstWish),
    says: (text) => {
      if (summary.trim() === '') return false
      const words = [...contentStems(text, language)]
      return words.filter((word) => stems.has(word)).length * 2 >= words.length
    },
    saysWhole: (text) => {
      const words = [...contentStems(text, language)]
      return words.length > 0 && words.every((word) => stems.has(word))
    },
  }
}

const wishing = byLanguage(
  (language) => new Set(rowsIn(wishWords, language).map(({ word }) => fold(word))),
)

const isWish = (sentence: string, language: Language): boolean =>
  fold(sentence)
    .split(/[^\p{L}]+/u)
    .some((word) => wishing[language].has(word))
