/**
 * Which item of the changed resume is which of the original. Pairs are taken greedily, the most
 * alike first, so that an item that moved, or changed a little, keeps its history. The weights
 * and thresholds are the specification's (§9).
 */
import type { Language } from '../language/languages.ts'
import type { FieldKind, Fields, ListDeclaration } from '../resume/sections/declaration.ts'
import type { Item, Value } from '../resume/sections/leaves.ts'
import { saidBy } from '../resume/sections/said.ts'

import { wordsOf } from '../language/stem.ts'
import { contentStems, dice, overlap, textSimilarity } from './similarity.ts'

/** From 0 (not the same thing) to 1 (the same); pairs below the threshold are never made. */
export type Alikeness<T> = { threshold: number; of: (a: T, b: T) => number }

/** Similarity of two texts below which they count as different texts (specification §9). */
const textThreshold = 0.5
const itemThreshold = 0.5
const lineThreshold = 0.25
const skillThreshold = 0.5
const abbreviated = 0.5

/** For each new item, the index of the old item it is, or null where it is a new one. */
export function pairItems<T>(
  before: readonly T[],
  after: readonly T[],
  alike: Alikeness<T>,
): (number | null)[] {
  // What stayed the same in its place has no better pair: most lists are paired by this alone.
  const pairs = after.map((now, at) => (at < before.length && before[at] === now ? at : null))
  const taken = new Set(pairs.filter((from) => from !== null))
  const candidates: { from: number; to: number; score: number; distance: number }[] = []
  before.forEach((old, from) => {
    if (taken.has(from)) return
    after.forEach((now, to) => {
      if (pairs[to] !== null) return
      const score = alike.of(old, now)
      if (score >= alike.threshold)
        candidates.push({ from, to, score, distance: Math.abs(from - to) })
    })
  })
  candidates.sort(
    (a, b) => b.score - a.score || a.distance - b.distance || a.from - b.from || a.to - b.to,
  )
  for (const { from, to } of candidates) {
    if (pairs[to] !== null || taken.has(from)) continue
    pairs[to] = from
    taken.add(from)
  }
  return pairs
}

/**
 * Indexes of the pairs that did not keep their order: all but a longest increasing run. Of two as long the
 * one that ends later is kept: what rose is told as moved, and not what it passed.
 */
export function movedAmong(pairs: readonly (number | null)[]): Set<number> {
  const placed = pairs.flatMap((from, to) => (from === null ? [] : [{ from, to }]))
  const length: number[] = []
  const previous: number[] = []
  let last = -1
  placed.forEach((pair, i) => {
    length[i] = 1
    previous[i] = -1
    for (let j = 0; j < i; j += 1) {
      const candidate = (length[j] ?? 0) + 1
      if ((placed[j]?.from ?? 0) < pair.from && candidate >= (length[i] ?? 0)) {
        length[i] = candidate
        previous[i] = j
      }
    }
    if (last < 0 || (length[i] ?? 0) >= (length[last] ?? 0)) last = i
  })
  const moved = new Set(placed.map((pair) => pair.to))
  for (let i = last; i >= 0; i = previous[i] ?? -1) moved.delete(placed[i]?.to ?? -1)
  return moved
}

/** Lines of text: equal ones are certain, others go by the stems of their content words. */
export function alikeLines(language: Language): Alikeness<string> {
  const stems = remember((line: string) => contentStems(line, language))
  return {
    threshold: lineThreshold,
    of: (a, b) => (a === b ? 1.01 : dice(stems(a), stems(b))),
  }
}

