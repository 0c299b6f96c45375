/** Which phrases of a table begin and end at the words of a line. */
import { fold, foldKeepingPlaces } from '#domain/language/fold.ts'
import { matchesOf } from '#domain/language/matches.ts'
import { once } from '#domain/language/remembered.ts'
import { phrasesOf } from '#domain/language/word-patterns.ts'

type Table = Parameters<typeof phrasesOf>[0]

export interface Word {
  text: string
  folded: string
  start: number
  end: number
}

const wordPattern =
  /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’&.+-](?=[\p{L}\p{N}])[\p{L}\p{M}\p{N}]+)*/gu

export function wordsOf(line: string): Word[] {
  const folded = foldKeepingPlaces(line)
  return matchesOf(wordPattern, line).map(({ 0: text, index }) => ({
    text,
    folded: folded.slice(index, index + text.length),
    start: index,
    end: index + text.length,
  }))
}

const mostWords = 5

/** The uses of the phrases that begin at a word, each with how many words it has, the longest first. */
export function phraseReader(table: Table, uses: readonly string[]) {
  const known = once(() => {
    const all = new Map<string, Set<string>>()
    for (const use of uses)
      for (const phrase of phrasesOf(table, use)) {
        const key = fold(phrase).replaceAll(/[’']/g, "'").replace(/\*$/u, '').trim()
        if (key === '') continue
        const some = all.get(key) ?? new Set()
        some.add(use)
        all.set(key, some)
      }
    return all
  })
  return (words: readonly Word[], from: number): { use: string; count: number }[] => {
    const found: { use: string; count: number }[] = []
    let key = ''
    for (let count = 1; count <= mostWords && from + count <= words.length; count++) {
      key += `${count > 1 ? ' ' : ''}${words[from + count - 1]?.folded ?? ''}`
      for (const use of known().get(key) ?? []) found.unshift({ use, count })
    }
    return found
  }
}
