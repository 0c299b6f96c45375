import { describe, expect, it } from 'vitest'

import { boardsNamed } from './known-boards.ts'

const known = [
  { name: 'Radwerk', source: 'join:radwerk', city: 'Münster' },
  { name: 'Kaiwerk', source: 'softgarden:kaiwerk', city: 'Bremen' },
]

describe('known employers', () => {
  it('are those whose name or town begins as somebody types', () => {
    expect(boardsNamed(known, 'rad').map(({ name }) => name)).toEqual(['Radwerk'])
    expect(boardsNamed(known, 'Bremen').map(({ name }) => name)).toEqual(['Kaiwerk'])
  })

  it.each(['', 'r', 'radwerk.example', 'https://'])('are none for %j', (typed) => {
    expect(boardsNamed(known, typed)).toEqual([])
  })
})
