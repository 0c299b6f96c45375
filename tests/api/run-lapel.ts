/** The real command line, in a folder of its own and with nothing of our environment. */
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'

import { makeTestFolder } from './test-folder.ts'

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

export interface CommandLine {
  folder: string
  lapel: (args: readonly string[], options?: Parameters<typeof runLapel>[2]) => Promise<Said>
  /** Writes a file into the folder, values as JSON, and gives its name. */
  file: (name: string, content: unknown) => string
  close: () => Promise<void>
}

/** A folder with files of these names, and the command line in it. */
export async function openCommandLine(files: Record<string, unknown>): Promise<CommandLine> {
  const folder = await makeTestFolder()
  const file = (name: string, content: unknown): string => {
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    writeFileSync(path.join(folder.path, name), text)
    return name
  }
  for (const [name, content] of Object.entries(files)) file(name, content)
  return {
    folder: folder.path,
    lapel: (args, options) => runLapel(folder.path, args, options),
    file,
    close: () => folder.remove(),
  }
}
