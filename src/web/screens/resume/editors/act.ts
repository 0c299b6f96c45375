/** Carries out what a key meant: moves for the draft, and where the focus goes. */
import { columnsOf } from '#domain/resume/columns.ts'
import type { Editable, EditorMove } from '#domain/resume/edit.ts'
import { entryPlace, pathAfterRemoval } from '#domain/resume/edit.ts'
import { listLimits } from '#domain/resume/limits.ts'
import { addItem, addSection, moveBy, moveSectionBy } from '#domain/resume/moves.ts'
import { pointer, segmentsOf, valueAt } from '#domain/resume/pointer.ts'
import type { PlacedKey } from '#domain/resume/sections.ts'
import type { FurtherKey, FurtherKind } from '#domain/resume/sections/further.ts'
import type { Placed, PlacedList } from '#domain/resume/sections/placed.ts'
import { isPlacedList, placedAt, placedInOrder } from '#domain/resume/sections/placed.ts'

import type { Draft } from '../draft.ts'
import type { FieldKind } from './keys.ts'

const sectionAt = (draft: Draft, path: string): Placed | null =>
  placedAt(draft.state().resume, segmentsOf(path))

/** The item of a section that a path lies in: `/work_experience/0`; null outside of all. */
function itemPathOf(section: Placed | null, path: string): string | null {
  if (section === null || !isPlacedList(section)) return null
  const segments = segmentsOf(path)
  const depth = section.at.length
  const isInList = segments.length > depth && segments[depth - 1] === String(section.at.at(-1))
  return isInList ? pointer(segments.slice(0, depth + 1)) : null
}

/** Enter in a line or a comma in a word: what is behind the caret begins the next entry. */
export function split(draft: Draft, path: string, start: number, end: number): void {
  const text = textAt(draft, path)
  const { list, index } = entryPlace(path)
  const before = text.slice(0, start).trimEnd()
  const after = text.slice(end).trimStart()
  // At the very start an empty entry goes in before, and the caret stays in it.
  const stays = before === '' && after !== ''
  draft.apply(
    {
      kind: 'several',
      moves: [
        { kind: 'set-text', path, value: before },
        { kind: 'insert', list, index: index + 1, value: after },
      ],
    },
    { path: stays ? path : `${list}/${index + 1}`, caret: 0 },
  )
}

/** Enter in a text of several lines. */
export function breakLine(draft: Draft, path: string, start: number, end: number): void {
  const text = textAt(draft, path)
  draft.apply(
    { kind: 'set-text', path, value: `${text.slice(0, start)}\n${text.slice(end)}` },
    { path, caret: start + 1 },
  )
}

/**
 * Backspace at the start: a line is joined to the one before, an empty entry goes. Answers false
 * where there is nothing to join, and the caret should simply go back.
 */
export function join(draft: Draft, path: string, kind: FieldKind): boolean {
  if (kind !== 'line' && kind !== 'word') return false
  const { list, index } = entryPlace(path)
  const text = textAt(draft, path)
  if (index === 0) return text === '' && draft.apply({ kind: 'remove', path })
  const before = `${list}/${index - 1}`
  const head = textAt(draft, before)
  if (text === '') return draft.apply({ kind: 'remove', path }, { path: before })
  if (kind === 'word') return false
  return draft.apply(
    {
      kind: 'several',
      moves: [
        { kind: 'set-text', path: before, value: head + text },
        { kind: 'remove', path },
      ],
    },
    { path: before, caret: head.length },
  )
}

/** Alt and an arrow: the entry itself, the item or the section it lies in; the caret goes along. */
export function shift(
  draft: Draft,
  path: string,
  by: -1 | 1,
  what: 'entry' | 'item' | 'section',
  caret?: number,
): boolean {
  const section = sectionAt(draft, path)
  const own = what === 'entry' && entryPlace(path).index >= 0 ? path : itemPathOf(section, path)
  if (what === 'section' || (section !== null && own === null))
    return shiftSection(draft, path, by, caret)
  if (own === null) return false
  const { list, index } = entryPlace(own)
  const moved = `${list}/${index + by}${path.slice(own.length)}`
  return draft.apply(
    moveBy(own, by),
    caret === undefined ? { path: moved } : { path: moved, caret },
  )
}

/** The whole section that a path lies in, among those of its column. */
function shiftSection(draft: Draft, path: string, by: -1 | 1, caret?: number): boolean {
  const { resume } = draft.state()
  const key = sectionAt(draft, path)?.key
  if (key === undefined) return false
  return draft.apply(
    moveSectionBy(resume, key, by, columnOf(resume, key)),
    caret === undefined ? { path } : { path, caret },
  )
}

