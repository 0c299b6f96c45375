import { expect, it } from 'vitest'

import { times } from '../../tests/part.ts'
import { fuzzFiles } from './fuzz-files.ts'

const count = times(40, 120)

it(`reads or refuses ${count} broken files in bounded memory (how soon, the trial says)`, async () => {
  const found = await fuzzFiles(count, { children: 2, seed: 7, patience: 10 })
  expect(found.faults).toEqual([])
  expect([...found.answers.values()].reduce((sum, times) => sum + times, 0)).toBe(count)
  expect(found.answers.get('read')).toBeGreaterThan(count / 6)
  expect(found.grownBytes).toBeLessThan(50e6)
}, 240_000)
