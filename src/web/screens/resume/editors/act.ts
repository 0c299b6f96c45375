/** Carries out what a key meant: moves for the draft, and where the focus goes. */
import { columnsOf } from '#domain/resume/columns.ts'
import type { EditorMove } from '#domain/resume/edit.ts'
import { entryPlace } from '#domain/resume/edit.ts'
import { listLimits } from '#domain/resume/limits.ts'
import { addItem, moveBy, moveSectionBy } from '#domain/resume/moves.ts'
import { pointer, segmentsOf, valueAt } from '#domain/resume/pointer.ts'
import type { ListField } from '#domain/resume/sections.ts'
import { isList, sectionOfField } from '#domain/resume/sections.ts'

import type { Draft } from '../draft.ts'
import type { FieldKind } from './keys.ts'

/** The item of a section that a path lies in: `/work_experience/0`; null outside of all. */
function itemPathOf(path: string): string | null {
  const [field, index] = segmentsOf(path)
  return index !== undefined && listFieldOf(field ?? '') ? pointer([field ?? '', index]) : null
}

function listFieldOf(name: string): ListField | null {
  const section = sectionOfField(name)
  return section !== null && isList(section) ? section.field : null
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
  const section = sectionOfField(segmentsOf(path)[0] ?? '')
  if (what === 'section' || (section !== null && !isList(section)))
    return shiftSection(draft, path, by, caret)
  const own = what === 'entry' && entryPlace(path).index >= 0 ? path : itemPathOf(path)
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
  const section = sectionOfField(segmentsOf(path)[0] ?? '')?.key
  if (section === undefined) return false
  const column = columnsOf(resume.layout, resume.section_order).find((c) => c.includes(section))
  return draft.apply(
    moveSectionBy(resume, section, by, column),
    caret === undefined ? { path } : { path, caret },
  )
}

/** A placeholder item behind the one that `path` lies in, or at the end of its section. */
export function addItemAfter(draft: Draft, path: string): boolean {
  const { resume } = draft.state()
  const field = listFieldOf(segmentsOf(path)[0] ?? '')
  if (!field) return false
  const add = addItem(resume, field)
  const item = itemPathOf(path)
  if (add.kind !== 'insert' || item === null) return addItemAtEnd(draft, field)
  const index = entryPlace(item).index + 1
  return draft.apply({ ...add, index }, { path: `/${field}/${index}` })
}

export function addItemAtEnd(draft: Draft, field: ListField): boolean {
  const { resume } = draft.state()
  return draft.apply(addItem(resume, field), { path: `/${field}/${resume[field].length}` })
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
