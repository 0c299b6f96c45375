import { describe, expect, it } from 'vitest'

import type { Caret, KeyPress } from './keys.ts'
import { fieldKind, readKey } from './keys.ts'

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  alt: false,
  shift: false,
  mod: false,
  ...held,
})
const middle: Caret = { atStart: false, atEnd: false, onFirstLine: true, onLastLine: true }
const start: Caret = { ...middle, atStart: true }
const empty: Caret = { ...start, atEnd: true }

describe('fieldKind', () => {
  it('knows what a field is by its path', () => {
    expect(fieldKind('/work_experience/0/description/1')).toBe('line')
    expect(fieldKind('/education/0/special_achievements/0')).toBe('line')
    expect(fieldKind('/skill_categories/2/skills/4')).toBe('word')
    expect(fieldKind('/summary')).toBe('text')
    expect(fieldKind('/certification_and_training/0/description')).toBe('text')
    expect(fieldKind('/certification_and_training/0/project/purpose')).toBe('text')
    expect(fieldKind('/contact_info/possible_work_locations')).toBe('single')
    expect(fieldKind('/work_experience/0/role')).toBe('single')
  })
})

describe('readKey', () => {
  it('lets Enter split lines and words, break texts, and go on elsewhere', () => {
    expect(readKey(press('Enter'), 'line', middle, false)).toEqual({ kind: 'split' })
    expect(readKey(press('Enter'), 'word', middle, false)).toEqual({ kind: 'split' })
    expect(readKey(press('Enter'), 'text', middle, false)).toEqual({ kind: 'break' })
    expect(readKey(press('Enter'), 'single', middle, false)).toMatchObject({ kind: 'go' })
  })

  it('leaves an empty line with Enter instead of making another', () => {
    expect(readKey(press('Enter'), 'line', empty, true)).toMatchObject({ kind: 'go', to: 'next' })
  })

  it('begins a new word at a comma, and none from nothing', () => {
    expect(readKey(press(','), 'word', middle, false)).toEqual({ kind: 'split' })
    expect(readKey(press(','), 'word', empty, true)).toEqual({ kind: 'nothing' })
    expect(readKey(press(','), 'line', middle, false)).toBeNull()
  })

  it('moves with Alt and an arrow: the line, or with Shift the item', () => {
    expect(readKey(press('ArrowUp', { alt: true }), 'line', middle, false)).toEqual({
      kind: 'shift',
      by: -1,
      what: 'entry',
    })
    expect(readKey(press('ArrowDown', { alt: true, shift: true }), 'line', middle, false)).toEqual({
      kind: 'shift',
      by: 1,
      what: 'item',
    })
  })

  it('joins with Backspace only at the start of a line', () => {
    expect(readKey(press('Backspace'), 'line', start, false)).toEqual({ kind: 'join' })
    expect(readKey(press('Backspace'), 'line', middle, false)).toBeNull()
    expect(readKey(press('Backspace'), 'single', start, false)).toBeNull()
  })

  it('leaves selecting and the keys of the browser alone', () => {
    expect(readKey(press('ArrowUp', { shift: true }), 'line', start, false)).toBeNull()
    expect(readKey(press('ArrowLeft', { mod: true }), 'line', start, false)).toBeNull()
    expect(readKey(press('Tab'), 'line', start, false)).toBeNull()
    expect(readKey(press('a'), 'line', start, false)).toBeNull()
  })
})
