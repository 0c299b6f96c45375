/**
 * What Show Edits shows, one change at a time: each can be taken back by itself, or settled, so that
 * it is not marked any more. A change keeps its name while what it says stays the same, wherever it
 * stands in the changed resume.
 */
import { pointer, segmentsOf, valueAt, withValueAt } from '../resume/pointer.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { completeSectionOrder } from '../resume/sections.ts'
import type { Comparison, Traced } from './compare.ts'
import { textsOf } from './compare.ts'
import type { Segment } from './words.ts'

export type Change = {
  /** The same for the same change of the same original, in any later version. */
  key: string
  kind: 'words' | 'added' | 'removed' | 'order'
  /** Where it is seen in the changed resume; of a removed entry, the list it is gone from. */
  path: string
  /** Its place in the original; null of what the original has not. */
  origin: string | null
  /** What is struck, and what is new. */
  before: string
  after: string
  /** Of several in one text, which; of a removed entry, before which one it stood. */
  index: number
}

/** In the order of the resume, as its fields stand. */
export function changesOf(
  { comparison, origins }: Traced,
  original: ResumeContent,
  changed: ResumeContent,
): Change[] {
  const { marks, added, removed, moved } = comparison
  const wholes = Object.keys(added).filter((path) => !isInside(path, added))
  const texts = Object.entries(marks).filter(([path]) => !isWithin(path, added))
  const lists = new Set(Object.keys(moved).map(listOf))
  const found = [
    ...texts.flatMap(([path, segments]): Change[] =>
      hunksOf(segments).map(({ before, after }, index) =>
        named({ kind: 'words', path, origin: origins[path] ?? path, before, after, index }),
      ),
    ),
    ...wholes.map((path) => {
      const after = textsOf(valueAt(changed, path)).join(' · ')
      return named({ kind: 'added', path, origin: null, before: '', after, index: 0 })
    }),
    ...Object.entries(removed).flatMap(([path, entries]) =>
      entries.map((gone): Change => {
        const before = gone.texts.join(' · ')
        const { path: origin, before: index } = gone
        return named({ kind: 'removed', path, origin, before, after: '', index })
      }),
    ),
    ...[...lists].map((path): Change => {
      const origin = path === '/section_order' ? path : originOfList(path, origins)
      const before = shown(valueAt(original, origin))
      const now = valueAt(changed, path)
      const list = Array.isArray(now) ? now : []
      const moves = movesIn(
        { comparison, origins },
        { list, path, before: valueAt(original, origin) },
      )
      return named({ kind: 'order', path, origin, before, after: shown(now), index: 0 }, moves)
    }),
  ]
  const place = new Map(Object.keys(changed).map((field, i) => [field, i]))
  return found.toSorted((a, b) => compare(a, b, place))
}

/** The changed resume without this change; whatever else differs stays as it is. */
export function takeBack<T extends ResumeContent>(
  original: ResumeContent,
  changed: T,
  traced: Traced,
  change: Change,
): T {
  const back = takenBack(original, changed, traced, change)
  if (back.further_sections.length === changed.further_sections.length) return back
  // A section comes and goes with its place.
  const section_order = completeSectionOrder(back.section_order, back.further_sections)
  return { ...back, section_order }
}

function takenBack<T extends ResumeContent>(
  original: ResumeContent,
  changed: T,
  { comparison, origins }: Traced,
  change: Change,
): T {
  const { kind, path, origin, index } = change
  if (kind === 'words') {
    const text = withoutHunk(comparison.marks[path] ?? [], index)
    return withValueAt(changed, path, text)
  }
  const list = valueAt(changed, kind === 'added' ? listOf(path) : path)
  if (kind === 'added')
    return Array.isArray(list)
      ? withValueAt(changed, listOf(path), list.toSpliced(lastOf(path), 1))
      : withValueAt(changed, path, null)
  if (kind === 'removed') {
    const entry = valueAt(original, origin ?? '')
    return withValueAt(changed, path, Array.isArray(list) ? list.toSpliced(index, 0, entry) : entry)
  }
  return Array.isArray(list)
    ? withValueAt(changed, path, inOldOrder(list, change, original, origins))
    : changed
}

/** The comparison without the changes named: what was accepted reads as if it had always stood. */
export function withoutSettled(
  comparison: Comparison,
  changes: readonly Change[],
  settled: ReadonlySet<string>,
): Comparison {
  const done = changes.filter(({ key }) => settled.has(key))
  const isDone = (kind: Change['kind'], path: string, index = 0) =>
    done.some((one) => one.kind === kind && one.path === path && one.index === index)
  const wholes = Object.fromEntries(
    done.filter(({ kind }) => kind === 'added').map(({ path }) => [path, true as const]),
  )
  const entries = <T>(record: Record<string, T>) =>
    Object.entries(record).filter(([path]) => !isWithin(path, wholes))
  return {
    marks: Object.fromEntries(
      entries(comparison.marks).flatMap(([path, segments]): [string, Segment[]][] => {
        const left = withHunksSettled(segments, (index) => isDone('words', path, index))
        return left.every(({ kind }) => kind === 'same') ? [] : [[path, left]]
      }),
    ),
    added: Object.fromEntries(entries(comparison.added)),
    removed: Object.fromEntries(
      entries(comparison.removed).flatMap(([path, gone]) => {
        const left = gone.filter(
          (one) => !done.some((d) => d.kind === 'removed' && d.origin === one.path),
        )
        return left.length === 0 ? [] : [[path, left]]
      }),
    ),
    moved: Object.fromEntries(
      entries(comparison.moved).filter(([path]) => !isDone('order', listOf(path))),
    ),
  }
}

