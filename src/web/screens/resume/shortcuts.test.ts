import { describe, expect, it } from 'vitest'

import { readShortcut } from './shortcuts.ts'

const press = (key: string, code: string, held: Partial<KeyboardEvent> = {}) =>
  readShortcut({
    key,
    code,
    ctrlKey: true,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    target: null,
    ...held,
  } as KeyboardEvent) // only what is read of one; Node has no keyboard events

describe('the keys of the editor', () => {
  it('[V10] save with Ctrl+S and Cmd+S, with Caps Lock too', () => {
    expect(press('s', 'KeyS')).toBe('save')
    expect(press('S', 'KeyS')).toBe('save')
    expect(press('s', 'KeyS', { ctrlKey: false, metaKey: true })).toBe('save')
    expect(press('s', 'KeyS', { shiftKey: true })).toBeNull()
  })

  it('[V10] are found where they stand on keyboards of other scripts', () => {
    expect(press('ы', 'KeyS')).toBe('save')
    expect(press('σ', 'KeyS')).toBe('save')
    expect(press('я', 'KeyZ')).toBe('undo')
    expect(press('Я', 'KeyZ', { shiftKey: true })).toBe('redo')
  })

  it('go by the letter on Latin keyboards, wherever it stands', () => {
    expect(press('z', 'KeyW')).toBe('undo') // AZERTY
    expect(press('w', 'KeyZ')).toBeNull()
    expect(press('o', 'KeyS')).toBeNull() // Dvorak
    expect(press('z', 'KeyY')).toBe('undo') // QWERTZ
  })
})
