/**
 * The editor's moves as plain values. Typing, buttons, keys, undo, autosave and tests all speak in
 * these: `applyMove` gives the resume after a move, `inverseOf` the move that takes it back.
 *
 * A move that has nowhere to go (an edge, a path that is gone, a list that is full) does nothing:
 * `applyMove` then answers the very same object and `inverseOf` answers null. Whatever is applied,
 * a resume that fits the schema still fits it afterwards.
 */
import type { SectionMove } from './edit-sections.ts'
import {
  addSection,
  inverseOfRemoval,
  isPlaceIn,
  moveSection,
  moveWithin,
  removeSection,
} from './edit-sections.ts'
import type { ListEntry } from './edit-reach.ts'
import { contentAt, hasShapeOf, isItemOf, isLongText, listAt, listKind } from './edit-reach.ts'
import { lineLimit, listLimits, textLimit } from './limits.ts'
import type { DesignName } from './designs.ts'
import { designIn } from './designs.ts'
import type { Look } from './look.ts'
import { pointer, segmentsOf, valueAt, withValueAt } from './pointer.ts'
import type { Layout, NestedProject, Paper, ResumeContent } from './resume.ts'
import { sectionsOf } from './content.ts'
import { furtherKeyOf } from './sections/further.ts'
import { targetOf } from './sections/leaves.ts'

/** What the editor may change: the content and how it is laid out. */
export type Editable = ResumeContent & {
  layout: Layout
  paper: Paper
  design: DesignName | null
  look: Look
}

export type EditorMove =
  | { kind: 'set-text'; path: string; value: string }
  /** A list of words edited as one: skills, locations, technologies. */
  | { kind: 'set-words'; path: string; value: readonly string[] }
  | { kind: 'insert'; list: string; index: number; value: ListEntry }
  | { kind: 'remove'; path: string }
  /** Takes the entry at `path` to index `to` of its own list. */
  | { kind: 'move'; path: string; to: number }
  | SectionMove
  /** A certification's nested project, made or taken away. */
  | { kind: 'set-project'; path: string; value: NestedProject | null }
  | { kind: 'set-layout'; value: Layout }
  | { kind: 'set-paper'; value: Paper }
  | { kind: 'set-design'; value: DesignName | null }
  | { kind: 'set-look'; value: Partial<Look> }
  /** Everything at once: another copy of the same resume is taken. */
  | { kind: 'replace'; value: Editable }
  /** Several moves that are one step for the person. */
  | { kind: 'several'; moves: readonly EditorMove[] }

export function applyMove<R extends Editable>(resume: R, move: EditorMove): R {
  switch (move.kind) {
    case 'set-text':
      return setText(resume, move.path, move.value)
    case 'set-words':
      return setWords(resume, move.path, move.value)
    case 'insert':
      return insert(resume, move.list, move.index, move.value)
    case 'remove':
      return remove(resume, move.path)
    case 'move':
      return reorder(resume, move.path, move.to)
    case 'move-section':
      return moveSection(resume, move.section, move.to)
    case 'add-section':
      return addSection(resume, move)
    case 'remove-section':
      return removeSection(resume, move.section)
    case 'set-project':
      return setProject(resume, move.path, move.value)
    case 'set-layout':
      return setLayout(resume, move.value)
    case 'set-paper':
      return resume.paper === move.value ? resume : { ...resume, paper: move.value }
    case 'set-design':
      return resume.design === move.value ? resume : { ...resume, design: move.value }
    case 'set-look':
      return setLook(resume, move.value)
    case 'several':
      return move.moves.reduce(applyMove, resume)
    default:
      return { ...resume, ...editableOf(move.value) }
  }
}

/** The move that turns `applyMove(resume, move)` back into `resume`; null where it did nothing. */
export function inverseOf(resume: Editable, move: EditorMove): EditorMove | null {
  if (move.kind === 'several') return inverseOfSeveral(resume, move.moves)
  if (applyMove(resume, move) === resume) return null
  switch (move.kind) {
    case 'set-text':
      return { ...move, value: String(valueAt(resume, move.path)) }
    case 'set-words':
      return { ...move, value: listAt(resume, move.path)?.filter(isText) ?? [] }
    case 'insert':
      return { kind: 'remove', path: `${move.list}/${move.index}` }
    case 'remove': {
      const { list, index } = entryPlace(move.path)
      // What stands in a list of the resume is an entry of one.
      return { kind: 'insert', list, index, value: valueAt(resume, move.path) as ListEntry }
    }
    case 'move': {
      const { list, index } = entryPlace(move.path)
      return { kind: 'move', path: `${list}/${move.to}`, to: index }
    }
    case 'move-section':
      return { ...move, to: resume.section_order.indexOf(move.section) }
    case 'add-section':
      return { kind: 'remove-section', section: furtherKeyOf(move.value) }
    case 'remove-section':
      return inverseOfRemoval(resume, move.section)
    case 'set-project':
      // `setProject` refuses every path but that of a nested project.
      return { ...move, value: valueAt(resume, move.path) as NestedProject | null }
    case 'set-layout':
      return {
        kind: 'several',
        moves: [
          { ...move, value: resume.layout },
          { kind: 'set-design', value: resume.design },
        ],
      }
    case 'set-paper':
      return { ...move, value: resume.paper }
    case 'set-design':
      return { ...move, value: resume.design }
    case 'set-look':
      return { ...move, value: resume.look }
    default:
      return { kind: 'replace', value: editableOf(resume) }
  }
}

