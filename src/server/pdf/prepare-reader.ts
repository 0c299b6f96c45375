/**
 * Compiles once what the reader's child process runs, so that its start is spared it: a process that
 * opens no file of anybody's reads a sample and leaves the compiled code where the child finds it.
 * The child itself writes nothing (`child-process.ts`): a file cannot leave anything for the next.
 */
import { execFile } from 'node:child_process'
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import path from 'node:path'

import { compiledCodeFolder } from '../compiled-code.ts'
import { version } from '../version.ts'
import { childCommand } from './child-process.ts'
import { builtReader, projectRoot, readerProgram } from './reader-program.ts'

/** Whether the code is ready; where it cannot be written, the child compiles it each time. */
export async function prepareReader(leaving: AbortSignal): Promise<boolean> {
  const user = process.getuid?.() ?? 0
  const program = readerProgram()
  const form = path.extname(program).slice(1)
  const mark = path.join(compiledCodeFolder, `reader-${form}-${version}-${process.version}-${user}`)
  if ((await changedMs(mark)) > (await lastChangeMs(program))) return true
  if (!(await compileReader(leaving, program))) return false
  try {
    await mkdir(compiledCodeFolder, { recursive: true })
    await writeFile(mark, '')
    return true
  } catch {
    return false // next time again
  }
}

/** 0 where there is no such file. */
const changedMs = async (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

/** When the program was last changed: a part that changed is compiled by each child otherwise. */
async function lastChangeMs(program: string): Promise<number> {
  const folders = [
    path.dirname(program),
    ...(program === builtReader ? [] : [path.join(projectRoot, 'src/domain')]),
  ]
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder, { recursive: true })).map((name) => path.join(folder, name)),
    ),
  )
  return Math.max(...(await Promise.all(files.flat().map(changedMs))))
}

const patienceMs = 60_000

export function compileReader(leaving: AbortSignal, program = readerProgram()): Promise<boolean> {
  const [node, ...args] = childCommand(program)
  return new Promise((resolve) => {
    const child = execFile(
      node,
      [...args, 'compile'],
      { env: {}, timeout: patienceMs, killSignal: 'SIGKILL', signal: leaving },
      (error) => resolve(error === null),
    )
    child.unref()
    // Nobody waits for it.
    try {
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    } catch {} // it has ended
  })
}
