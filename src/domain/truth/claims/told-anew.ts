/**
 * A line that says the same in words of its own leaves hardly two of them beside each other as its
 * source has them; who adds a thing or puts it in another's place leaves the rest as it stands. In a
 * line told anew a word that the tables do not know is another word, where most of the line is known.
 */
import type { LineReading, Word } from '../reading/reading.ts'
import { isTold } from './told.ts'

export function isToldAnew(
  line: LineReading,
  own: readonly LineReading[],
  novel: readonly Word[],
): boolean {
  if (novel.length === 0 || novel.some(({ isName }) => isName)) return false
  const told = line.words.filter((word) => (word.isContent || word.isNumber) && isTold(word, own))
  if (told.length <= novel.length) return false
  return sharedPairs(line, own) <= mostKept
}

/** How much of the shorter of both is pairs of words that both have. */
export function sharedPairs(line: LineReading, own: readonly LineReading[]): number {
  const there = new Set(own.flatMap(pairsOf))
  const here = pairsOf(line)
  const kept = here.filter((pair) => there.has(pair))
  return kept.length / Math.max(1, Math.min(here.length, there.size))
}

const mostKept = 0.45

const pairsOf = ({ words }: LineReading): string[] =>
  words.slice(1).map(({ word }, i) => `${words[i]?.word} ${word}`)
