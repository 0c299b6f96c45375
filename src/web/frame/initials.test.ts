import { describe, expect, it } from 'vitest'

import { initialsOf } from './initials.ts'

describe('the avatar', () => {
  it.each([
    ['Mara Lindqvist', 'x@y', 'ML'],
    ['Maria del Carmen Ruiz', null, 'MR'],
    ['  Madonna ', null, 'M'],
    ['Élodie Öztürk', null, 'ÉÖ'],
    [null, 'mara@example', 'M'],
    [null, null, ''],
  ])('[F3] of %s (%s) shows %s', (name, email, initials) => {
    expect(initialsOf(name, email)).toBe(initials)
  })
})
