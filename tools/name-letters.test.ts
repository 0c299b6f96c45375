import { readsBy } from '#domain/ads/name-letters.ts'
import { expect, it } from 'vitest'

import type { Example } from './name-letters.ts'
import { lettersOf, tableOfLetters } from './name-letters.ts'

const of = (is: Example['is'], texts: readonly string[]): Example[] =>
  texts.map((text) => ({ text, is, weight: 1 }))
const names = [
  ...of('trade', ['baker', 'painter', 'roofer', 'teacher', 'driver', 'welder', 'waiter']),
  ...of('firm', ['Bakery Ltd', 'Roofs Ltd', 'Welding Ltd', 'Paints Ltd', 'Drivers Ltd']),
  ...of(null, ['your tasks', 'we offer', 'good pay', 'contact us', 'full time', 'apply now']),
]
const letters = { trade: lettersOf('trade', names), firm: lettersOf('firm', names) }

it('a name that no list has is known by how others of its kind end', () => {
  const reads = readsBy(() => letters)
  expect(reads('plumber')['trade']).toBeGreaterThan(reads('your pay')['trade'] ?? 0)
  expect(reads('Plumbing Ltd')['firm']).toBeGreaterThan(reads('plumber')['firm'] ?? 0)
})

it('the same names give the same letters', () => {
  expect(lettersOf('trade', names)).toEqual(letters.trade)
})

it('a table has a sign for each box', () => {
  const [, trade = '', firm = ''] = tableOfLetters(letters).split('\n')
  expect(trade.split('\t').at(-1)).toHaveLength(letters.trade.boxes.length)
  expect(firm.split('\t').at(-1)).toMatch(/^[\w+/]+$/)
})
