/** The real command line, in a folder of its own and with nothing of our environment. */
import { execFile } from 'node:child_process'
import path from 'node:path'

export interface Said {
  code: number
  out: string
  err: string
}

const program = path.resolve(import.meta.dirname, '../../src/cli/lapel.ts')

export function runLapel(
  cwd: string,
  args: readonly string[],
  { input, env }: { input?: string; env?: Record<string, string> } = {},
): Promise<Said> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [program, ...args],
      { cwd, env: { PATH: process.env['PATH'], ...env } },
      (error, out, err) => {
        const code = error ? error.code : 0
        if (typeof code === 'number') resolve({ code, out, err })
        else reject(error ?? new Error('no exit code'))
      },
    )
    child.stdin?.end(input ?? '')
  })
}
