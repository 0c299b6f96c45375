/** A server for the tests of `supervise.ts`: it beats, hears signals and gets blocked as it is told. */
import { existsSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'

import { ownThreadId } from '#server/work/thread-cpu.ts'
import type { Pulse } from '#server/process/heartbeat.ts'
import { beat } from '#server/process/heartbeat.ts'
import type { Order, Report } from '#server/process/supervise.ts'

const kind = process.env['KIND']
if (kind === 'broken') throw new Error('on purpose')
const { pulse } = workerData as { pulse: Pulse } // from supervise.ts
const report = (word: Report) => parentPort?.postMessage(word)

beat(pulse)
report({ threadId: ownThreadId() })
parentPort?.on('message', ({ signal }: Order) => {
  report({ heard: signal })
  process.stdout.write(`told ${signal}\n`)
  setTimeout(() => process.exit(7), 50)
})
process.stdout.write('ready\n')

/** Works until the file is there, and then for as much of the processor again as the supervisor is to see. */
function blockUntil(file: string): void {
  while (!existsSync(file));
  const began = process.threadCpuUsage().user
  while (process.threadCpuUsage().user - began < 300_000);
}

if (kind === 'blocked') setTimeout(() => blockUntil(process.env['FREED_BY'] ?? ''), 300)
