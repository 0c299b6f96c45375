/** Runs the judge on a tree in a process of its own, and gives its verdicts. */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'

import type { Area, Verdict } from '../cases/case.ts'
import { projectRoot } from '../data.ts'

export async function runJudge(
  root: string,
  areas: readonly Area[],
  batches: readonly string[] = [],
): Promise<Verdict[]> {
  const judge = path.join(projectRoot, 'bench/compare/judge.ts')
  const chosen = batches.flatMap((batch) => ['--batch', batch])
  const child = spawn(process.execPath, [judge, root, ...areas, ...chosen], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const verdicts: Verdict[] = []
  // The judge is this tree's own and prints this shape.
  for await (const line of createInterface({ input: child.stdout }))
    verdicts.push(JSON.parse(line) as Verdict)
  const code = await ended
  if (code !== 0) throw new Error(`the judge ended with ${code} on ${root}`)
  return verdicts
}
