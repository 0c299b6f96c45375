/**
 * The command line as a process that runs one command after the other: what the commands load is loaded
 * once. The question and the answer are messages.
 */
import { Readable } from 'node:stream'

import type { Exit } from '../../../src/cli/exit.ts'
import { run } from '../../../src/cli/run.ts'

export interface WarmQuestion {
  cwd: string
  args: readonly string[]
  input: string
  env: Record<string, string>
}

const send = process.send?.bind(process)
const own = { ...process.env }
const said = { out: [] as Buffer[], err: [] as Buffer[] }

function keep(stream: NodeJS.WriteStream, pieces: Buffer[]): void {
  stream.write = (piece: Uint8Array | string) => {
    pieces.push(Buffer.from(piece as string)) // bytes are taken as they are
    return true
  }
}
keep(process.stdout, said.out)
keep(process.stderr, said.err)

process.on('message', (question: WarmQuestion) => void answer(question))
process.once('disconnect', () => process.exit())

async function answer({ cwd, args, input, env }: WarmQuestion): Promise<void> {
  process.chdir(cwd)
  process.env = { ...own, ...env }
  Object.defineProperty(process, 'stdin', {
    value: Readable.from(input === '' ? [] : [Buffer.from(input)]),
    configurable: true,
  })
  const code: Exit | 'thrown' = await run([...args]).catch((error: unknown) => {
    said.err.push(Buffer.from(String(error)))
    return 'thrown'
  })
  const take = (pieces: Buffer[]) => Buffer.concat(pieces.splice(0)).toString()
  send?.({ code, out: take(said.out), err: take(said.err) })
}
