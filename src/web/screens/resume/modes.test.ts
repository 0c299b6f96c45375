import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, test } from 'vitest'

import { editing, nextMode, viewOf, type Mode, type ModeEvent } from './modes.ts'

const after = (...events: ModeEvent[]): Mode => events.reduce(nextMode, editing)

describe('the modes of the editor', () => {
  test('begin with editing, and change between editing and viewing', () => {
    expect(after()).toEqual({ kind: 'edit' })
    expect(after('view')).toEqual({ kind: 'view' })
    expect(after('view', 'edit')).toEqual({ kind: 'edit' })
  })

  test('viewing ends a review, and editing does not', () => {
    expect(after('show-edits', 'view')).toEqual({ kind: 'view' })
    expect(after('show-edits', 'view', 'edit')).toEqual({ kind: 'edit' })
    expect(after('show-edits', 'edit')).toEqual({ kind: 'review' })
  })

  test('showing the edits leaves viewing, and hiding them goes on with editing', () => {
    expect(after('view', 'show-edits')).toEqual({ kind: 'review' })
    expect(after('view', 'show-edits', 'hide-edits')).toEqual({ kind: 'edit' })
    expect(after('view', 'hide-edits')).toEqual({ kind: 'view' })
  })

  test.each<[ModeEvent, string]>([
    ['edit', 'edit'],
    ['view', 'view'],
    ['show-edits', 'review'],
  ])('the history gives back what it covered: %s', (event, kind) => {
    expect(after(event, 'open-history').kind).toBe('history')
    expect(after(event, 'open-history', 'close-history')).toEqual({ kind })
    expect(after(event, 'toggle-history', 'toggle-history')).toEqual({ kind })
  })

  test('edits that arrive while the history is open are found behind it', () => {
    expect(after('open-history', 'show-edits')).toEqual({
      kind: 'history',
      behind: { kind: 'review' },
    })
  })

  test('printing by the browser gives back everything, the history and the review included', () => {
    expect(after('show-edits', 'print', 'printed')).toEqual({ kind: 'review' })
    const history = after('show-edits', 'open-history')
    expect(nextMode(nextMode(history, 'print'), 'printed')).toEqual(history)
  })

  test('an export ends the review and the history, and keeps the choice of editing or viewing', () => {
    expect(after('show-edits', 'export', 'printed')).toEqual({ kind: 'edit' })
    expect(after('view', 'open-history', 'export', 'printed')).toEqual({ kind: 'view' })
  })

  test('an export is printed once, whether or not the browser says that it prints', () => {
    expect(after('view', 'export', 'print', 'printed', 'printed')).toEqual({ kind: 'view' })
    expect(after('view', 'export', 'printed')).toEqual({ kind: 'view' })
  })

  test('a choice made while printing holds once it is over', () => {
    expect(after('export', 'view', 'printed')).toEqual({ kind: 'view' })
    expect(after('export', 'toggle-history', 'printed').kind).toBe('history')
  })
})

describe('what is on the screen', () => {
  const events: ModeEvent[] = [
    'edit',
    'view',
    'show-edits',
    'hide-edits',
    'open-history',
    'close-history',
    'toggle-history',
    'export',
    'print',
    'printed',
  ]
  const modes = array(constantFrom(...events), { maxLength: 12 }).map((all) => after(...all))

  test('never hides or marks a sheet that is being printed', () => {
    assert(
      property(modes, (mode) => {
        const { isSheetHidden, hasFields } = viewOf(nextMode(mode, 'print'))
        expect({ isSheetHidden, hasFields }).toEqual({ isSheetHidden: false, hasFields: false })
      }),
    )
  })

  test('never shows the changes of a sheet that is only viewed', () => {
    assert(
      property(modes, (mode) => {
        const { choice, showsEdits } = viewOf(mode)
        expect(choice === 'view' && showsEdits).toBe(false)
      }),
    )
  })

  test('is the same as before when the browser has printed', () => {
    assert(
      property(modes, (mode) => {
        const unprinted = nextMode(mode, 'printed')
        expect(nextMode(nextMode(unprinted, 'print'), 'printed')).toEqual(unprinted)
      }),
    )
  })
})
