/**
 * The product under load, killed with everything it started, and started again on what is left:
 * as often as wanted, then once on a disk whose fsync fails.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

import type { ProductProcess } from '../product-process.ts'
import { startProduct } from '../product-process.ts'
import { familyOf, killEverything } from './kill-everything.ts'
import type { Witness } from './witness.ts'
import { openWitness } from './witness.ts'

export interface Crashed {
  acknowledged: number
  /** What must not happen, with the number of the round. */
  wrong: string[]
  /** Milliseconds from the start after a crash to the first 200, the slowest. */
  slowestReopenMs: number
}

const credits = 1_000_000
export const settings = {
  LOG_LEVEL: 'error',
  CREDITS_ON_SIGNUP: String(credits),
  JOB_SOURCES: 'off',
}

export async function crashRounds(folder: string, rounds: number): Promise<Crashed> {
  const found: Crashed = { acknowledged: 0, wrong: [], slowestReopenMs: 0 }
  let witness: Witness | undefined
  for (let round = 0; round <= rounds; round++) {
    const product = await startProduct(folder, settings)
    try {
      if (round > 0) found.slowestReopenMs = Math.max(found.slowestReopenMs, product.readyMs)
      witness ??= await openWitness(product.url, credits)
      found.wrong.push(...(await witness.check(product.url)).map((what) => `${round}: ${what}`))
      if (round === rounds) {
        await product.stop()
        break
      }
      await useUntilKilled(product, witness, round)
    } finally {
      // A round that fails leaves no process behind either.
      killEverything(product.pid)
    }
  }
  found.acknowledged = witness?.counts().acknowledged ?? 0
  return found
}

async function useUntilKilled(
  product: ProductProcess,
  witness: Witness,
  round: number,
): Promise<void> {
  const over = new AbortController()
  let hasEnded = false
  const use = witness.use(product.url, over.signal).then(() => void (hasEnded = true))
  // Not before something was acknowledged, and never at the same point twice.
  const enough = witness.counts().acknowledged + 8 + (round % 7)
  while (witness.counts().acknowledged < enough) {
    if (hasEnded) throw new Error(`round ${round}: nothing is answered any more:\n${product.log()}`)
    await sleep(1 + (round % 5))
  }
  killEverything(product.pid)
  over.abort()
  await use
}

export interface Unsynced {
  /** Answers with 5xx while the disk failed. */
  faults: number
  wrong: string[]
}

/** Every fsync of the database fails (strace injects EIO): what is acknowledged must still be true. */
export async function failingDisk(folder: string): Promise<Unsynced> {
  const product = await startProduct(folder, settings)
  const witness = await openWitness(product.url, credits)
  const database = familyOf(product.pid).slice(1)
  const tracer = spawn('strace', [
    '-f',
    '-qq',
    '-e',
    'trace=fsync,fdatasync',
    '-e',
    'inject=fsync,fdatasync:error=EIO',
    ...database.flatMap((pid) => ['-p', String(pid)]),
  ])
  const ended = once(tracer, 'exit')
  let said = ''
  tracer.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await sleep(1_000)
  const over = new AbortController()
  const use = witness.use(product.url, over.signal)
  await sleep(4_000)
  over.abort()
  await use
  tracer.kill('SIGINT')
  await ended
  const { faults } = witness.counts()
  const wrong = faults === 0 ? [`no write failed: was strace at work? ${said.slice(-300)}`] : []
  killEverything(product.pid)
  const again = await startProduct(folder, settings)
  wrong.push(...(await witness.check(again.url)))
  await again.stop()
  return { faults, wrong }
}
