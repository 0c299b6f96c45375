/**
 * Three-way merge: two people, or one in two tabs, changed the same resume since `base`.
 *
 * Whatever only one side touched is taken as that side has it, down to single fields and single
 * lines; items are followed by what they say, not by where they stand. Where both changed the same
 * text differently it is a clash: the merged resume has mine, and the clash names all three, so
 * that a person can choose. An item that one side removed and the other changed stays. Nothing
 * that anybody wrote is in neither the merged resume nor the clashes.
 */
import { pointer } from './pointer.ts'
import type { ResumeContent } from './resume.ts'

type Clash = {
  /** Where it stands in the merged resume. */
  path: string
  /** The value each side has there: a text, an item or a list; null where it was removed. */
  base: unknown
  mine: unknown
  theirs: unknown
}

export type Merged = { merged: ResumeContent; clashes: Clash[] }

export function mergeResumes(
  base: ResumeContent,
  mine: ResumeContent,
  theirs: ResumeContent,
): Merged {
  const clashes: Clash[] = []
  // All three have the same shape, and merging takes every field from one of them.
  const merged = mergeValue({ base, mine, theirs }, [], clashes) as ResumeContent
  return { merged, clashes }
}

type Three = { base: unknown; mine: unknown; theirs: unknown }
type Path = readonly (string | number)[]

function mergeValue(three: Three, path: Path, clashes: Clash[]): unknown {
  const { base, mine, theirs } = three
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine
  if (isSame(base, mine)) return theirs
  if (
    path[0] !== 'section_order' &&
    Array.isArray(base) &&
    Array.isArray(mine) &&
    Array.isArray(theirs)
  ) {
    return mergeLists(base, mine, theirs, path, clashes)
  }
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) {
    return Object.fromEntries(
      Object.keys(mine).map((key) => [
        key,
        mergeValue(
          { base: base[key], mine: mine[key], theirs: theirs[key] },
          [...path, key],
          clashes,
        ),
      ]),
    )
  }
  clashes.push({ path: pointer(path), ...three })
  return mine
}

/** One place of the merged list: the same entry on each side, as an index, or null where it is not. */
type Place = { base: number | null; mine: number | null; theirs: number | null }

function mergeLists(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
  path: Path,
  clashes: Clash[],
): unknown[] {
  const places = placesOf(base, mine, theirs).filter((place) => {
    if (place.base === null) return true
    // Removed by one side: it stays only where the other has changed it.
    const old = base[place.base]
    if (place.mine === null) return place.theirs !== null && !isSame(old, theirs[place.theirs])
    return place.theirs !== null || !isSame(old, mine[place.mine])
  })
  return inOrder(places, mine, theirs).map((place, index) => {
    const three = {
      base: at(base, place.base),
      mine: at(mine, place.mine),
      theirs: at(theirs, place.theirs),
    }
    if (place.base === null) return three.mine ?? three.theirs
    if (place.mine !== null && place.theirs !== null) {
      return mergeValue(three, [...path, index], clashes)
    }
    clashes.push({ path: pointer([...path, index]), ...three })
    return three.mine ?? three.theirs
  })
}

const at = (list: readonly unknown[], index: number | null): unknown =>
  index === null ? null : list[index]

function placesOf(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
): Place[] {
  const inMine = pairUp(base, mine)
  const inTheirs = pairUp(base, theirs)
  const kept = base.map((_, i) => ({
    base: i,
    mine: inMine.get(i) ?? null,
    theirs: inTheirs.get(i) ?? null,
  }))
  const newTheirs = newOnes(theirs, inTheirs)
  const newMine = newOnes(mine, inMine).map((i): Place => {
    // Both may have added the very same thing.
    const twin = newTheirs.findIndex((j) => isSame(mine[i], theirs[j]))
    const [same] = twin < 0 ? [] : newTheirs.splice(twin, 1)
    return { base: null, mine: i, theirs: same ?? null }
  })
  return [...kept, ...newMine, ...newTheirs.map((i) => ({ base: null, mine: null, theirs: i }))]
}

function newOnes(list: readonly unknown[], pairs: ReadonlyMap<number, number>): number[] {
  const known = new Set(pairs.values())
  return list.map((_, i) => i).filter((i) => !known.has(i))
}

/**
 * The order of the side that reordered (mine where both did); entries only the other side has
 * follow the one they follow there.
 */
function inOrder(places: Place[], mine: readonly unknown[], theirs: readonly unknown[]): Place[] {
  const survivors = places.filter((place) => place.base !== null && place.mine !== null)
  const mineKeepsOrder = survivors.every(
    (place, i) => i === 0 || (survivors[i - 1]?.mine ?? -1) < (place.mine ?? -1),
  )
  const [lead, other] = mineKeepsOrder
    ? (['theirs', 'mine'] as const)
    : (['mine', 'theirs'] as const)
  const ordered = inListOrder(places, lead, lead === 'mine' ? mine.length : theirs.length)
  let previous: Place | null = null
  for (const place of inListOrder(places, other, other === 'mine' ? mine.length : theirs.length)) {
    if (place[lead] === null) {
      ordered.splice(previous === null ? 0 : ordered.indexOf(previous) + 1, 0, place)
    }
    previous = place
  }
  return ordered
}

function inListOrder(places: Place[], side: 'mine' | 'theirs', length: number): Place[] {
  const byIndex = new Map(places.map((place) => [place[side], place]))
  return Array.from({ length }, (_, i) => byIndex.get(i)).filter((place) => place !== undefined)
}

/** Old index → new index of the same entry: equal ones first, then the most alike. */
function pairUp(before: readonly unknown[], after: readonly unknown[]): Map<number, number> {
  const old = before.map((entry) => textsOf(entry))
  const now = after.map((entry) => textsOf(entry))
  const candidates = old.flatMap((texts, from) =>
    now.flatMap((others, to) => {
      const score = isSame(before[from], after[to]) ? 2 : likeness(texts, others)
      return score >= leastLikeness ? [{ from, to, score, distance: Math.abs(from - to) }] : []
    }),
  )
  candidates.sort(
    (a, b) => b.score - a.score || a.distance - b.distance || a.from - b.from || a.to - b.to,
  )
  const pairs = new Map<number, number>()
  const taken = new Set<number>()
  for (const { from, to } of candidates) {
    if (pairs.has(from) || taken.has(to)) continue
    pairs.set(from, to)
    taken.add(to)
  }
  return pairs
}

/** Between two saves most of an item stays; less in common than this is another item. */
const leastLikeness = 0.3

/** The words of an entry, each with the field it stands in. */
function textsOf(value: unknown, field = ''): string[] {
  if (typeof value === 'string') {
    return value.split(/\s+/).flatMap((word) => (word === '' ? [] : [`${field}:${word}`]))
  }
  if (Array.isArray(value)) return value.flatMap((entry) => textsOf(entry, field))
  return isRecord(value)
    ? Object.entries(value).flatMap(([key, entry]) => textsOf(entry, `${field}/${key}`))
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

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((entry, i) => isSame(entry, b[i]))
  }
  if (!isRecord(a) || !isRecord(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => isSame(a[key], b[key]))
}
