/** Asks one entry with one text after the other, and says how long each took. */
import { parentPort } from 'node:worker_threads'

import { ownThreadId, threadCpuMs } from '../../../src/server/work/thread-cpu.ts'
import { entries } from './entries.ts'
import type { HostileText } from './hostile-texts.ts'
import { writtenOut } from './hostile-texts.ts'

export interface Asked {
  entry: string
  text: HostileText
  length: number
}

export interface Answered {
  /** On the processor. */
  tookMs: number
  /** What it threw; null where it answered. */
  error: string | null
}

const thread = ownThreadId()
const cpuMs = () => threadCpuMs(thread) ?? performance.now()
const port = parentPort
if (port === null) throw new Error('this is a worker')
port.on('message', async ({ entry, text, length }: Asked) => {
  const written = writtenOut(text, length)
  const ask = entries.get(entry)
  if (ask === undefined) throw new RangeError(`no entry ${entry}`)
  const beganMs = cpuMs()
  let error: string | null = null
  try {
    await ask(written)
  } catch (thrown) {
    error = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
  }
  const answer: Answered = { tookMs: cpuMs() - beganMs, error }
  port.postMessage(answer)
})
port.postMessage(thread)
