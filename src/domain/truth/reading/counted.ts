/** The words beside a number: what it counts, and what is said around it. */
import { tokensOf } from './number-tokens.ts'
import type { Quantity } from './quantity.ts'
import type { LineReading, Word } from './reading.ts'

/** What is counted: the words right after the number, up to the next small word. */
export function headOf(line: LineReading, quantity: Quantity): Word[] {
  const end = tokensOf(line.text)[quantity.to - 1]?.end ?? line.text.length
  const at = firstFrom(line.words, end)
  const after = line.words.slice(at, at + mostCounted)
  const stop = after.findIndex((word, i) => {
    const before = after[i - 1]
    const from = before ? before.start + before.text.length : end
    return word.isSmall || /[,;:.()]/u.test(line.text.slice(from, word.start))
  })
  return after.slice(0, stop < 0 ? mostCounted : stop).filter((word) => word.isContent)
}

const mostCounted = 3

/** Index of the first word that begins at a place or behind it. */
function firstFrom(words: readonly Word[], place: number): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle]?.start ?? 0) >= place) high = middle
    else low = middle + 1
  }
  return low
}

/** The nearest content words, so many on each side. */
export function wordsAround(line: LineReading, quantity: Quantity, count: number): Word[] {
  const tokens = tokensOf(line.text)
  const from = tokens[quantity.from]?.start ?? 0
  const to = tokens[quantity.to - 1]?.end ?? line.text.length
  const before: Word[] = []
  for (let at = firstFrom(line.words, from) - 1; at >= 0 && before.length < count; at--)
    before.unshift(...line.words.slice(at, at + 1).filter(tellsMatter))
  const after: Word[] = []
  for (let at = firstFrom(line.words, to); at < line.words.length && after.length < count; at++)
    after.push(...line.words.slice(at, at + 1).filter(tellsMatter))
  return [...before, ...after]
}

const tellsMatter = (word: Word): boolean => word.isContent && !isPeriodWord(word)

export const periods = ['hourly', 'daily', 'weekly', 'monthly', 'quarterly', 'yearly']

/** Says how often. */
export function isPeriodWord(word: Word): boolean {
  return periods.some((id) => word.concepts.has(id))
}
