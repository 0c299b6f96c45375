/**
 * The trial of crashes: what `npm run trial -- crash [ROUNDS] [rounds|failing-disk|full-disk]`
 * prints and judges.
 */
import { spawnSync } from 'node:child_process'

import { makeTestFolder } from '../../tests/api/test-folder.ts'
import { crashRounds, failingDisk } from './crash-rounds.ts'
import { fullDisk } from './full-disk.ts'
import type { Trial } from './fuzz.ts'

const parts = { rounds: killedUnderLoad, 'failing-disk': onFailingDisk, 'full-disk': onFullDisk }

export const crashTrial: Trial = {
  says: 'Kills everything under load',
  usual: 100,
  async run(count, named) {
    const wrong: string[] = []
    for (const [name, part] of Object.entries(parts)) {
      if (named.length === 0 || named.includes(name)) wrong.push(...(await part(count)))
    }
    for (const what of wrong.slice(0, 20)) console.log(`WRONG ${what}`)
    return wrong.length === 0
  },
}

async function killedUnderLoad(count: number): Promise<string[]> {
  const folder = await makeTestFolder()
  const began = performance.now()
  const found = await crashRounds(folder.path, count)
  const seconds = (performance.now() - began) / 1000
  console.log(`${count} rounds in ${seconds.toFixed(0)} s`)
  console.log(`writes acknowledged: ${found.acknowledged}`)
  console.log(`slowest reopening: ${found.slowestReopenMs.toFixed(0)} ms`)
  await folder.remove()
  return found.wrong
}

async function onFailingDisk(): Promise<string[]> {
  if (spawnSync('strace', ['-V']).status !== 0) {
    console.log('a failing disk: not tried, strace is not installed')
    return []
  }
  const folder = await makeTestFolder()
  const { faults, wrong } = await failingDisk(folder.path)
  console.log(`a failing disk: ${faults} writes refused with 5xx, ${wrong.length} things wrong`)
  await folder.remove()
  return wrong
}

async function onFullDisk(): Promise<string[]> {
  const folder = await makeTestFolder()
  const found = await fullDisk(folder.path)
  await folder.remove()
  if (found === null) {
    console.log('a full disk: not tried, no small disk can be made here')
    return []
  }
  console.log(`a full disk: ${found.faults} refused with 5xx, ${found.wrong.length} things wrong`)
  return found.wrong
}
