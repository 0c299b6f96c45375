/** What a thread of `thread.ts` does: one task at a time, behind everybody who waits for an answer. */
import { enableCompileCache, flushCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'

import type { Asked, Said } from './thread.ts'
import { ownThreadId, yieldToOthers } from './thread-cpu.ts'

/** `load` gives the function of a task; it is called within the thread. */
export function doTasks(load: (name: string) => Promise<(...given: never[]) => unknown>): void {
  if (parentPort === null) throw new Error('Tasks are done in a worker thread.')
  const port = parentPort
  const say = (said: Said): void => port.postMessage(said)
  const loaded = new Set<string>()
  const doTask = async ({ name, given }: Asked): Promise<void> => {
    try {
      const task = await load(name)
      if (!loaded.has(name)) flushCompileCache()
      loaded.add(name)
      say({ kind: 'begun' })
      // Values of the right types: `RunTask` checks them where the task is asked for.
      say({ kind: 'done', result: await task(...(given as never[])) })
    } catch (error) {
      const fault = error instanceof Error ? error : new Error(String(error))
      const { name: kind, message, stack = '' } = fault
      say({ kind: 'failed', name: kind, message, stack })
    }
  }
  const { compiledCodeFolder } = workerData as { compiledCodeFolder: string } // from thread.ts
  enableCompileCache(compiledCodeFolder)
  const threadId = ownThreadId()
  yieldToOthers(threadId)
  port.on('message', (asked: Asked) => {
    void doTask(asked)
  })
  say({ kind: 'ready', threadId })
}
