import { expect, it } from 'vitest'

import { findQuantities } from './numbers.ts'
import { wordsOfLanguage } from './number-words.ts'
import { processorMs } from '../../../../tests/processor-time.ts'

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

it('reads a word of many numbers in its time, whatever its length', () => {
  const longest = 'neunhundertneunundneunzigtausendneunhundertneunundneunzig'
  expect(findQuantities(`${longest} Gäste`, 'de')).toMatchObject([{ value: 999_999 }])
  const took = processorMs(() => {
    for (const part of ['hundert', 'und', 'en', 'einhundertund', 'zweiund'])
      for (const length of [60, 64, 160, 5_000])
        findQuantities(`${part.repeat(length / part.length)}x`, part === 'en' ? 'nl' : 'de')
  })
  expect(took).toBeLessThan(2_000)
})
