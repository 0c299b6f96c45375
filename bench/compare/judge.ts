/**
 * `node bench/compare/judge.ts ROOT AREA… [--batch NAME]`: judges every case by the tree at ROOT and
 * prints a verdict a line, as JSON. A process of its own for each tree, since a process can load a
 * module only once.
 */
import { parseArgs } from 'node:util'

import type { Area, Verdict } from '../cases/case.ts'
import { adVerdicts } from './ad-verdicts.ts'
import { readingVerdicts } from './reading-verdicts.ts'
import { scoreVerdicts } from './score-verdicts.ts'
import { takeFrom } from './stable.ts'
import { allTruthCases } from '../cases/truth-cases.ts'
import { truthVerdict } from './truth-verdicts.ts'

type Judge = (root: string, isWanted: (batch: string) => boolean) => AsyncGenerator<Verdict>

const judges: Readonly<Record<Area, Judge>> = {
  truth: async function* (root, isWanted) {
    const verify = await takeFrom(root, 'verifyResume')
    for (const one of allTruthCases()) if (isWanted(one.batch)) yield truthVerdict(verify, one)
  },
  reading: readingVerdicts,
  ads: adVerdicts,
  score: scoreVerdicts,
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { batch: { type: 'string', multiple: true } },
})
const [root = '.', ...wanted] = positionals

for (const [area, judge] of Object.entries(judges)) {
  if (!wanted.includes(area)) continue
  const isWanted = (batch: string) => values.batch?.includes(batch) ?? true
  for await (const verdict of judge(root, isWanted))
    process.stdout.write(`${JSON.stringify(verdict)}\n`)
}
