/**
 * The thread of the server. Compiled code is kept beside the program, which spares every start but the
 * first the reading of TypeScript: a third of its time and a quarter of its memory.
 */
import { enableCompileCache, flushCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'

import { compiledCodeFolder } from '../compiled-code.ts'
import { ownThreadId } from '../work/thread-cpu.ts'
import { collectAtRest } from './collect-at-rest.ts'
import { beat } from './heartbeat.ts'
import type { Order, Report, ServerData } from './supervise.ts'

if (parentPort === null) throw new Error('The server runs in a thread of the product.')
const port = parentPort
const report = (word: Report): void => port.postMessage(word)

const { pulse, env } = workerData as ServerData // from supervise.ts
report({ threadId: ownThreadId() })
enableCompileCache(compiledCodeFolder)
const { run } = await import('../run.ts')
await run(env, (stop) => {
  port.on('message', ({ signal }: Order) => {
    report({ heard: signal })
    stop(signal)
  })
  // Whoever only listens keeps no thread alive.
  port.unref()
})
// What is loaded at the start takes as long as it takes.
beat(pulse)
collectAtRest()
flushCompileCache()
