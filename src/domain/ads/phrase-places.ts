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

/** "L'animatrice", "qu'ingénieur" are two words, "d'un" is an article. */
export function withoutElision(word: Word): Word[] {
  const length = /^(?:[ld]|qu)['’](?!une?$)(?=\p{L}{2})/iu.exec(word.text)?.[0].length ?? 0
  if (length === 0) return [word]
  const part = (from: number, to: number): Word => ({
    text: word.text.slice(from, to),
    folded: word.folded.slice(from, to),
    start: word.start + from,
    end: word.start + to,
  })
  return [part(0, length), part(length, word.text.length)]
}

const mostWords = 5

export interface Phrase {
  use: string
  count: number
}

const none: readonly Phrase[] = []

/** The uses of the phrases that begin at a word, each with how many words it has, the longest first. */
export function phraseReader(table: Table, uses: readonly string[]) {
  const known = once(() => {
    const all = new Map<string, Set<string>>()
    /** How many words the longest phrase has that begins with a word. */
    const longest = new Map<string, number>()
    for (const use of uses)
      for (const phrase of phrasesOf(table, use)) {
        const key = fold(phrase).replaceAll(/[’']/g, "'").replace(/\*$/u, '').trim()
        if (key === '') continue
        const some = all.get(key) ?? new Set()
        some.add(use)
        all.set(key, some)
        const [first = '', ...more] = key.split(' ')
        longest.set(first, Math.max(longest.get(first) ?? 0, more.length + 1))
      }
    return { all, longest }
  })
  return (words: readonly Word[], from: number): readonly Phrase[] => {
    const { all, longest } = known()
    let key = words[from]?.folded ?? ''
    const most = Math.min(mostWords, longest.get(key) ?? 0, words.length - from)
    if (most === 0) return none
    const found: Phrase[] = []
    for (let count = 1; count <= most; count++) {
      if (count > 1) key += ` ${words[from + count - 1]?.folded ?? ''}`
      for (const use of all.get(key) ?? []) found.unshift({ use, count })
    }
    return found
  }
}
