/**
 * What a key means in a field of the sheet. Pure: the key, the field and the caret go in, an
 * intention comes out; `act` carries it out.
 */
import { segmentsOf } from '#domain/resume/pointer.ts'
import { shapes } from '#domain/resume/sections/declaration.ts'
import { targetOf } from '#domain/resume/sections/leaves.ts'

export type FieldKind =
  /** A line of a list of lines; Enter begins the next one. */
  | 'line'
  /** One of several words; Enter and a comma begin the next one. */
  | 'word'
  /** A text of several lines; Enter breaks it. */
  | 'text'
  /** A single line; Enter goes on. */
  | 'single'

export type KeyPress = {
  key: string
  alt: boolean
  shift: boolean
  /** Ctrl, or Cmd on a Mac. */
  mod: boolean
}

export type Caret = { atStart: boolean; atEnd: boolean; onFirstLine: boolean; onLastLine: boolean }

export type Intention =
  | { kind: 'go'; to: 'previous' | 'next'; caret: 'start' | 'end' }
  | { kind: 'split' }
  | { kind: 'break' }
  | { kind: 'join' }
  | { kind: 'shift'; by: -1 | 1; what: 'entry' | 'item' | 'section' }
  | { kind: 'add-item' }
  | { kind: 'escape' }
  /** The key writes nothing here. */
  | { kind: 'nothing' }

export function fieldKind(path: string): FieldKind {
  const segments = segmentsOf(path)
  const target = targetOf(segments)
  // What stands in no section is a name, an address or one of several places.
  if (target?.kind !== 'field') return /^\d+$/.test(segments.at(-1) ?? '') ? 'word' : 'single'
  const shape = shapes[target.field.kind]
  if (target.isEntry) return shape === 'lines' ? 'line' : 'word'
  return shape === 'text' ? 'text' : 'single'
}

export function readKey(
  press: KeyPress,
  kind: FieldKind,
  caret: Caret,
  empty: boolean,
): Intention | null {
  const { key, alt, shift, mod } = press
  if (alt && (key === 'ArrowUp' || key === 'ArrowDown'))
    return {
      kind: 'shift',
      by: key === 'ArrowUp' ? -1 : 1,
      what: shift || kind === 'word' ? 'item' : 'entry',
    }
  if (alt && (key === 'PageUp' || key === 'PageDown'))
    return { kind: 'shift', by: key === 'PageUp' ? -1 : 1, what: 'section' }
  // Sideways a word moves among its like; in other fields these keys jump by word on a Mac.
  if (alt && kind === 'word' && (key === 'ArrowLeft' || key === 'ArrowRight'))
    return { kind: 'shift', by: key === 'ArrowLeft' ? -1 : 1, what: 'entry' }
  if (alt) return null
  if (key === 'Escape') return { kind: 'escape' }
  if (key === 'Enter') return readEnter(kind, mod, shift, empty)
  if (mod || shift) return null
  if (key === ',' && kind === 'word') return empty ? { kind: 'nothing' } : { kind: 'split' }
  if (key === ' ' && kind === 'word' && caret.atStart) return { kind: 'nothing' }
  if (key === 'Backspace' && caret.atStart && caret.atEnd && empty) return { kind: 'join' }
  if (key === 'Backspace' && caret.atStart && (kind === 'line' || kind === 'word'))
    return { kind: 'join' }
  if (key === 'ArrowUp' && caret.onFirstLine) return { kind: 'go', to: 'previous', caret: 'end' }
  if (key === 'ArrowDown' && caret.onLastLine) return { kind: 'go', to: 'next', caret: 'start' }
  if (key === 'ArrowLeft' && caret.atStart) return { kind: 'go', to: 'previous', caret: 'end' }
  if (key === 'ArrowRight' && caret.atEnd) return { kind: 'go', to: 'next', caret: 'start' }
  return null
}

function readEnter(kind: FieldKind, mod: boolean, shift: boolean, empty: boolean): Intention {
  if (mod) return { kind: 'add-item' }
  if (kind === 'text') return { kind: 'break' }
  if (shift) return { kind: 'go', to: 'previous', caret: 'end' }
  if (kind === 'single' || empty) return { kind: 'go', to: 'next', caret: 'end' }
  return { kind: 'split' }
}
