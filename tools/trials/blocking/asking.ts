/** Entries of `domain` asked in a thread of their own, which ends with its deadline. */
import { Worker } from 'node:worker_threads'

import { threadCpuMs } from '../../../src/server/work/thread-cpu.ts'
import type { Answered, Asked } from './worker.ts'

const lookMs = 100

/** A call that was ended in the middle, after so much time on the processor. */
interface Ended {
  endedAfterMs: number
}

export interface Asking {
  /** The deadline counts time on the processor, as the server's does. */
  ask(asked: Asked, deadlineMs: number): Promise<Answered | Ended>
  close(): Promise<void>
}

interface AskedThread {
  worker: Worker
  cpuMs: () => number
}

export async function openAsking(): Promise<Asking> {
  let thread = await started()
  return {
    async ask(asked, deadlineMs) {
      const answer = await answerOf(thread, asked, deadlineMs)
      if ('endedAfterMs' in answer) {
        await thread.worker.terminate()
        thread = await started()
      }
      return answer
    },
    async close() {
      await thread.worker.terminate()
    },
  }
}

async function started(): Promise<AskedThread> {
  const worker = new Worker(new URL('worker.ts', import.meta.url))
  const id = await new Promise<number | null>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
  // Where no processor time is told, the clock stands in for it.
  return { worker, cpuMs: () => threadCpuMs(id) ?? performance.now() }
}

function answerOf(
  { worker, cpuMs }: AskedThread,
  asked: Asked,
  deadlineMs: number,
): Promise<Answered | Ended> {
  const beganMs = cpuMs()
  return new Promise((resolve, reject) => {
    const settle = (answer: Answered | Ended): void => {
      clearInterval(looking)
      worker.removeAllListeners('message').removeAllListeners('error')
      resolve(answer)
    }
    const looking = setInterval(() => {
      const usedMs = cpuMs() - beganMs
      if (usedMs > deadlineMs) settle({ endedAfterMs: usedMs })
    }, lookMs)
    worker.once('message', settle)
    worker.once('error', (error) => {
      clearInterval(looking)
      reject(error)
    })
    worker.postMessage(asked, [])
  })
}
