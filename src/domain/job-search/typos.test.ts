import { expect, it } from 'vitest'
import * as fc from 'fast-check'

import { distance, mostErrors, nearest } from './typos.ts'

const letter = fc.constantFrom(...'abeinrstuvwz')
const words = fc.string({ unit: letter, minLength: 4, maxLength: 11 })
const slips = fc.array(fc.tuple(fc.nat(11), fc.nat(1), fc.constantFrom('', 'a', 'n', 'x')), {
  maxLength: 3,
})
/** So many letters from each place on are replaced by another, or by none. */
const slipped = (word: string, made: readonly (readonly [number, number, string])[]): string =>
  made.reduce((now, [at, left, put]) => now.slice(0, at) + put + now.slice(at + left), word)

it('gives every word within so many errors and no other, the nearest first', () => {
  fc.assert(
    fc.property(words, fc.array(slips, { maxLength: 20 }), (word, made) => {
      const most = mostErrors(word)
      const others = made.map((slip) => slipped(word, slip))
      const known = others.map((other) => ({ word: other, spoken: other }))
      const away = nearest(word, known).map((found) => distance(word, found.word, most))
      const within = others.map((other) => distance(word, other, most))
      expect(away).toEqual(within.filter((n) => n > 0 && n <= most).toSorted((a, b) => a - b))
    }),
  )
})

it('finds what a slip of the finger makes of a word', () => {
  const known = ['engineer', 'manager', 'engine'].map((word) => ({ word, spoken: word }))
  for (const typed of ['enigneer', 'engineeer', 'enginer', 'emgineer']) {
    expect(nearest(typed, known)[0]?.word).toBe('engineer')
  }
})