/** Single words and names, such as skills: the same in any case and spacing, or one short for the other. */
export function alikeWords(): Alikeness<string> {
  const folded = remember(fold)
  const parts = remember(wordsOf)
  const initials = remember(initialsOf)
  const isShortFor = (short: string, long: string): boolean => {
    const [letters, whole] = [folded(short), folded(long)]
    if (letters.length < 2 || letters.length >= whole.length) return false
    if (whole.startsWith(letters) || initials(long) === letters) return true
    return parts(short).every((word) => parts(long).includes(word)) || isWordForWord(short, long)
  }
  /** "MS Excel" for "Microsoft Excel": word for word the same or abbreviated, and one of them the same. */
  const isWordForWord = (short: string, long: string): boolean => {
    const [own, other] = [parts(short), parts(long)]
    return (
      own.length === other.length &&
      own.some((word, i) => word === other[i]) &&
      own.every((word, i) => isAbbreviation(word, other[i] ?? ''))
    )
  }
  return {
    threshold: abbreviated,
    of: (a, b) => {
      if (a === b) return 1.01
      if (folded(a) === folded(b)) return 1
      return isShortFor(a, b) || isShortFor(b, a) ? abbreviated : 0
    },
  }
}

/** Its letters stand in the word, in their order and from its first on. */
function isAbbreviation(short: string, word: string): boolean {
  if (short[0] !== word[0]) return false
  let at = 0
  for (const letter of word) if (letter === short[at]) at += 1
  return at === short.length
}

/** "JavaScript" is written with the initials "js". */
const initialsOf = (name: string): string =>
  (name.match(/(?<!\p{L})\p{L}|(?<=\p{Ll})\p{Lu}/gu) ?? []).join('').toLowerCase()

/** Entries of a section: by the weights that its fields declare, or for rows by what they list. */
export function alikeItems(section: ListDeclaration, language: Language): Alikeness<Item> {
  return section.form === 'rows' ? alikeRows(section.fields) : weighted(section.fields, language)
}

/** A row is known by its name, or else by the words it shares with its former self. */
function alikeRows(fields: Fields): Alikeness<Item> {
  return {
    threshold: skillThreshold,
    of: (a, b) => {
      const [old, now] = [saidBy(fields, a), saidBy(fields, b)]
      const shared = overlap(new Set(old.words.map(fold)), new Set(now.words.map(fold)))
      return old.title !== '' && fold(old.title) === fold(now.title) ? 1 + shared : shared
    },
  }
}

/** The weighted mean over the fields that either side has: what neither says tells nothing. */
function weighted(fields: Fields, language: Language): Alikeness<Item> {
  const weights = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'nested' || field.weight === undefined
      ? []
      : [{ name, kind: field.kind, weight: field.weight }],
  )
  return {
    threshold: itemThreshold,
    of: (a, b) => {
      let total = 0
      let score = 0
      for (const { name, kind, weight } of weights) {
        const [before, after] = [a[name] ?? '', b[name] ?? '']
        if (isEmpty(before) && isEmpty(after)) continue
        total += weight
        score += weight * fieldSimilarity(kind, before, after, language)
      }
      return total === 0 ? 1 : score / total
    },
  }
}

/** A date is the same or another; there is nothing between. */
const dates: ReadonlySet<FieldKind> = new Set(['from', 'to', 'date'])

function fieldSimilarity(kind: FieldKind, before: Value, after: Value, language: Language): number {
  if (typeof before !== 'string' || typeof after !== 'string')
    return dice(foldedSet(before), foldedSet(after))
  if (before === after || fold(before) === fold(after)) return 1
  if (dates.has(kind) || isEmpty(before) || isEmpty(after)) return 0
  const similarity = textSimilarity(before, after, language)
  return similarity >= textThreshold ? similarity : 0
}

const foldedSet = (value: Value): Set<string> =>
  new Set(Array.isArray(value) ? value.map(fold) : [])

function isEmpty(value: Value): boolean {
  return typeof value === 'string' ? value.trim() === '' : foldedSet(value).size === 0
}

function fold(text: string): string {
  const words = wordsOf(text)
  return words.length > 0 ? words.join(' ') : text.trim()
}

function remember<V>(compute: (key: string) => V): (key: string) => V {
  const known = new Map<string, V>()
  return (key) => {
    const value = known.get(key) ?? compute(key)
    known.set(key, value)
    return value
  }
}
