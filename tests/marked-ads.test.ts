/** Marked job ads are read at least as well as they were: a floor for each field, a little below it. */
import { describe, expect, it } from 'vitest'

import { languages } from '#domain/language/languages.ts'

import { countAds } from '../bench/job-reading.ts'

/** Marks that are found, and at most so many places beside them. */
const floors = {
  tidy: { T: [39, 9], C: [35, 3], D: [91, 8], B: [51, 7], Y: [32, 1], L: [18, 4], K: [35, 18] },
  free: { T: [47, 1], C: [45, 1], D: [147, 12], B: [156, 10], Y: [37, 1], L: [39, 1], K: [68, 11] },
} as const

describe.each(['tidy', 'free'] as const)('the %s ads', (set) => {
  const counts = countAds(set, languages)

  it.each(Object.entries(floors[set]))('are read in field %s', (field, [found, beside]) => {
    const count = [...counts].find(([name]) => name === field)?.[1]
    expect(count?.found).toBeGreaterThanOrEqual(found)
    expect(count?.beside).toBeLessThanOrEqual(beside)
  })

  it('are read in the skills that they ask for', () => {
    const all = [...counts].filter(([field]) => field === 'R' || field === 'P').map(([, c]) => c)
    const found = all.reduce((sum, count) => sum + count.found, 0)
    const marked = all.reduce((sum, count) => sum + count.marked, 0)
    expect(found / marked).toBeGreaterThan(set === 'tidy' ? 0.87 : 0.67)
  })
})
