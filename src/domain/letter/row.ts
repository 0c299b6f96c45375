/** Several things in one sentence, "A, B and C"; behind one another by semicolons where one of them has a comma. */
import type { Language } from '../language/languages.ts'
import { letterPhrases } from './phrases.ts'

export function inRow(said: readonly string[], language: Language): string {
  const last = said.at(-1) ?? ''
  if (said.length < 2) return last
  const sign = said.some((item) => item.includes(',')) ? '; ' : ', '
  return `${said.slice(0, -1).join(sign)}${andBefore(last, language)}${last}`
}

/** Spanish says "e" before the sound of its "y". */
const andBefore = (word: string, language: Language): string =>
  language === 'es' && /^h?[ií](?!e)/iu.test(word) ? ' e ' : letterPhrases[language].and

/** More are no row that one reads. */
const most = 40

/** Whether a text is such a row, each of whose things is one. */
export function isRowOf(text: string, isItem: (item: string) => boolean): boolean {
  const cuts = [...text.matchAll(/, |; | (?:and|und|et|y|e|en) /gu)].slice(0, most)
  const starts = [0, ...cuts.map(({ index, 0: sign }) => index + sign.length)]
  const ends = [...cuts.map(({ index }) => index), text.length]
  const isReached = starts.map((_, i) => i === 0)
  return ends.some((_, i) => {
    if (isReached[i] !== true) return false
    return ends.some((end, j) => {
      if (j < i || !isItem(text.slice(starts[i], end))) return false
      if (j + 1 < starts.length) isReached[j + 1] = true
      return j + 1 === starts.length
    })
  })
}
