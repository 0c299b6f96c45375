/**
 * `npm run bench -- ratchet [--accept]`: brings the lists of known failures (cases/known-failures.ts)
 * to what the tree does now. Cases that pass leave the list. Cases that used to pass are only put on
 * it with `--accept`; whoever does so names them in the commit and says why.
 */
import { parseArgs } from 'node:util'

import { scoreResume } from '#domain/scoring/score.ts'
import { verifyResume } from '#domain/truth/verify.ts'

import { readGivenJob } from '../src/cli/given-job.ts'
import type { Area, Verdict } from './cases/case.ts'
import {
  newFailures,
  readKnownFailures,
  turnedCases,
  writeKnownFailures,
} from './cases/known-failures.ts'
import { readingFieldVerdicts } from './cases/reading-fields.ts'
import { ownTruthCases } from './cases/truth-cases.ts'
import { adVerdicts } from './compare/ad-verdicts.ts'
import { scoreVerdicts } from './compare/score-verdicts.ts'
import { truthVerdict } from './compare/truth-verdicts.ts'

const judges: Readonly<Record<Area, () => Promise<Verdict[]>>> = {
  truth: async () => ownTruthCases().map((one) => truthVerdict(verifyResume, one)),
  reading: readingFieldVerdicts,
  ads: async () => [...adVerdicts(readGivenJob, () => true)],
  score: async () => [
    ...scoreVerdicts(readGivenJob, scoreResume, (batch) => batch.startsWith('pairs/')),
  ],
}

export async function ratchet(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { accept: { type: 'boolean' } } })
  let kept = 0
  for (const [area, judge] of Object.entries(judges) as [Area, () => Promise<Verdict[]>][]) {
    const verdicts = await judge()
    const { fails, passes, gone } = turnedCases(area, verdicts)
    const ids = new Set(readKnownFailures(area))
    for (const id of [...passes.map((one) => one.id), ...gone]) ids.delete(id)
    if (values.accept === true) for (const { id } of fails) ids.add(id)
    else kept += fails.length
    for (const line of newFailures(area, verdicts)) console.log(`fails now: ${line}`)
    writeKnownFailures(area, ids)
    console.log(
      `${area}: ${verdicts.length} cases, ${ids.size} known to fail; ${passes.length} pass now, ${gone.length} are no case any more, ${fails.length} used to pass and fail.`,
    )
  }
  return kept === 0 ? 0 : 1
}
