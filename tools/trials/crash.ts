/** The trial of crashes: what `npm run trial -- crash` prints and judges. */
import { spawnSync } from 'node:child_process'

import { makeTestFolder } from '../../tests/api/test-folder.ts'
import { crashRounds, failingDisk } from './crash-rounds.ts'
import type { Trial } from './fuzz.ts'

export const crashTrial: Trial = {
  says: 'Kills everything under load',
  usual: 100,
  async run(count) {
    const folder = await makeTestFolder()
    const began = performance.now()
    const found = await crashRounds(folder.path, count)
    const seconds = (performance.now() - began) / 1000
    console.log(`${count} rounds in ${seconds.toFixed(0)} s`)
    console.log(`writes acknowledged: ${found.acknowledged}`)
    console.log(`slowest reopening: ${found.slowestReopenMs.toFixed(0)} ms`)
    await folder.remove()
    const wrong = [...found.wrong, ...(await onFailingDisk())]
    for (const what of wrong.slice(0, 20)) console.log(`WRONG ${what}`)
    return wrong.length === 0
  },
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