type Hunk = { before: string; after: string }

/** Segments that change next to each other are one change. */
function hunksOf(segments: readonly Segment[]): Hunk[] {
  const hunks: Hunk[] = []
  segments.forEach(({ kind, text }, i) => {
    if (kind === 'same') return
    if (i === 0 || segments[i - 1]?.kind === 'same') hunks.push({ before: '', after: '' })
    const last = hunks.at(-1)
    if (last) last[kind === 'removed' ? 'before' : 'after'] += text
  })
  return hunks
}

function withoutHunk(segments: readonly Segment[], index: number): string {
  return numbered(segments)
    .filter(({ kind, hunk }) => kind !== (hunk === index ? 'added' : 'removed'))
    .map(({ text }) => text)
    .join('')
}

function withHunksSettled(
  segments: readonly Segment[],
  isSettled: (index: number) => boolean,
): Segment[] {
  return numbered(segments).flatMap(({ kind, text, hunk }): Segment[] => {
    if (kind === 'same' || !isSettled(hunk)) return [{ kind, text }]
    return kind === 'added' ? [{ kind: 'same', text }] : []
  })
}

function numbered(segments: readonly Segment[]): (Segment & { hunk: number })[] {
  let hunk = -1
  return segments.map((segment, i) => {
    const begins = segment.kind !== 'same' && (i === 0 || segments[i - 1]?.kind === 'same')
    if (begins) hunk += 1
    return { ...segment, hunk }
  })
}

/** Entries that the original has, in its order; new ones keep the places they stand at. */
function inOldOrder(
  list: readonly unknown[],
  { path, origin }: Change,
  original: ResumeContent,
  origins: Readonly<Record<string, string>>,
): unknown[] {
  const before = valueAt(original, origin ?? '')
  const cameFrom = (entry: unknown, index: number): number => {
    if (path === '/section_order') return Array.isArray(before) ? before.indexOf(entry) : -1
    const from = origins[`${path}/${index}`]
    return from === undefined ? -1 : lastOf(from)
  }
  const known = list
    .map((entry, index) => ({ entry, from: cameFrom(entry, index) }))
    .filter(({ from }) => from >= 0)
    .toSorted((a, b) => a.from - b.from)
  return list.map((entry, index) => (cameFrom(entry, index) < 0 ? entry : known.shift()?.entry))
}

function originOfList(path: string, origins: Readonly<Record<string, string>>): string {
  const paired = Object.entries(origins).find(([to]) => listOf(to) === path)
  return paired ? listOf(paired[1]) : path
}

/** The first words of each entry, for a list whose order changed. */
function shown(list: unknown): string {
  if (!Array.isArray(list)) return ''
  return list.map((entry) => textsOf(entry)[0] ?? '').join(' · ')
}

function listOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

function lastOf(path: string): number {
  return Number(segmentsOf(path).at(-1))
}

/** Below one of the paths. */
function isInside(path: string, wholes: Readonly<Record<string, true>>): boolean {
  const segments = segmentsOf(path)
  return segments.some((_, i) => i > 0 && Object.hasOwn(wholes, pointer(segments.slice(0, i))))
}

function isWithin(path: string, wholes: Readonly<Record<string, true>>): boolean {
  return Object.hasOwn(wholes, path) || isInside(path, wholes)
}

function compare(a: Change, b: Change, place: ReadonlyMap<string, number>): number {
  const [first, second] = [segmentsOf(seenAt(a)), segmentsOf(seenAt(b))]
  const field = (place.get(first[0] ?? '') ?? 99) - (place.get(second[0] ?? '') ?? 99)
  if (field !== 0) return field
  for (const [i, segment] of first.entries()) {
    const other = second[i]
    if (other === undefined) return 1
    if (segment === other) continue
    return Number(segment) - Number(other) || (segment < other ? -1 : 1)
  }
  const goneFirst = Number(b.kind === 'removed') - Number(a.kind === 'removed')
  return first.length - second.length || goneFirst || a.index - b.index
}

function seenAt({ kind, path, index }: Change): string {
  return kind === 'removed' ? `${path}/${index}` : path
}

/** Which entries moved, each with the one it stands behind now: other entries may come and change. */
function movesIn(
  { comparison, origins }: Traced,
  { list, path, before }: { list: readonly unknown[]; path: string; before: unknown },
): string[] {
  const fromOf = (index: number): number => {
    if (path === '/section_order') return Array.isArray(before) ? before.indexOf(list[index]) : -1
    const from = origins[`${path}/${index}`]
    return from === undefined ? -1 : lastOf(from)
  }
  const froms = list.map((_, index) => fromOf(index))
  return froms.flatMap((from, index) => {
    if (!Object.hasOwn(comparison.moved, `${path}/${index}`)) return []
    const behind = froms.slice(0, index).findLast((other) => other >= 0) ?? -1
    return [`${from} after ${behind}`]
  })
}

/** A name short enough to be kept: 53 bits of what the change says and where it comes from. */
function named(change: Omit<Change, 'key'>, moves?: readonly string[]): Change {
  const { kind, origin, path, before, after } = change
  const says = moves ?? [before, after]
  const said = [kind, origin ?? listOf(path), ...says].join('\n')
  return { key: `${kind}-${hash(said).toString(36)}`, ...change }
}

function hash(text: string): number {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return 4294967296 * (2097151 & low) + (high >>> 0)
}
