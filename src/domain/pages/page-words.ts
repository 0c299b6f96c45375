/** The words by which the parts of a job's page are known, folded; those of all languages at once. */
import { pageWords } from '#tables/page-words.js'

import { fold } from '../language/fold.ts'
import { languages } from '../language/languages.ts'
import { once } from '../language/remembered.ts'
import { rowsIn } from '../language/word-table.ts'

export type PageWordUse =
  | 'title'
  | 'place'
  | 'employer'
  | 'apply'
  | 'general'
  | 'front'
  | 'closed'
  | 'beside'
  | 'before name'
  | 'no post'

const phrases = once(() => {
  const rows = languages.flatMap((language) => rowsIn(pageWords, language))
  return new Map<string, ReadonlySet<string>>(
    [...Map.groupBy(rows, ({ use }) => use)].map(([use, some]) => [
      use,
      new Set(some.map(({ phrase }) => phrase)),
    ]),
  )
})

const phrasesOf = (use: PageWordUse): ReadonlySet<string> => phrases().get(use) ?? new Set()

/** Whether a text is one of them, whatever signs stand around it. */
export const isPageWord = (text: string, use: PageWordUse): boolean =>
  text.length <= 80 && phrasesOf(use).has(bare(text))

/** Whether a text says one of them somewhere. */
export function saysPageWord(text: string, use: PageWordUse): boolean {
  const folded = fold(text)
  return [...phrasesOf(use)].some((phrase) => folded.includes(phrase))
}

/** A text behind the phrase of a use that it begins with ("Vacature: baker"); null where it begins with none. */
export function behindPageWord(text: string, use: PageWordUse): string | null {
  const words = text.trim().split(/\s+/u)
  for (let count = Math.min(4, words.length - 1); count > 0; count--) {
    if (isPageWord(words.slice(0, count).join(' '), use)) return words.slice(count).join(' ')
  }
  return null
}

const bare = (text: string): string => fold(text).replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/** How many different phrases of a use a text says. */
export function countPageWords(text: string, use: PageWordUse): number {
  const folded = fold(text)
  return [...phrasesOf(use)].filter((phrase) => folded.includes(phrase)).length
}
