/**
 * The trial of time: the product in use for so many minutes, and the slope of its memory, by least
 * squares over the second half, so that what is loaded and compiled in the beginning does not count.
 */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import { makeTestFolder } from '../../tests/api/test-folder.ts'
import { startProduct } from '../product-process.ts'
import type { Trial } from './fuzz.ts'
import { openWitness } from './witness.ts'

const credits = 1_000_000
/** Growth in ten minutes above which the trial fails. */
const mostMegabytes = 1
/**
 * On a large machine V8 lets rubbish lie for long, and gives what is young more room the faster it
 * comes: both would be mistaken for growth. With little room it collects early, and what leaks
 * fills it.
 */
const smallHeap = '--max-old-space-size=256 --max-semi-space-size=8'

export const soakTrial: Trial = {
  says: 'Uses the product for minutes:',
  usual: 120,
  async run(minutes) {
    const folder = await makeTestFolder()
    const product = await startProduct(folder.path, {
      LOG_LEVEL: 'error',
      CREDITS_ON_SIGNUP: String(credits),
      NODE_OPTIONS: smallHeap,
    })
    const witness = await openWitness(product.url, credits)
    const over = new AbortController()
    const use = witness.use(product.url, over.signal, 50)
    const samples: [minute: number, megabytes: number][] = []
    const began = performance.now()
    const minute = () => (performance.now() - began) / 60_000
    while (minute() < minutes) {
      await sleep(1_000)
      samples.push([minute(), residentMegabytes(product.pid)])
    }
    over.abort()
    await use
    const wrong = await witness.check(product.url)
    await product.stop()
    await folder.remove()
    const half = samples.slice(samples.length / 2)
    const growth = slope(half) * 10
    console.log(`${witness.counts().acknowledged} writes in ${minutes} minutes`)
    console.log(
      `memory: ${half.at(0)?.[1].toFixed(0)} MB half-way, ${half.at(-1)?.[1].toFixed(0)} MB at the end`,
    )
    console.log(`slope of the second half: ${growth.toFixed(2)} MB in ten minutes`)
    for (const what of wrong) console.log(`WRONG ${what}`)
    return growth < mostMegabytes && wrong.length === 0
  },
}

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}

/** Least squares: how much y grows with each x. */
function slope(points: [x: number, y: number][]): number {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  const over = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0)
  const under = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
  return over / under
}
