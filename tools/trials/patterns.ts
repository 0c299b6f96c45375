/**
 * The trial of all regular expressions: those that `npm test` asks and those that are listed as slow,
 * so that a listed one that has been mended is found and leaves the list.
 */
import { growthOf } from '../../tests/patterns/growth.ts'
import { slowPatterns } from '../../tests/patterns/slow-patterns.ts'
import { madePatterns, patternsIn, productFiles } from '../../tests/patterns/source-patterns.ts'
import type { Trial } from './fuzz.ts'

/** Looks more closely at more patterns than the test does: what a busy machine would find is listed. */
const suspiciousMs = 0.6

export const patternsTrial: Trial = {
  says: 'Measures how the time of every pattern grows,',
  usual: 1,
  async run(times) {
    const all = productFiles().map(patternsIn)
    const files = new Set(all.flatMap((found) => found.made.map(({ file }) => file)))
    const patterns = [...all.flatMap((found) => found.literals), ...(await madePatterns(files))]
    const slow = new Map<string, string>()
    for (let time = 0; time < times; time++)
      for (const { file, pattern, isGlobal } of patterns) {
        const growth = growthOf(pattern, isGlobal, suspiciousMs)
        if (growth.kind !== 'linear') slow.set(`${file}\t${String(pattern)}`, growth.kind)
      }
    const listed = Object.entries(slowPatterns).flatMap(([file, list]) =>
      list.map((pattern) => `${file}\t${pattern}`),
    )
    for (const [one, kind] of slow)
      console.log(`${listed.includes(one) ? 'listed' : 'NOT LISTED'}\t${kind}\t${one}`)
    const mended = listed.filter((one) => !slow.has(one))
    for (const one of mended) console.log(`NO LONGER SLOW\t${one}`)
    console.log(`${patterns.length} patterns, ${slow.size} slow, ${listed.length} listed`)
    return mended.length === 0 && [...slow.keys()].every((one) => listed.includes(one))
  },
}
