/**
 * The printer's child process: reads framed questions (JSON) from standard input, answers each with a
 * frame whose first byte says whether the rest is what was asked for or the reason why there is none. It has no
 * environment and opens no sockets, and its parent may kill it at any moment.
 */
import { setFlagsFromString } from 'node:v8'

import { frame, takeFrames } from '../pdf/frames.ts'
import type { PrintQuestion } from './printer.ts'
import { createTypesetter } from './typeset.ts'

// Libraries speak through the console; standard output belongs to the answers.
for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) console[method] = () => {}

// The compiler's busiest functions are optimised after a sheet or two, not after twenty. A V8 that
// does not know the flag leaves it.
setFlagsFromString('--wasm-tiering-budget=1000000')

const typesetter = createTypesetter()
let last: Promise<unknown> = typesetter

process.stdin.on(
  'data',
  takeFrames(16 * 1024 * 1024, (message) => {
    // The parent is our own program: what it sends is a question.
    const question = JSON.parse(message.toString('utf8')) as PrintQuestion
    last = last.then(() => answer(question))
  }),
)
process.stdin.on('end', () => {
  void last.finally(() => process.exit(0))
})

async function answer({ sheet, form }: PrintQuestion): Promise<void> {
  try {
    const typeset = await typesetter
    const bytes = await typeset(sheet, form)
    process.stdout.write(frame(Buffer.concat([Buffer.of(0), bytes])))
  } catch (error) {
    const reason = Buffer.from(error instanceof Error ? error.message : String(error))
    // After a fault nobody knows what the compiler still holds: the next sheet gets a new process.
    process.stdout.write(frame(Buffer.concat([Buffer.of(1), reason])), () => process.exit(1))
  }
}
