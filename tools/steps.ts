/**
 * Runs named commands and says at the end which failed. The commands of one stage run side by side, as
 * many as there are cores and at least two, and each shows what it wrote when it ends; a stage begins where the one before
 * has passed.
 */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import path from 'node:path'

export type Step = [name: string, command: string, args: string[]]

type Result = { name: string; code: number; seconds: number }

/** What `npm run check` does, and `npm test` first. */
export const checks: readonly Step[] = [
  ['types', 'tsc', ['-b']],
  ['lint and boundaries', 'oxlint', ['--type-aware', '--quiet']],
  ['unused code', 'knip', []],
  ['formatting', 'oxfmt', ['--check']],
]

const root = path.resolve(import.meta.dirname, '..')

/** One stage. */
export const runSteps = (steps: readonly Step[]): Promise<number> => runStages([steps])

/** Resolves to the exit code: 0 only when every step was run and ended with 0. */
export async function runStages(stages: readonly (readonly Step[])[]): Promise<number> {
  const results: Result[] = []
  for (const stage of stages) {
    if (results.some(({ code }) => code !== 0)) break
    results.push(...(await runSideBySide(stage)))
  }
  console.log('')
  for (const { name, code, seconds } of results)
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`)
  const passed = results.filter(({ code }) => code === 0).length
  const notRun = stages.flat().length - results.length
  console.log(
    `\nsteps: ${passed} passed, ${results.length - passed} failed${notRun > 0 ? `, ${notRun} not run` : ''}`,
  )
  return passed === stages.flat().length ? 0 : 1
}

async function runSideBySide(stage: readonly Step[]): Promise<Result[]> {
  const waiting = [...stage]
  const results: Result[] = []
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      results.push(await run(step, stage.length === 1))
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, lane))
  return results
}

/** A step that runs alone writes as it goes. */
async function run([name, command, args]: Step, isAlone: boolean): Promise<Result> {
  const title = `\n— ${name}: ${command} ${args.join(' ')}`
  if (isAlone) console.log(title)
  const began = performance.now()
  const written: Buffer[] = []
  const code = await new Promise<number>((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: {
        ...process.env,
        PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env['PATH']}`,
      },
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    child.stdout?.on('data', (chunk: Buffer) => written.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => written.push(chunk))
    child.once('error', () => resolve(127))
    child.once('close', (status) => resolve(status ?? 1))
  })
  if (!isAlone) console.log(`${title}\n${Buffer.concat(written).toString()}`.trimEnd())
  return { name, code, seconds: (performance.now() - began) / 1000 }
}
