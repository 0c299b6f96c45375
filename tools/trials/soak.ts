/**
 * The trial of time: the product in use for so many minutes, and the slope of what it holds after
 * collecting all rubbish, by least squares over the second half, so that what is loaded and compiled
 * in the beginning does not count.
 */
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

import { makeTestFolder } from '../../tests/api/test-folder.ts'
import { startProduct } from '../product-process.ts'
import type { Trial } from './fuzz.ts'
import { openWitness } from './witness.ts'

const credits = 1_000_000
/** Growth in ten minutes above which the trial fails. */
const mostMegabytes = 1
const collecting = pathToFileURL(path.join(import.meta.dirname, 'what-is-held.ts'))
/** So that V8 keeps few empty pages, which are not held but resident. */
const smallHeap = '--max-old-space-size=256 --max-semi-space-size=8'

export const soakTrial: Trial = {
  says: 'Uses the product for minutes:',
  usual: 120,
  async run(minutes) {
    const folder = await makeTestFolder()
    const product = await startProduct(folder.path, {
      LOG_LEVEL: 'error',
      CREDITS_ON_SIGNUP: String(credits),
      NODE_OPTIONS: `--import=${collecting.href} ${smallHeap}`,
    })
    const witness = await openWitness(product.url, credits)
    const over = new AbortController()
    const use = witness.use(product.url, over.signal, 50)
    await sleep(minutes * 60_000)
    over.abort()
    await use
    const wrong = await witness.check(product.url).catch((error: unknown) => {
      console.log(product.log().slice(-4_000))
      throw error
    })
    await product.stop()
    await folder.remove()
    const samples = samplesIn(product.log())
    const half = samples.slice(Math.floor(samples.length / 2))
    const [held, resident] = [slope(half, 'held') * 10, slope(half, 'resident') * 10]
    console.log(`${witness.counts().acknowledged} writes in ${minutes} minutes`)
    for (const { minute, held, resident } of samples.filter((_, at) => at % 10 === 9)) {
      console.log(
        `minute ${minute}: ${held.toFixed(1)} MB held, ${resident.toFixed(0)} MB resident`,
      )
    }
    console.log('slope of the second half, in ten minutes:')
    console.log(`${held.toFixed(2)} MB held, ${resident.toFixed(2)} MB resident`)
    for (const what of wrong) console.log(`WRONG ${what}`)
    return Math.max(held, resident) < mostMegabytes && wrong.length === 0
  },
}

type Sample = { minute: number; held: number; resident: number }

/** What the server said of itself, in MB, minute by minute. */
function samplesIn(log: string): Sample[] {
  const megabytes = (bytes: string | undefined): number => Number(bytes) / 1024 / 1024
  return [...log.matchAll(/^held (\d+) resident (\d+)$/gm)].map(([, held, resident], at) => ({
    minute: at + 1,
    held: megabytes(held),
    resident: megabytes(resident),
  }))
}

/** Least squares: how much it grows with each minute. */
function slope(samples: Sample[], what: 'held' | 'resident'): number {
  const mean = (of: 'minute' | typeof what): number =>
    samples.reduce((sum, sample) => sum + sample[of], 0) / samples.length
  const [x, y] = [mean('minute'), mean(what)]
  const over = samples.reduce((sum, one) => sum + (one.minute - x) * (one[what] - y), 0)
  const under = samples.reduce((sum, one) => sum + (one.minute - x) ** 2, 0)
  return over / under
}
