/**
 * Whether one word is another's word: the same stem, a form of it, a part of the same compound,
 * or another word for the same thing. Loose on purpose: a rewording should find its source.
 */
import type { LineReading, Word } from './reading.ts'

/** All content words of some lines, laid out for quick look-up. */
export type Pool = {
  stems: ReadonlySet<string>
  concepts: ReadonlySet<string>
  /** Folded, as written. */
  exact: ReadonlySet<string>
  /** Without gendered endings, those long enough to compare letter by letter. */
  words: readonly string[]
  /** Initials of neighbouring words, "qa" for "quality assurance", of two to five words. */
  initials: () => ReadonlySet<string>
}

const pools = new WeakMap<object, Pool>()

/** The pool of some lines; that of one line, or of one and the same list, is made once. */
export function poolOf(lines: readonly LineReading[]): Pool {
  const [only, another] = lines
  const key = only !== undefined && another === undefined ? only : lines
  const known = pools.get(key)
  if (known) return known
  const words = lines.flatMap((line) => line.words)
  let initials: ReadonlySet<string> | null = null
  const made: Pool = {
    stems: new Set(words.map((word) => word.stem)),
    concepts: new Set(words.flatMap((word) => [...word.concepts])),
    exact: new Set(words.map((word) => word.word)),
    initials: () => (initials ??= new Set(lines.flatMap(initialsIn))),
    words: [...new Set(words.filter((w) => w.word.length >= 4).map((w) => w.form))],
  }
  pools.set(key, made)
  return made
}

/** Small words may stand between: "taxe sur la valeur ajoutée" is "tva". */
function initialsIn({ words }: LineReading): string[] {
  const content = words.filter((word) => /^\p{L}/u.test(word.word) && word.word.length > 2)
  return [2, 3, 4, 5].flatMap((length) =>
    content.slice(length - 1).map((_, i) =>
      content
        .slice(i, i + length)
        .map((word) => word.word.charAt(0))
        .join(''),
    ),
  )
}

export function isInPool(word: Word, pool: Pool): boolean {
  if (/^\p{Lu}{2,5}$/u.test(word.text) && pool.initials().has(word.word)) return true
  if (pool.exact.has(word.word) || pool.stems.has(word.stem)) return true
  if (word.isName && !/^\p{Lu}\p{Ll}+$/u.test(word.text)) return false
  for (const concept of word.concepts) if (pool.concepts.has(concept)) return true
  if (isCompoundOf(word, pool)) return true
  return pool.words.some((other) => isFormOf(word.form, other))
}

/** German and Dutch write words together: "Backwarenverkauf", "zwemles". */
function isCompoundOf({ word, language }: Word, pool: Pool): boolean {
  if (language !== 'de' && language !== 'nl') return false
  return [4, 5, 6, 7, 8, 9, 10].some(
    (length) =>
      word.length > length &&
      (pool.stems.has(word.slice(0, length)) || pool.stems.has(word.slice(-length))),
  )
}

/** A shared beginning of most of the shorter word, or one inside the other (compounds). */
export function isFormOf(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length)
  if (shorter < 4) return a === b
  if (shorter >= 5 && (a.includes(b) || b.includes(a))) return true
  let shared = 0
  while (shared < shorter && a[shared] === b[shared]) shared += 1
  return shared >= 4 && shared >= 0.72 * shorter && Math.abs(a.length - b.length) <= 7
}

/** The share of `line`'s content words that come from the pool, and how many do not. */
export function coverage(line: LineReading, pool: Pool): { covered: Word[]; missing: Word[] } {
  const content = line.words.filter((word) => word.isContent)
  const covered = content.filter((word) => isInPool(word, pool))
  return { covered, missing: content.filter((word) => !covered.includes(word)) }
}
