/** Entries of `domain` asked in a thread of their own, which ends with its deadline. */
import { Worker } from 'node:worker_threads'

import type { Answered, Asked } from './worker.ts'

export interface Asking {
  /** Null where the deadline passed. */
  ask(asked: Asked, deadlineMs: number): Promise<Answered | null>
  close(): Promise<void>
}

export async function openAsking(): Promise<Asking> {
  let worker = await started()
  return {
    async ask(asked, deadlineMs) {
      const answer = await answerOf(worker, asked, deadlineMs)
      if (answer === null) {
        await worker.terminate()
        worker = await started()
      }
      return answer
    },
    async close() {
      await worker.terminate()
    },
  }
}

async function started(): Promise<Worker> {
  const worker = new Worker(new URL('worker.ts', import.meta.url))
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve())
    worker.once('error', reject)
  })
  return worker
}

function answerOf(worker: Worker, asked: Asked, deadlineMs: number): Promise<Answered | null> {
  return new Promise((resolve, reject) => {
    const settle = (answer: Answered | null): void => {
      clearTimeout(late)
      worker.removeAllListeners('message').removeAllListeners('error')
      resolve(answer)
    }
    const late = setTimeout(() => settle(null), deadlineMs)
    worker.once('message', settle)
    worker.once('error', (error) => {
      clearTimeout(late)
      reject(error)
    })
    worker.postMessage(asked, [])
  })
}
