/**
 * Whether a word of a changed line stands in its sources: in another form, as the same concept, as
 * letters for words, or as a compound all of whose parts are there.
 */
import type { Language } from '../../language/languages.ts'
import { isInPool } from '../reading/matching.ts'
import type { LineReading, Word } from '../reading/reading.ts'
import type { Pool } from '../reading/word-pool.ts'
import { poolOf } from '../reading/word-pool.ts'

export function isTold(word: Word, sources: readonly LineReading[]): boolean {
  const pool = poolOf(sources)
  if (isJoined(word, sources)) return true
  return isInPool(word, pool) && !isOtherCompound(word, pool)
}

/** In another form of the same word, whatever else it means. */
export function isToldByForm(word: Word, sources: readonly LineReading[]): boolean {
  const { stem, root } = word
  return (
    isJoined(word, sources) ||
    sources.some(({ words }) =>
      words.some((other) => other.stem === stem || (root !== '' && other.root === root)),
    )
  )
}

/** "Onboarding" of "on-boarding", "lockout" of "lock-out", "VPCs" of "VPC": the same letters. */
function isJoined({ word }: Word, sources: readonly LineReading[]): boolean {
  const letters = bare(word)
  return letters.length >= 3 && sources.some((source) => lettersOf(source).has(letters))
}

const lettersKnown = new WeakMap<LineReading, ReadonlySet<string>>()

/** Of each word and of two and three beside each other, without signs and the plural's s. */
function lettersOf(line: LineReading): ReadonlySet<string> {
  const known = lettersKnown.get(line)
  if (known !== undefined) return known
  const words = line.words.map(({ word }) => word)
  const made = new Set(
    words.flatMap((_, i) => [1, 2, 3, 4].map((count) => bare(words.slice(i, i + count).join('')))),
  )
  lettersKnown.set(line, made)
  return made
}

const bare = (word: string): string => word.replace(/[^\p{L}\p{N}]/gu, '').replace(/s$/u, '')

const isCompounding = (language: Language): boolean => language === 'de' || language === 'nl'

/** "Anlagenbuchhaltung" where the sources have "Debitorenbuchhaltung": one part of it is new. */
function isOtherCompound(word: Word, pool: Pool): boolean {
  const { form, language } = word
  if (!isCompounding(language) || form.length < shortestCompound) return false
  if (pool.exact.has(word.word) || pool.stems.has(word.stem)) return false
  const parts = pool.words.flatMap((other) => {
    const end = sharedEnd(form, other)
    return end >= 5 && other.length - end >= 3 && form.length - end >= 4
      ? [form.slice(0, -end)]
      : []
  })
  if (parts.length === 0) return false
  return parts.every((part) => {
    const begin = part.slice(0, Math.max(4, part.length - 2))
    return !pool.words.some(
      (other) => other.startsWith(begin) || begin.startsWith(other) || other.endsWith(begin),
    )
  })
}

const shortestCompound = 9

function sharedEnd(one: string, other: string): number {
  let length = 0
  while (
    length < Math.min(one.length, other.length) &&
    one.at(-1 - length) === other.at(-1 - length)
  )
    length += 1
  return length
}
