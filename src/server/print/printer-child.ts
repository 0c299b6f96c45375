/**
 * The printer's child process: reads framed questions (JSON) from standard input, answers each with a
 * frame whose first byte says whether the rest is what was asked for or the reason why there is none. It has no
 * environment and opens no sockets, and its parent may kill it at any moment.
 */
import { setFlagsFromString } from 'node:v8'
import { Worker as Thread } from 'node:worker_threads'

import { frame, takeFrames } from '../pdf/frames.ts'
import type { Worker } from './renewed.ts'
import { renewed } from './renewed.ts'
import type { Made, Said } from './typesetting-thread.ts'
import { readCompiler } from './typst-input.ts'

/** Node's types leave it to those of the browser. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> }

// Else V8 takes every growth of the compiler's memory for all of it anew, and collects: six times a sheet.
setFlagsFromString('--external-memory-accounted-in-global-limit')

/** What an instance may hold after a sheet: some ten sheets. */
const wornBytes = 96 * 1024 * 1024

const threadProgram = new URL('typesetting-thread.ts', import.meta.url)
const compiler = await WebAssembly.compile(await readCompiler())
const setters = renewed(startSetter)
let last: Promise<unknown> = Promise.resolve()

process.stdin.on(
  'data',
  takeFrames(16 * 1024 * 1024, (message) => {
    const question = message.toString('utf8')
    last = last.then(() => answer(question))
  }),
)
process.stdin.on('end', () => {
  void last.finally(() => process.exit(0))
})

async function answer(question: string): Promise<void> {
  const made = await setters.ask(question)
  const [mark, bytes] = made.kind === 'made' ? [0, made.bytes] : [1, Buffer.from(made.reason)]
  process.stdout.write(frame(Buffer.concat([Buffer.of(mark), bytes])))
}

function startSetter(): Worker<string, Made> {
  const thread = new Thread(threadProgram, {
    workerData: compiler,
    // The parent watches the memory of all. At half of this limit V8 collects whenever the compiler's grows.
    resourceLimits: { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 16 },
    // Libraries speak through the console; standard output belongs to the answers.
    stdout: true,
    stderr: true,
  })
  const { promise: ready, resolve: isReady } = Promise.withResolvers<void>()
  let settle: ((made: Made) => void) | null = null
  let gone: Made | null = null
  let heldBytes = 0

  const leave = (reason: string): void => {
    gone ??= { kind: 'failed', reason }
    isReady()
    settle?.(gone)
  }
  thread.on('message', (said: Said) => {
    if (said.kind === 'ready') return isReady()
    if (said.kind === 'made') heldBytes = said.heldBytes
    // After a fault nobody knows what the compiler still holds: the next sheet gets a new one.
    else void thread.terminate()
    if (said.kind === 'failed') gone = said
    settle?.(said)
  })
  thread.once('error', (error) => leave(error.message))
  thread.once('exit', () => leave('the thread ended'))

  return {
    ready,
    async ask(question) {
      await ready
      if (gone !== null) return gone
      return new Promise((resolve) => {
        settle = (made) => {
          settle = null
          resolve(made)
        }
        thread.postMessage(question)
      })
    },
    isWorn: () => heldBytes > wornBytes,
    isGone: () => gone !== null,
    end: async () => void (await thread.terminate()),
  }
}
