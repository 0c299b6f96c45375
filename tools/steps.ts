/** Runs named commands one after the other, shows their output, and says at the end which failed. */
import { spawn } from 'node:child_process'
import path from 'node:path'

export type Step = [name: string, command: string, args: string[]]

/** Resolves to the exit code: 0 only when every step ended with 0. */
export async function runSteps(steps: Step[]): Promise<number> {
  const root = path.resolve(import.meta.dirname, '..')
  const env = {
    ...process.env,
    PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env['PATH']}`,
  }
  const results: { name: string; code: number; seconds: number }[] = []
  for (const [name, command, args] of steps) {
    console.log(`\n— ${name}: ${command} ${args.join(' ')}`)
    const began = performance.now()
    const code = await new Promise<number>((resolve) => {
      const child = spawn(command, args, {
        cwd: root,
        env,
        stdio: 'inherit',
        shell: process.platform === 'win32',
      })
      child.once('error', () => resolve(127))
      child.once('exit', (status) => resolve(status ?? 1))
    })
    results.push({ name, code, seconds: (performance.now() - began) / 1000 })
  }
  console.log('')
  for (const { name, code, seconds } of results) {
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`)
  }
  const failed = results.filter((r) => r.code !== 0).length
  console.log(`\nsteps: ${results.length - failed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}
