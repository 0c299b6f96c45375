/**
 * The product on a disk that fills up under load: what is acknowledged stays true, what has no room is
 * refused with 5xx, and once there is room again it goes on by itself. The disk is a small one in
 * memory, which takes root's rights and Linux.
 */
import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { startProduct } from '../product-process.ts'
import { settings } from './crash-rounds.ts'
import { openWitness } from './witness.ts'

export interface Filled {
  /** Answers with 5xx while there was no room. */
  faults: number
  wrong: string[]
}

const sizeMegabytes = 160

/** Null where no disk can be made here. */
export async function fullDisk(folder: string): Promise<Filled | null> {
  const size = `size=${sizeMegabytes}m,mode=0755`
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder]).status !== 0) return null
  try {
    return await onSmallDisk(folder)
  } finally {
    spawnSync('umount', ['-l', folder])
  }
}

async function onSmallDisk(folder: string): Promise<Filled> {
  const product = await startProduct(folder, settings)
  const witness = await openWitness(product.url, Number(settings.CREDITS_ON_SIGNUP))
  const untilAcknowledged = async (more: number): Promise<boolean> => {
    const enough = witness.counts().acknowledged + more
    for (let i = 0; i < 1_200 && witness.counts().acknowledged < enough; i++) await sleep(50)
    return witness.counts().acknowledged >= enough
  }
  const wrong: string[] = []
  const over = new AbortController()
  const use = keepUsing()
  await untilAcknowledged(50)
  const ballast = path.join(folder, 'ballast')
  fill(ballast)
  // Its last pages and log files take some more; then it has no room.
  const before = witness.counts().faults
  for (let i = 0; i < 600 && witness.counts().faults < before + 20; i++) {
    await sleep(50)
    fill(ballast)
  }
  const faults = witness.counts().faults - before
  if (faults === 0) wrong.push('nothing was refused: was the disk full?')
  rmSync(ballast)
  if (!(await untilAcknowledged(50))) wrong.push('it does not go on when there is room again')
  over.abort()
  await use
  wrong.push(...(await witness.check(product.url)))
  await product.stop()
  return { faults, wrong }

  /** Whoever uses it comes back after fifty failures in a row, too. */
  async function keepUsing(): Promise<void> {
    while (!over.signal.aborted) await witness.use(product.url, over.signal, 5)
  }
}

/** Takes all room that is left. */
function fill(file: string): void {
  const handle = openSync(file, 'a')
  try {
    for (const size of [1_048_576, 4_096]) {
      try {
        for (;;) writeSync(handle, Buffer.alloc(size))
      } catch {} // no room for one of this size
    }
  } finally {
    closeSync(handle)
  }
}
