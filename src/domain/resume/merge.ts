/**
 * Three-way merge: two people, or one in two tabs, changed the same resume since `base`.
 *
 * Whatever only one side touched is taken as that side has it, down to single fields and single
 * lines; items are followed by what they say, not by where they stand. Where both changed the same
 * text differently it is a clash: the merged resume has mine, and the clash names all three, so
 * that a person can choose. What one side removed and the other changed stays. Nothing
 * that anybody wrote is in neither the merged resume nor the clashes.
 */
import type { PlacedKey } from './sections.ts'
import { completeSectionOrder } from './sections.ts'
import { shapes } from './sections/declaration.ts'
import { targetOf } from './sections/leaves.ts'
import { listLimits } from './limits.ts'
import { isOfSameId, isRecord, isSame, pairUp } from './merge-pairs.ts'
import { pointer } from './pointer.ts'
import type { ResumeContent } from './resume.ts'

export type Clash = {
  /** Where it stands in the merged resume. */
  path: string
  /** The value each side has there: a text, an item or a list; null where it was removed. */
  base: unknown
  mine: unknown
  theirs: unknown
}

export type Merged<R> = { merged: R; clashes: Clash[] }

/** `R` may be a resume's content alone, or with its layout and paper. */
export function mergeResumes<R extends ResumeContent>(base: R, mine: R, theirs: R): Merged<R> {
  const clashes: Clash[] = []
  const { section_order: _, ...rest } = mine
  // All three have the same shape, and merging takes every field from one of them.
  const merged = mergeValue({ base, mine: rest, theirs }, [], clashes) as Omit<R, 'section_order'>
  const orders = [base, mine, theirs].map((one) =>
    completeSectionOrder(one.section_order, merged.further_sections),
  )
  const section_order = mergeOrders(orders, clashes)
  return { merged: { ...merged, section_order } as R, clashes } // the one field that was set aside
}

type Three = { base: unknown; mine: unknown; theirs: unknown }
type Path = readonly (string | number)[]

function mergeValue(three: Three, path: Path, clashes: Clash[]): unknown {
  const { base, mine, theirs } = three
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine
  if (isSame(base, mine)) return theirs
  if (typeof base === 'string' && typeof mine === 'string' && typeof theirs === 'string') {
    // One wrote on where the other stopped: the longer text holds the shorter.
    if (theirs.startsWith(base) && mine.startsWith(theirs)) return mine
    if (mine.startsWith(base) && theirs.startsWith(mine)) return theirs
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
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
  return mine ?? theirs
}

/** As the side has it that reordered the sections; all three name the same ones. */
function mergeOrders(
  [base = [], mine = [], theirs = []]: readonly PlacedKey[][],
  clashes: Clash[],
): PlacedKey[] {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine
  if (isSame(base, mine)) return theirs
  clashes.push({ path: '/section_order', base, mine, theirs })
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
  if (places.length > mostEntries(path)) {
    // Both lists fit, both together do not: one of them is chosen as a whole.
    clashes.push({ path: pointer(path), base, mine, theirs })
    return [...mine]
  }
  return inOrder(places, mine, theirs).map((place, index) => {
    const three = {
      base: at(base, place.base),
      mine: at(mine, place.mine),
      theirs: at(theirs, place.theirs),
    }
    if (place.base === null && (place.mine === null || place.theirs === null))
      return three.mine ?? three.theirs
    if (place.mine !== null && place.theirs !== null) {
      return mergeValue(three, [...path, index], clashes)
    }
    clashes.push({ path: pointer([...path, index]), ...three })
    return three.mine ?? three.theirs
  })
}

function mostEntries(path: Path): number {
  const target = targetOf(path.map(String))
  if (target?.kind === 'sections') return listLimits.sections
  if (target?.kind === 'items') return listLimits.items
  const isLines = target?.kind === 'field' && shapes[target.field.kind] === 'lines'
  return isLines ? listLimits.lines : listLimits.words
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
    // Both may have added the very same thing, or two under one id.
    const twin = newTheirs.findIndex(
      (j) => isSame(mine[i], theirs[j]) || isOfSameId(mine[i], theirs[j]),
    )
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
