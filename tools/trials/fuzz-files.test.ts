import { expect, it } from 'vitest'

import { fuzzFiles } from './fuzz-files.ts'

it('reads or refuses 120 broken files in bounded memory (how soon, the trial says)', async () => {
  const found = await fuzzFiles(120, { children: 2, seed: 7 })
  expect(found.faults).toEqual([])
  expect([...found.answers.values()].reduce((sum, times) => sum + times, 0)).toBe(120)
  expect(found.answers.get('read')).toBeGreaterThan(20)
  expect(found.grownBytes).toBeLessThan(50e6)
}, 240_000)
