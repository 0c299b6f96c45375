import { expect, it } from 'vitest'

import { summaryLines } from './test-summary.ts'

it('the ten slowest tests are named, the slowest first, with their seconds', () => {
  const tests = Array.from({ length: 25 }, (_, i) => ({ name: `test ${i}`, ms: i * 100 }))
  const [heading, first, ...others] = summaryLines(tests)
  expect(heading).toBe('the 10 slowest of 25 tests:')
  expect(first).toBe('   2.4 s  test 24')
  expect(others).toHaveLength(9)
  expect(others.at(-1)).toBe('   1.5 s  test 15')
})

it('what failed is named last, each with its reason on one line', () => {
  const tests = [
    { name: 'slow', ms: 200 },
    { name: 'wrong', ms: 100, error: 'expected 1\n  to be 2' },
  ]
  expect(summaryLines(tests).slice(-2)).toEqual([
    'failed, 1 of 2 tests:',
    '  wrong: expected 1 to be 2',
  ])
})

it('a run without tests names none', () => {
  expect(summaryLines([])).toEqual([])
})
