/** The number under which an employer keeps an ad: "Kennziffer: 2026-14", "Ref. CC-BRG". */

import { fold } from '../language/fold.ts'
import type { Language } from '../language/languages.ts'
import { letterWordsOf } from './words.ts'

const nearest = 3

/** Behind a word for it stands a number, or a name in capitals. */
export function referenceIn(ad: string, language: Language): string {
  for (const line of ad.split('\n')) {
    const words = line.trim().split(/\s+/u)
    const at = words.findIndex((word) => known[language].has(lettersOf(word)))
    if (at < 0) continue
    const found = words
      .slice(at + 1, at + 1 + nearest)
      .map((word) => word.replaceAll(/^[^\p{L}\p{N}]|[^\p{L}\p{N}]$/gu, ''))
      .find((word) => /^[\p{Lu}\d][\p{Lu}\d/_.-]{2,24}$/u.test(word) && /[\d-]/u.test(word))
    if (found !== undefined) return found
  }
  return ''
}

const lettersOf = (word: string): string => fold(word).replaceAll(/[^\p{L}]/gu, '')

const known = letterWordsOf('reference')
