/** The trial of mutated files: what `npm run trial -- fuzz` prints and judges. */
import type { ProblemCode } from '#contract/problems.ts'
import { problemCodes, problemStatus } from '#contract/problems.ts'

import { fuzzFiles } from './fuzz-files.ts'

export interface Trial {
  says: string
  /** How often, where no number is given. */
  usual: number
  /** Whether it held; of a trial that has parts, those that were named, or all. */
  run(count: number, parts: readonly string[]): Promise<boolean>
}

export const fuzzTrial: Trial = {
  says: 'Reads a mutated file',
  usual: 10_000,
  async run(count) {
    const began = performance.now()
    const found = await fuzzFiles(count, { children: 2, seed: 1 }, (number, { faults }) => {
      console.log(`${number} files, ${faults.length} faults`)
    })
    const seconds = (performance.now() - began) / 1000
    console.log(`${count} files in ${seconds.toFixed(0)} s`)
    for (const [answer, times] of found.answers)
      console.log(`  ${statusOf(answer)} ${answer}: ${times}`)
    const [slowest, alone] = [found.slowestMs, found.slowestAloneMs].map((ms) => ms.toFixed(0))
    console.log(`slowest answer: ${slowest} ms with its waiting, ${alone} ms alone`)
    console.log(`memory of this process: +${(found.grownBytes / 1e6).toFixed(0)} MB`)
    for (const fault of found.faults.slice(0, 20)) console.log(`FAULT ${fault}`)
    return found.faults.length === 0 && found.slowestMs < 10_000 && found.grownBytes < 50e6
  },
}

/** What the upload answers with. */
function statusOf(answer: string): number {
  const code = problemCodes.find((one): one is ProblemCode => one === answer)
  return code === undefined ? 200 : problemStatus(code)
}
