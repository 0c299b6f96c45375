import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import {
  describeSourceProblem,
  sourceProblemCodes,
  sourceProblems,
} from '#contract/source-problems.ts'

const folder = path.resolve(import.meta.dirname, '../src/web/public/locales')
const words = z.record(z.string(), z.string())
const shape = z.object({ jobs: z.object({ sources: z.object({ problems: words }) }) })

const placesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/\{+(\w+)\}+/g)].map(([, name = '']) => name))

describe('every problem of a source', () => {
  it.each(globSync('*.json', { cwd: folder }))('has words in %s, with its figures', (file) => {
    const { jobs } = shape.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
    const said = jobs.sources.problems
    expect(Object.keys(said).toSorted()).toEqual([...sourceProblemCodes].toSorted())
    for (const code of sourceProblemCodes) {
      expect([code, placesIn(said[code] ?? '')]).toEqual([code, placesIn(sourceProblems[code])])
    }
  })

  it.each(sourceProblemCodes)('%s says nothing unfilled', (code) => {
    const figures = { status: 404, jobs: 1, before: 90 }
    expect(describeSourceProblem({ code, figures })).not.toMatch(/[{}]|undefined|\s{2}/)
  })
})
