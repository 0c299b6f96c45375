/**
 * The translator's child process: the first message names the model files, each one after it is a
 * list of lines, answered by as many. It has no environment and opens no sockets, holds nothing
 * between two lists, and its parent may kill it at any moment.
 */
import { frame, takeFrames } from '../../pdf/frames.ts'
import type { Engine, ModelPaths } from './engine.ts'
import { loadEngine } from './engine.ts'

// The engine speaks through the console; standard output belongs to the answers.
for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) console[method] = () => {}

let engine: Promise<Engine> | null = null
let last: Promise<unknown> = Promise.resolve()

process.stdin.on(
  'data',
  takeFrames(8 * 1024 * 1024, (bytes) => {
    // The parent is our own program: messages have the shape that bergamot/process.ts writes.
    const message: unknown = JSON.parse(bytes.toString('utf8'))
    if (engine === null) engine = loadEngine(message as ModelPaths[])
    else {
      const lines = message as string[]
      last = last.then(() => answer(lines))
    }
  }),
)
process.stdin.on('end', () => process.exit(0))

async function answer(lines: string[]): Promise<void> {
  const translated = (await engine)?.translate(lines)
  process.stdout.write(frame(Buffer.from(JSON.stringify(translated))))
}
