/**
 * Show Edits (specification §4): what a changed resume says differently from its original.
 *
 * The answer is laid out for whoever draws the CHANGED resume, field by field. Every key is a
 * JSON Pointer into the changed resume; what has no entry is unchanged.
 * - `marks[path]`: the field's text in segments; draw `added` highlighted, `removed` struck.
 * - `added[path]`: this item or line is new (its texts are also marked `added` throughout).
 * - `removed[listPath]`: entries to draw struck through, each before the item now at index
 *   `before` (the list's length: after the last), with its place and texts in the original.
 * - `moved[path]`: the index at which this item, line or section stood in the original.
 */
import { detectLanguage } from '../language/detect.ts'
import type { Language } from '../language/languages.ts'
import { pointer } from '../resume/pointer.ts'
import type { ResumeContent } from '../resume/resume.ts'
import { shapes } from '../resume/sections/declaration.ts'
import type { Item, Value } from '../resume/sections/leaves.ts'
import { isItem, targetOf } from '../resume/sections/leaves.ts'
import type { Placed } from '../resume/sections/placed.ts'
import { placedIn } from '../resume/sections/placed.ts'
import type { Alikeness } from './pair.ts'
import { alikeItems, alikeLines, alikeWords, movedAmong, pairItems } from './pair.ts'
import type { Segment } from './words.ts'
import { diffWords } from './words.ts'

type RemovedEntry = {
  /** Index in the changed list before which the entry is drawn. */
  before: number
  /** Its pointer in the ORIGINAL resume. */
  path: string
  /** Its texts in the order of the fields, empty ones left out. */
  texts: string[]
}

export type Comparison = {
  marks: Record<string, Segment[]>
  added: Record<string, true>
  removed: Record<string, RemovedEntry[]>
  moved: Record<string, number>
}

/** A comparison, and where in the original each entry and each changed text of it stood. */
export type Traced = { comparison: Comparison; origins: Record<string, string> }

export function compareResumes(
  original: ResumeContent,
  changed: ResumeContent,
  language?: Language,
): Comparison {
  return traceResumes(original, changed, language).comparison
}

export function traceResumes(
  original: ResumeContent,
  changed: ResumeContent,
  language: Language = detectLanguage(textsOf(original).join(' ')),
): Traced {
  const found: Comparison = { marks: {}, added: {}, removed: {}, moved: {} }
  const origins: Record<string, string> = {}
  const walk: Walk = { found, origins, lines: alikeLines(language), words: alikeWords() }
  const at = (field: string): Place => ({ from: [field], to: [field] })

  compareFields(walk, at('contact_info'), original.contact_info, changed.contact_info)
  compareFields(walk, at('media'), original.media, changed.media)
  compareSections(walk, placedIn(original), placedIn(changed), language)
  const order = pairItems(original.section_order, changed.section_order, sameKeys)
  for (const index of movedAmong(order)) {
    found.moved[pointer(['section_order', index])] = order[index] ?? index
  }
  return { comparison: found, origins }
}

const sameKeys: Alikeness<string> = { threshold: 1, of: (a, b) => (a === b ? 1 : 0) }

/** Where a value stands in the original and in the changed resume: moved items differ. */
type Place = { from: readonly (string | number)[]; to: readonly (string | number)[] }

type Walk = {
  found: Comparison
  origins: Record<string, string>
  lines: Alikeness<string>
  words: Alikeness<string>
}

type Compare<T> = (walk: Walk, place: Place, before: T, after: T) => void

function inside(place: Place, from: string | number, to: string | number = from): Place {
  return { from: [...place.from, from], to: [...place.to, to] }
}

function compareText(walk: Walk, place: Place, before: string, after: string): void {
  if (before === after) return
  const path = pointer(place.to)
  walk.found.marks[path] = diffWords(before, after)
  walk.origins[path] = pointer(place.from)
}

