/** The properties of the score, each for as many resumes as one likes. */
import * as fc from 'fast-check'

import { scoreProperties } from '../../tests/arbitraries/score-properties.ts'
import type { Trial } from './fuzz.ts'

export const scoreTrial: Trial = {
  says: 'Draws a resume for each property of the score',
  usual: 10_000,
  async run(count) {
    const seed = Date.now() % 1_000_000
    let holds = true
    for (const [name, property] of Object.entries(scoreProperties)) {
      const details = fc.check<unknown[]>(property, { numRuns: count, seed })
      console.log(`${name}: ${details.failed ? 'does not hold' : `held ${count} times`}`)
      if (details.failed) console.log(fc.defaultReportMessage(details))
      holds &&= !details.failed
    }
    return holds
  },
}
