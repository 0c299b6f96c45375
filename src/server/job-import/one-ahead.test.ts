import { expect, it } from 'vitest'

import { OneAhead } from './one-ahead.ts'

it('prepares one piece while another is done, never two, and keeps their order', async () => {
  const told: string[] = []
  const doors = ['a', 'b', 'c'].map((name) => ({ name, ...Promise.withResolvers<void>() }))
  const work = new OneAhead()
  const giving = (async () => {
    for (const { name, promise } of doors) {
      told.push(`prepared ${name}`)
      await work.begin(async () => {
        told.push(`began ${name}`)
        await promise
        told.push(`ended ${name}`)
      })
    }
    await work.ended()
  })()
  await new Promise(setImmediate)
  expect(told).toEqual(['prepared a', 'began a', 'prepared b'])
  for (const door of doors) {
    door.resolve()
    await new Promise(setImmediate)
  }
  await giving
  expect(told.join(', ')).toBe(
    'prepared a, began a, prepared b, ended a, began b, prepared c, ended b, began c, ended c',
  )
})

it('begins nothing after a failure, and tells of it once it is asked', async () => {
  const work = new OneAhead()
  await work.begin(() => Promise.reject(new Error('the database is away')))
  await work.settled()
  const next = work.begin(() => Promise.reject(new Error('begun all the same')))
  await expect(next).rejects.toThrow('the database is away')
  await expect(work.ended()).rejects.toThrow('the database is away')
})
