import { expect, it } from 'vitest'

import { slowestLines } from './slowest-tests.ts'

it('the ten slowest tests are named, the slowest first, with their seconds', () => {
  const tests = Array.from({ length: 25 }, (_, i) => ({ name: `test ${i}`, ms: i * 100 }))
  const [heading, first, ...others] = slowestLines(tests)
  expect(heading).toBe('the 10 slowest of 25 tests:')
  expect(first).toBe('   2.4 s  test 24')
  expect(others).toHaveLength(9)
  expect(others.at(-1)).toBe('   1.5 s  test 15')
})

it('a run without tests names none', () => {
  expect(slowestLines([])).toEqual([])
})
