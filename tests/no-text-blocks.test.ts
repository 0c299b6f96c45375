/**
 * Every entry of `domain` takes time in proportion to what it is given: texts that repeat a fragment
 * are put to it, and twice as long a text may take little more than twice the time. The trial
 * `blocking` does the same with ten thousand texts of 100,000 characters.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Asking } from '../tools/trials/blocking/asking.ts'
import { openAsking } from '../tools/trials/blocking/asking.ts'
import { entries } from '../tools/trials/blocking/entries.ts'
import type { HostileText } from '../tools/trials/blocking/hostile-texts.ts'
import { formNames, fragments, hostileText } from '../tools/trials/blocking/hostile-texts.ts'
import { times } from './part.ts'

const length = 4_000
const deadlineMs = 6_000
/** What is over sooner may take as it likes: it is too short to be measured. */
const soonMs = 300
/** Twice is proportionate; a quadratic one takes four times as long. */
const mostGrowth = 3
const textsOfEntry = times(2, 4)
/** From one text to the next: with it all texts of all entries reach every fragment, a few of its forms each. */
const step = 5

let asking: Asking
beforeAll(async () => {
  asking = await openAsking()
})
afterAll(() => asking.close())

const timeOf = async (entry: string, text: HostileText, size: number): Promise<number> => {
  const answer = await asking.ask({ entry, text, length: size }, deadlineMs)
  if ('endedAfterMs' in answer) return Infinity
  expect(answer.error, `${entry} of ${JSON.stringify(text)}`).toBeNull()
  return answer.tookMs
}

/** The smallest of a few tries: what is compiled and collected meanwhile counts too. */
async function growthOf(entry: string, text: HostileText): Promise<number> {
  let least = Infinity
  for (let tries = 0; tries < 3; tries++) {
    const long = await timeOf(entry, text, 2 * length)
    if (long < soonMs) return 1
    least = Math.min(least, long / (await timeOf(entry, text, length)))
    if (least < mostGrowth) break
  }
  return least
}

const textsFor = (place: number): HostileText[] =>
  Array.from({ length: textsOfEntry }, (_, i) =>
    hostileText(((place * textsOfEntry + i) * step) % (fragments.length * formNames.length)),
  )

describe('a text that repeats itself', () => {
  it.each([...entries.keys()].map((entry, place) => ({ entry, place })))(
    'blocks nobody who asks to $entry',
    async ({ entry, place }) => {
      for (const text of textsFor(place))
        expect(await growthOf(entry, text), JSON.stringify(text)).toBeLessThan(mostGrowth)
    },
    60_000,
  )
})