/** Sections are the same by their keys: a further one keeps its id. */
function compareSections(
  walk: Walk,
  before: readonly Placed[],
  after: readonly Placed[],
  language: Language,
): void {
  for (const now of after) {
    const old = before.find(({ key }) => key === now.key) ?? null
    const place = { from: old?.at ?? now.at, to: now.at }
    if (now.form === 'text')
      compareText(walk, place, old?.form === 'text' ? old.text : '', now.text)
    else {
      const items = old === null || old.form === 'text' ? [] : old.items
      compareList(walk, place, items, now.items, alikeItems(now, language), compareFields)
    }
    if (now.title === null) continue
    const title = { from: old?.title?.at ?? now.title.at, to: now.title.at }
    compareText(walk, title, old?.title?.text ?? '', now.title.text)
    if (old === null) walk.found.added[pointer(now.title.at.slice(0, -1))] = true
    else walk.origins[pointer(now.title.at.slice(0, -1))] = pointer(title.from.slice(0, -1))
  }
  const gone = before.flatMap(({ key, at, title, ...old }): RemovedEntry[] => {
    if (title === null || after.some((now) => now.key === key)) return []
    const path = pointer(title.at.slice(0, -1))
    const texts = [title.text, 'items' in old ? old.items : []].flatMap(textsOf)
    return [{ before: Number(at[1]), path, texts }]
  })
  if (gone.length > 0) walk.found.removed['/further_sections'] = gone
}

/** Every field of an item by its name: texts by word, lists of texts by entry. */
function compareFields(walk: Walk, place: Place, before: Item | undefined, after: Item): void {
  for (const [name, now] of Object.entries(after)) {
    const old = before?.[name] ?? null
    const here = inside(place, name)
    if (typeof now === 'string') compareText(walk, here, typeof old === 'string' ? old : '', now)
    else if (isTexts(now)) {
      const alike = holdsLines(here.to) ? walk.lines : walk.words
      compareList(walk, here, isTexts(old) ? old : [], now, alike, compareText)
    } else compareNested(walk, here, isItem(old) ? old : null, now)
  }
}

function compareNested(
  { found, ...walk }: Walk,
  place: Place,
  before: Item | null,
  after: Item | null,
): void {
  const path = pointer(place.to)
  if (after) {
    if (!before) found.added[path] = true
    compareFields({ found, ...walk }, place, before ?? undefined, after)
  } else if (before) {
    found.removed[path] = [{ before: 0, path: pointer(place.from), texts: textsOf(before) }]
  }
}

function compareList<T extends string | Item>(
  walk: Walk,
  place: Place,
  before: readonly T[],
  after: readonly T[],
  alike: Alikeness<T>,
  compare: Compare<T>,
): void {
  const pairs = pairItems(before, after, alike)
  const moved = movedAmong(pairs)
  after.forEach((now, index) => {
    const origin = pairs[index] ?? null
    const old = origin === null ? undefined : before[origin]
    const path = pointer([...place.to, index])
    if (origin === null || old === undefined) {
      walk.found.added[path] = true
      if (typeof now === 'string') compareText(walk, inside(place, index), '', now)
      else compareFields(walk, inside(place, index), undefined, now)
      return
    }
    walk.origins[path] = pointer([...place.from, origin])
    compare(walk, inside(place, origin, index), old, now)
    if (moved.has(index)) walk.found.moved[path] = origin
  })
  const kept = new Set(pairs)
  const gone = before.flatMap((old, origin): RemovedEntry[] => {
    if (kept.has(origin)) return []
    const path = pointer([...place.from, origin])
    return [{ before: whereItStood(origin, pairs, moved), path, texts: textsOf(old) }]
  })
  if (gone.length > 0) walk.found.removed[pointer(place.to)] = gone
}

/** Lines are sentences, which may be reworded; the entries of other lists are names. */
function holdsLines(at: Place['to']): boolean {
  const target = targetOf(at.map(String))
  return target?.kind === 'field' && shapes[target.field.kind] === 'lines'
}

/** After the last of the entries that stood before it and have kept their order. */
function whereItStood(
  origin: number,
  pairs: readonly (number | null)[],
  moved: ReadonlySet<number>,
): number {
  let place = 0
  pairs.forEach((from, to) => {
    if (from !== null && from < origin && !moved.has(to)) place = to + 1
  })
  return place
}

function isTexts(value: Value): value is readonly string[] {
  return Array.isArray(value)
}

/** All texts of a value, in field order, empty ones left out. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}