/** `/work_experience/0/description/2` → the list's path and the index in it. */
export function entryPlace(path: string): { list: string; index: number } {
  const segments = segmentsOf(path)
  const last = segments.at(-1) ?? ''
  return { list: pointer(segments.slice(0, -1)), index: /^\d+$/.test(last) ? Number(last) : -1 }
}

/** Where the value at `path` stands once the entry at `removed` is gone; null where it went along. */
export function pathAfterRemoval(path: string, removed: string): string | null {
  if (path === removed || path.startsWith(`${removed}/`)) return null
  const { list, index } = entryPlace(removed)
  if (!path.startsWith(`${list}/`)) return path
  const [head = '', ...rest] = path.slice(list.length + 1).split('/')
  const at = Number(head)
  return at > index ? [list, at - 1, ...rest].join('/') : path
}

export function editableOf(resume: Editable): Editable {
  return {
    contact_info: resume.contact_info,
    media: resume.media,
    ...sectionsOf(resume),
    section_order: resume.section_order,
    layout: resume.layout,
    paper: resume.paper,
    design: resume.design,
    look: resume.look,
  }
}

/** A design belongs to its layout. */
function setLayout<R extends Editable>(resume: R, layout: Layout): R {
  if (resume.layout === layout) return resume
  return { ...resume, layout, design: designIn(layout, resume.design) }
}

function setLook<R extends Editable>(resume: R, value: Partial<Look>): R {
  const next = { ...resume.look, ...value }
  const isSame = JSON.stringify(next) === JSON.stringify(resume.look)
  return isSame ? resume : { ...resume, look: next }
}

function setText<R extends Editable>(resume: R, path: string, value: string): R {
  const old = contentAt(resume, path)
  const next = clip(value, isLongText(path) ? textLimit : lineLimit)
  return typeof old !== 'string' || old === next ? resume : withValueAt(resume, path, next)
}

function setWords<R extends Editable>(resume: R, path: string, value: readonly string[]): R {
  const old = listAt(resume, path)
  if (listKind(path) !== 'words' || !old) return resume
  const next = value.slice(0, listLimits.words).map((word) => clip(word, lineLimit))
  const same = old.length === next.length && old.every((word, i) => word === next[i])
  return same ? resume : withValueAt(resume, path, next)
}

function insert<R extends Editable>(resume: R, path: string, index: number, value: ListEntry): R {
  const list = listAt(resume, path)
  const kind = listKind(path)
  if (!list || !kind || list.length >= listLimits[kind]) return resume
  if (!isPlaceIn(list, index)) return resume
  if (kind === 'items' ? !isItemOf(path, value) : typeof value !== 'string') return resume
  const entry =
    typeof value === 'string' ? clip(value, kind === 'lines' ? textLimit : lineLimit) : value
  return withValueAt(resume, path, list.toSpliced(index, 0, entry))
}

function remove<R extends Editable>(resume: R, path: string): R {
  const { list: at, index } = entryPlace(path)
  const list = listAt(resume, at)
  if (!list || !listKind(at) || !(index in list)) return resume
  return withValueAt(resume, at, list.toSpliced(index, 1))
}

function reorder<R extends Editable>(resume: R, path: string, to: number): R {
  const { list: at, index } = entryPlace(path)
  const list = listKind(at) && listAt(resume, at)
  const moved = list && moveWithin(list, index, to)
  return moved ? withValueAt(resume, at, moved) : resume
}

function setProject<R extends Editable>(resume: R, path: string, value: NestedProject | null): R {
  const target = targetOf(segmentsOf(path))
  const old = valueAt(resume, path)
  if (target?.kind !== 'item' || !target.isNested || old === undefined || old === value)
    return resume
  if (value !== null && !hasShapeOf(target.fields, value)) return resume
  return withValueAt(resume, path, value)
}

function inverseOfSeveral(resume: Editable, moves: readonly EditorMove[]): EditorMove | null {
  const back: EditorMove[] = []
  let now = resume
  for (const move of moves) {
    const inverse = inverseOf(now, move)
    if (!inverse) continue
    back.unshift(inverse)
    now = applyMove(now, move)
  }
  return back.length === 0 ? null : { kind: 'several', moves: back }
}

/** Never ends on half of a surrogate pair. */
function clip(text: string, limit: number): string {
  if (text.length <= limit) return text
  const cut = text.slice(0, limit)
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
