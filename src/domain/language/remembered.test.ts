import { expect, it } from 'vitest'

import { once, recent, remembered } from './remembered.ts'

it('answers as the function does and works out again only what was not asked for lately', () => {
  const asked: string[] = []
  const upper = remembered(2, (text) => {
    asked.push(text)
    return text.toUpperCase()
  })
  expect(['a', 'a', 'b', 'a', 'c', 'a', 'd', 'e', 'b'].map(upper)).toEqual([...'AABACADEB'])
  // "a" was asked for all the time and stays; "b" was not, and is gone.
  expect(asked).toEqual(['a', 'b', 'c', 'd', 'e', 'b'])
})

it('never holds more than twice what it was told', () => {
  const known = recent<object>(10)
  const keys = Array.from({ length: 1_000 }, (_, n) => `${n}`)
  for (const key of keys) {
    known.set(key, {})
    expect(known.get(key)).toBeDefined()
  }
  expect(keys.filter((key) => known.get(key) !== undefined).length).toBeLessThanOrEqual(20)
})

it('works an answer out when it is first asked for, and then no more, though it be nothing', () => {
  const asked: string[] = []
  const answer = once(() => {
    asked.push('asked')
    return undefined
  })
  expect(asked).toEqual([])
  expect([answer(), answer()]).toEqual([undefined, undefined])
  expect(asked).toEqual(['asked'])
})
