import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { qualityAreas } from '../bench/quality/areas.ts'
import type { Results } from '../bench/quality/page.ts'
import { qualityPage } from '../bench/quality/page.ts'

const read = (name: string): string =>
  readFileSync(new URL(`../docs/${name}`, import.meta.url), 'utf8')

describe('docs/quality.md', () => {
  // The benchmarks write it in this shape.
  const results = JSON.parse(read('quality.json')) as Results

  it('is what the benchmarks write from their figures', () => {
    expect(read('quality.md')).toBe(qualityPage(results))
  })

  it('has at most 120 lines', () => {
    expect(read('quality.md').split('\n').length).toBeLessThanOrEqual(120)
  })

  it('begins every area that outsiders measured with what they found', () => {
    for (const { title, firstSight } of qualityAreas) {
      const [first] = firstSight
      if (first === undefined) continue
      const rows = read('quality.md').split(`## ${title}\n`)[1]?.split('\n').slice(3, 4)
      expect(rows).toEqual([expect.stringContaining(`| ${first.what} | ${first.result} |`)])
    }
  })

  it('cannot leave out a figure that it names', () => {
    expect(() =>
      qualityPage({ ...results, reading: { commit: '', date: '', tables: [] } }),
    ).toThrow('docs/quality.json has no reading')
  })
})
