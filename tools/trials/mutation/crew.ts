/** The warm process that runs tests (runner.ts): started when it is needed, ended when it hangs. */
import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { familyOf } from '../kill-everything.ts'
import type { Order, Ran } from './runner.ts'

export interface Crew {
  /** Null where it took longer than `limitMs`. */
  run(order: Order, limitMs: number): Promise<Ran[] | null>
  close(): Promise<void>
}

export function openCrew(room: string): Crew {
  let running: Promise<ChildProcess> | null = null

  return {
    async run(order, limitMs) {
      running ??= start(room)
      const child = await running
      const over = new AbortController()
      const answer = await Promise.race([
        once(child, 'message', { signal: over.signal }).then(([ran]) => ran as Ran[]),
        once(child, 'exit', { signal: over.signal }).then(() => 'ended' as const),
        sleep(limitMs, 'late' as const, { signal: over.signal }),
        new Promise<never>(() => child.send(order)),
      ])
      over.abort()
      if (answer === 'ended') throw new Error('the process that runs tests ended by itself')
      if (answer !== 'late') return answer
      running = null
      await end(child)
      return null
    },
    async close() {
      if (running !== null) await end(await running)
      running = null
    },
  }
}

async function start(room: string): Promise<ChildProcess> {
  const child = fork(path.join(import.meta.dirname, 'runner.ts'), [room], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  return child
}

/** It leaves by itself, its database with it; where it cannot, it is ended with what it started. */
async function end(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit')
  const family = familyOf(child.pid ?? 0)
  child.send('leave')
  const left = await Promise.race([exited.then(() => true), sleep(15_000, false)])
  if (left) return
  for (const pid of family) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {} // ended already
  }
  await exited
}