/** The sections that stand in one column with this one, itself among them. */
export function columnOf(resume: Editable, key: PlacedKey): PlacedKey[] {
  const columns = columnsOf(resume.layout, placedInOrder(resume))
  return columns.map((column) => column.map((one) => one.key)).find((c) => c.includes(key)) ?? []
}

/** A placeholder item behind the one that `path` lies in, or at the end of its section. */
export function addItemAfter(draft: Draft, path: string): boolean {
  const section = sectionAt(draft, path)
  if (section === null || !isPlacedList(section)) return false
  const item = itemPathOf(section, path)
  if (item === null) return addItemAtEnd(draft, section)
  const index = entryPlace(item).index + 1
  const add = addItem(section)
  return draft.apply({ ...add, index }, { path: `${add.list}/${index}` })
}

export function addItemAtEnd(draft: Draft, section: PlacedList): boolean {
  const add = addItem(section)
  return draft.apply(add, { path: `${add.list}/${add.index}` })
}

/** A further section behind all others, with the caret in its first entry. */
export function addSectionAtEnd(draft: Draft, kind: FurtherKind): boolean {
  const { resume } = draft.state()
  const path = `/further_sections/${resume.further_sections.length}/items/0`
  return draft.apply(addSection(resume, kind, crypto.randomUUID()), { path })
}

/** The focus goes to the section that stood before it. */
export function removeSection(draft: Draft, section: FurtherKey): boolean {
  const before = placedInOrder(draft.state().resume)
  const place = before.findIndex(({ key }) => key === section)
  const [next, gone] = [before[place - 1] ?? before[place + 1], before[place]]
  const pathOf = (placed: Placed) => pointer(placed.at.slice(0, 2))
  const path = next && gone && pathAfterRemoval(pathOf(next), pathOf(gone))
  return draft.apply({ kind: 'remove-section', section }, path ? { path } : undefined)
}

/** An empty line or word at the end of a list, with the caret in it. */
export function addEntry(draft: Draft, list: string): boolean {
  const entries = valueAt(draft.state().resume, list)
  const index = Array.isArray(entries) ? entries.length : 0
  return draft.apply({ kind: 'insert', list, index, value: '' }, { path: `${list}/${index}` })
}

export function removeEntry(draft: Draft, path: string): boolean {
  const { list, index } = entryPlace(path)
  const entries = valueAt(draft.state().resume, list)
  const last = Array.isArray(entries) ? entries.length - 1 : 0
  const next = last === 0 ? list : `${list}/${Math.min(index, last - 1)}`
  return draft.apply({ kind: 'remove', path }, { path: next })
}

/**
 * Pasted or dropped text: several lines become several lines, words with commas several words.
 * Answers how many of them found no room in the list.
 */
export function paste(
  draft: Draft,
  path: string,
  kind: FieldKind,
  pasted: string,
  at: { start: number; end: number },
): number {
  const text = textAt(draft, path)
  const head = text.slice(0, at.start)
  const tail = text.slice(at.end)
  const parts = pastedParts(pasted, kind)
  const [first = '', ...more] = parts
  const { list, index } = entryPlace(path)
  const entries = valueAt(draft.state().resume, list)
  const most = kind === 'line' ? listLimits.lines : listLimits.words
  const room = most - (Array.isArray(entries) ? entries.length : 0)
  const rest = more.slice(0, Math.max(0, room))
  const last = rest.pop()
  if (last === undefined) {
    draft.apply(
      { kind: 'set-text', path, value: head + first + tail },
      { path, caret: head.length + first.length },
    )
    return more.length
  }
  const inserted = [...rest, last + tail]
  draft.apply(
    {
      kind: 'several',
      moves: [
        { kind: 'set-text', path, value: head + first },
        ...inserted.map((value, i): EditorMove => ({
          kind: 'insert',
          list,
          index: index + 1 + i,
          value,
        })),
      ],
    },
    { path: `${list}/${index + inserted.length}`, caret: last.length },
  )
  return more.length - inserted.length
}

export function pastedParts(pasted: string, kind: FieldKind): string[] {
  const text = pasted.replaceAll(/\r\n?/g, '\n')
  if (kind === 'text') return [text]
  if (kind === 'single') return [text.replaceAll(/\s+/g, ' ')]
  const parts = text
    .split(kind === 'line' ? '\n' : /[\n,;]/)
    .map((part) => (kind === 'line' ? part.replace(/^\s*[-–—•*·▪◦‣]\s+/, '') : part.trim()))
    .filter((part) => part.trim() !== '')
  // A piece from the middle of a line keeps the spaces around it.
  return parts.length > 1
    ? parts.map((part, i) => (i === 0 ? part.trimEnd() : part.trim()))
    : [text.replaceAll(/\s+/g, ' ')]
}

function textAt(draft: Draft, path: string): string {
  const value = valueAt(draft.state().resume, path)
  return typeof value === 'string' ? value : ''
}
