/** The sealed batches whose single cases nobody has read, in sums; see cases/case.ts. */
import { verifyResume } from '#domain/truth/verify.ts'

import { readGivenJob } from '../src/cli/given-job.ts'
import type { Verdict } from './cases/case.ts'
import { isUnseen } from './cases/case.ts'
import { allTruthCases } from './cases/truth-cases.ts'
import { adVerdicts } from './compare/ad-verdicts.ts'
import { truthVerdict } from './compare/truth-verdicts.ts'
import type { BenchTable } from './table.ts'

export function benchUnseen(): BenchTable[] {
  const truth = allTruthCases()
    .filter(({ batch }) => isUnseen(batch))
    .map((one) => truthVerdict(verifyResume, one))
  return [table('Cases nobody has read', [...truth, ...adVerdicts(readGivenJob, isUnseen)])]
}

function table(title: string, verdicts: readonly Verdict[]): BenchTable {
  const groups = Map.groupBy(verdicts, ({ batch, kind }) => `${groupOf(batch)}: ${kind}`)
  return {
    title,
    columns: ['cases and what', 'right'],
    rows: [...groups].map(([name, own]) => {
      const right = own.reduce((sum, one) => sum + one.right, 0)
      return [name, `${right} of ${own.length} (${((100 * right) / own.length).toFixed(1)} %)`]
    }),
    notes: [],
  }
}

const groupOf = (batch: string): string => (batch.startsWith('fresh/') ? 'fresh' : batch)
