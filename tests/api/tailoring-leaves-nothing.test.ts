/** What a tailoring needed is free again with its answer, not minutes later and not never. */
import { setTimeout as sleep } from 'node:timers/promises'
import { queryObjects, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { expect, it } from 'vitest'

import { addResume, tailor } from './baker-to-tailor.ts'
import { openTestHouse } from './test-house.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void // V8's own, where the flag is set

async function countSignals(): Promise<number> {
  for (let i = 0; i < 3; i++) {
    collect()
    await sleep(20) // what finalizers free is gone with the next collection
  }
  return queryObjects(AbortSignal, { format: 'count' })
}

it('keeps no signal of a tailoring that is over', async () => {
  const product = await openTestHouse({ env: { CREDITS_ON_SIGNUP: '30' } })
  try {
    const marta = await product.signUp()
    const resume = await addResume(marta)
    await tailor(marta, resume.id)
    const before = await countSignals()
    for (let i = 0; i < 20; i++) expect((await tailor(marta, resume.id)).statusCode).toBe(200)
    expect((await countSignals()) - before).toBeLessThan(5)
  } finally {
    await product.close()
  }
})
