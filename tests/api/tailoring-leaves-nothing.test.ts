/** What a tailoring needed is free again with its answer, not minutes later and not never. */

import { expect, it } from 'vitest'

import { countSignals } from '../fixtures/count-signals.ts'
import { addResume, tailor } from './baker-to-tailor.ts'
import { openTestHouse } from './test-house.ts'

it('keeps no signal of a tailoring that is over', async () => {
  const product = await openTestHouse({ env: { CREDITS_ON_SIGNUP: '30' } })
  try {
    const marta = await product.signUp()
    const resume = await addResume(marta)
    await tailor(marta, resume.id)
    const before = await countSignals()
    for (let i = 0; i < 20; i++) expect((await tailor(marta, resume.id)).statusCode).toBe(200)
    await expect.poll(async () => (await countSignals()) - before).toBeLessThan(5)
  } finally {
    await product.close()
  }
})
