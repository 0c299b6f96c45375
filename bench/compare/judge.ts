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

type Wanted = (batch: string) => boolean
type Judge = (root: string, isWanted: Wanted) => Promise<AsyncIterable<Verdict> | Iterable<Verdict>>

const judges: Readonly<Record<Area, Judge>> = {
  truth: async (root, isWanted) => {
    const verify = await takeFrom(root, 'verifyResume')
    const cases = allTruthCases().filter(({ batch }) => isWanted(batch))
    return cases.map((one) => truthVerdict(verify, one))
  },
  reading: async (root, isWanted) =>
    readingVerdicts(
      await takeFrom(root, 'readItems'),
      await takeFrom(root, 'readResume'),
      isWanted,
    ),
  ads: async (root, isWanted) => adVerdicts(await takeFrom(root, 'readGivenJob'), isWanted),
  score: async (root, isWanted) =>
    scoreVerdicts(
      await takeFrom(root, 'readGivenJob'),
      await takeFrom(root, 'scoreResume'),
      isWanted,
    ),
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { batch: { type: 'string', multiple: true } },
})
const [root = '.', ...wanted] = positionals

for (const [area, judge] of Object.entries(judges)) {
  if (!wanted.includes(area)) continue
  const isWanted = (batch: string) => values.batch?.includes(batch) ?? true
  for await (const verdict of await judge(root, isWanted))
    process.stdout.write(`${JSON.stringify(verdict)}\n`)
}
