/** The command line in a folder of its own and with nothing of our environment. */
import type { ChildProcess } from 'node:child_process'
import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'

import type { WarmQuestion } from './programs/warm-lapel.ts'
import { makeTestFolder } from './test-folder.ts'

export interface Said {
  code: number
  out: string
  err: string
}

const program = path.resolve(import.meta.dirname, '../../src/cli/lapel.ts')

export interface LapelOptions {
  input?: string
  env?: Record<string, string>
}

/** In a process of its own, as a person runs it. */
export function runLapel(
  cwd: string,
  args: readonly string[],
  { input, env }: LapelOptions = {},
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

let warm: ChildProcess | undefined
let before: Promise<unknown> = Promise.resolve()

/** In the one process of this worker, which has loaded already what the commands before needed. */
export function runWarm(
  cwd: string,
  args: readonly string[],
  { input = '', env = {} }: LapelOptions = {},
): Promise<Said> {
  const question: WarmQuestion = { cwd, args, input, env }
  const answered = before.then(async () => {
    const child = (warm ??= startWarm())
    const over = new AbortController()
    const { signal } = over
    const gone = once(child, 'exit', { signal }).then(([code]) => {
      warm = undefined
      throw new Error(`the command line ended with ${String(code)}`)
    })
    child.send(question)
    const [said] = await Promise.race([once(child, 'message', { signal }), gone])
    over.abort()
    return said as Said // the program's only message
  })
  before = answered.catch(() => {})
  return answered
}

function startWarm(): ChildProcess {
  const child = fork(path.resolve(import.meta.dirname, 'programs/warm-lapel.ts'), {
    env: { PATH: process.env['PATH'] },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // The worker waits for what it has asked, and for nothing else of it.
  child.unref()
  child.channel?.unref()
  return child
}

export interface CommandLine {
  folder: string
  lapel: (args: readonly string[], options?: LapelOptions) => Promise<Said>
  /** The same as a person runs it: a process that ends by itself, its streams and its exit code. */
  alone: CommandLine['lapel']
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
    lapel: (args, options) => runWarm(folder.path, args, options),
    alone: (args, options) => runLapel(folder.path, args, options),
    file,
    close: () => folder.remove(),
  }
}
