import { expect, it } from 'vitest'

import { findQuantities } from './numbers.ts'
import { wordsOfLanguage } from './number-words.ts'

it('counts German and Dutch compounds', () => {
  expect(findQuantities('zweiundzwanzig Filialen', 'de')).toMatchObject([{ value: 22 }])
  expect(findQuantities('vijfentwintig winkels', 'nl')).toMatchObject([{ value: 25 }])
})

it('forgets words that nobody wrote lately', () => {
  const letters = 'abcdefghij'
  const words = Array.from(
    { length: 50_000 },
    (_, n) =>
      `zz${String(n)
        .padStart(5, '0')
        .replaceAll(/\d/g, (digit) => letters.charAt(Number(digit)))}`,
  )
  for (let at = 0; at < words.length; at += 50) {
    findQuantities(words.slice(at, at + 50).join(' '), 'de')
  }
  const { compounds } = wordsOfLanguage('de')
  const remembered = words.filter((word) => compounds.get(word) !== undefined)
  expect(remembered).toContain(words.at(-1))
  expect(remembered.length).toBeLessThanOrEqual(40_000)
})
