/**
 * Which entry of a list is which after somebody edited it. Further sections have ids. Other entries
 * are known by what they say, or, where a single one between two known neighbours was wholly
 * rewritten, by where they stand.
 */
import { pointer, segmentsOf } from './pointer.ts'

/** Old index → new index of the same entry: equal ones first, then the most alike. */
export function pairUp(before: readonly unknown[], after: readonly unknown[]): Map<number, number> {
  if ([...before, ...after].some((entry) => idOf(entry) !== null)) return pairByIds(before, after)
  const pairs = new Map<number, number>()
  const taken = new Set<number>()
  const pair = (from: number, to: number) => {
    if (pairs.has(from) || taken.has(to)) return
    pairs.set(from, to)
    taken.add(to)
  }
  const places = new Map<string, number[]>()
  after.forEach((entry, to) => {
    const text = JSON.stringify(entry)
    places.set(text, [...(places.get(text) ?? []), to])
  })
  before.forEach((entry, from) => {
    const to = places.get(JSON.stringify(entry))?.find((place) => !taken.has(place))
    if (to !== undefined) pair(from, to)
  })
  const free = {
    old: before.flatMap((entry, from) => (pairs.has(from) ? [] : [{ at: from, entry }])),
    now: after.flatMap((entry, to) => (taken.has(to) ? [] : [{ at: to, entry }])),
  }
  for (const { from, to } of alike(free.old, free.now)) pair(from, to)
  pairNeighbours(before, after, pairs, pair)
  return pairs
}

const idOf = (entry: unknown): string | null =>
  isRecord(entry) && typeof entry['id'] === 'string' ? entry['id'] : null

export const isOfSameId = (a: unknown, b: unknown): boolean =>
  idOf(a) !== null && idOf(a) === idOf(b)

function pairByIds(before: readonly unknown[], after: readonly unknown[]): Map<number, number> {
  const places = new Map(after.map((entry, to) => [idOf(entry), to]))
  return new Map(
    before.flatMap((entry, from): [number, number][] => {
      const to = places.get(idOf(entry))
      return to === undefined ? [] : [[from, to]]
    }),
  )
}

type Placed = { at: number; entry: unknown }

/** Pairs that have something in common, the most alike first. */
function alike(old: readonly Placed[], now: readonly Placed[]) {
  const others = now.map(({ at, entry }) => ({ at, words: wordsOf(entry) }))
  const havingWord = new Map<string, Set<number>>()
  others.forEach(({ words }, i) => {
    for (const word of words) havingWord.set(word, (havingWord.get(word) ?? new Set()).add(i))
  })
  const found = old.flatMap(({ at: from, entry }) => {
    const words = wordsOf(entry)
    const near = new Set(words.flatMap((word) => [...(havingWord.get(word) ?? [])]))
    return [...near].flatMap((i) => {
      const other = others[i]
      const score = other === undefined ? 0 : likeness(words, other.words)
      if (other === undefined || score < leastLikeness) return []
      return [{ from, to: other.at, score, distance: Math.abs(from - other.at) }]
    })
  })
  return found.toSorted(
    (a, b) => b.score - a.score || a.distance - b.distance || a.from - b.from || a.to - b.to,
  )
}

/**
 * One entry without a partner on each side, between the same two neighbours, is one entry: a text
 * that was rewritten, or an empty item that was filled in. Two items that both say something and
 * have nothing in common are two.
 */
function pairNeighbours(
  before: readonly unknown[],
  after: readonly unknown[],
  pairs: ReadonlyMap<number, number>,
  pair: (from: number, to: number) => void,
): void {
  const taken = new Set(pairs.values())
  for (let from = 0; from < before.length; from += 1) {
    if (pairs.has(from)) continue
    const previous = from === 0 ? -1 : pairs.get(from - 1)
    const next = from + 1 === before.length ? after.length : pairs.get(from + 1)
    if (previous === undefined || next !== previous + 2 || taken.has(previous + 1)) continue
    const [old, now] = [before[from], after[previous + 1]]
    const isText = typeof old === 'string' && typeof now === 'string'
    if (isText || wordsOf(old).length === 0 || wordsOf(now).length === 0) pair(from, previous + 1)
  }
}

/** Where the value at `path` of `before` stands in `after`; null where it is gone. */
export function followPath(before: unknown, after: unknown, path: string): string | null {
  let old: unknown = before
  let now: unknown = after
  const way: (string | number)[] = []
  for (const segment of segmentsOf(path)) {
    if (Array.isArray(old) && Array.isArray(now)) {
      const index = isSame(old, now) ? Number(segment) : pairUp(old, now).get(Number(segment))
      if (index === undefined || !(index in now)) return null
      way.push(index)
      old = old[Number(segment)] as unknown
      now = now[index] as unknown
    } else if (isRecord(old) && isRecord(now) && Object.hasOwn(now, segment)) {
      way.push(segment)
      old = old[segment]
      now = now[segment]
    } else return null
  }
  return pointer(way)
}

/** Between two saves most of an item stays; less in common than this is another item. */
const leastLikeness = 0.3

/** The words of an entry, each with the field it stands in. */
function wordsOf(value: unknown, field = ''): string[] {
  if (typeof value === 'string') {
    return value.split(/\s+/).flatMap((word) => (word === '' ? [] : [`${field}:${word}`]))
  }
  if (Array.isArray(value)) return value.flatMap((entry) => wordsOf(entry, field))
  return isRecord(value)
    ? Object.entries(value).flatMap(([key, entry]) => wordsOf(entry, `${field}/${key}`))
    : []
}

function likeness(a: readonly string[], b: readonly string[]): number {
  const rest = new Map<string, number>()
  for (const word of a) rest.set(word, (rest.get(word) ?? 0) + 1)
  const shared = b.filter((word) => {
    const left = rest.get(word) ?? 0
    if (left > 0) rest.set(word, left - 1)
    return left > 0
  })
  return a.length + b.length === 0 ? 0 : (2 * shared.length) / (a.length + b.length)
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((entry, i) => isSame(entry, b[i]))
  }
  if (!isRecord(a) || !isRecord(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => isSame(a[key], b[key]))
}
