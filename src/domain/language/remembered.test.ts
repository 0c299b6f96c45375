import { expect, it } from 'vitest'

import { remembered } from './remembered.ts'

it('answers as the function does, works each out once, and never holds more than it may', () => {
  const asked: string[] = []
  const upper = remembered(2, (text) => {
    asked.push(text)
    return text.toUpperCase()
  })
  expect(['a', 'a', 'b', 'a', 'c', 'c', 'a'].map(upper)).toEqual([...'AABACCA'])
  expect(asked).toEqual(['a', 'b', 'c', 'a'])
})
