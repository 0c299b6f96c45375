/** The words beside a number: what it counts, and what is said around it. */
import { tokensOf } from '../number-tokens.ts'
import type { Quantity } from '../quantity.ts'
import type { LineReading, Word } from '../reading.ts'

/** What is counted: the words right after the number, up to the next small word. */
export function headOf(line: LineReading, quantity: Quantity): Word[] {
  const end = tokensOf(line.text)[quantity.to - 1]?.end ?? line.text.length
  const after = line.words.filter((word) => word.start >= end)
  const stop = after.findIndex((word, i) => {
    const before = after[i - 1]
    const from = before ? before.start + before.text.length : end
    return word.isSmall || /[,;:.()]/u.test(line.text.slice(from, word.start))
  })
  return after.slice(0, stop < 0 ? 3 : Math.min(stop, 3)).filter((word) => word.isContent)
}

/** The nearest content words, so many on each side. */
export function wordsAround(line: LineReading, quantity: Quantity, count: number): Word[] {
  const tokens = tokensOf(line.text)
  const from = tokens[quantity.from]?.start ?? 0
  const to = tokens[quantity.to - 1]?.end ?? line.text.length
  const content = line.words.filter((word) => word.isContent && !isPeriodWord(word))
  const before = content.filter((word) => word.start < from).slice(-count)
  const after = content.filter((word) => word.start >= to).slice(0, count)
  return [...before, ...after]
}

export const periods = ['hourly', 'daily', 'weekly', 'monthly', 'quarterly', 'yearly']

/** Says how often. */
export function isPeriodWord(word: Word): boolean {
  return periods.some((id) => word.concepts.has(id))
}
