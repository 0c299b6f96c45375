import { expect, test } from 'vitest'

import { createTurnstile } from './turnstile.ts'

const options = { places: 1, ofPerson: 3, waiting: 10, waitMs: 5_000 }

test('Only so many are inside at once, and each person has a turn before anybody has a second.', async () => {
  const stile = createTurnstile(options)
  const order: string[] = []
  const visit = async (person: string, name: string) => {
    const leave = await stile.enter(person)
    order.push(name)
    await Promise.resolve()
    leave?.()
  }
  await Promise.all([
    visit('ana', 'a1'),
    visit('ana', 'a2'),
    visit('ana', 'a3'),
    visit('ben', 'b1'),
  ])
  expect(order).toEqual(['a1', 'b1', 'a2', 'a3'])
})

test('A turn that is ended twice frees one place.', async () => {
  const stile = createTurnstile(options)
  const leave = await stile.enter('ana')
  leave?.()
  leave?.()
  expect(await stile.enter('ana')).not.toBeNull()
  const late = await Promise.race([stile.enter('ben'), Promise.resolve('waits')])
  expect(late).toBe('waits')
})

test('One person may hold and wait for so many places, and no more.', async () => {
  const stile = createTurnstile(options)
  const first = await stile.enter('ana')
  void stile.enter('ana')
  void stile.enter('ana')
  expect(await stile.enter('ana')).toBeNull()
  first?.()
})

test('Who waits too long, leaves, or comes where too many wait is turned away.', async () => {
  const stile = createTurnstile({ ...options, waiting: 2, waitMs: 10 })
  const inside = await stile.enter('ana')
  const leaving = new AbortController()
  const left = stile.enter('ben', leaving.signal)
  const late = stile.enter('cem')
  expect(await stile.enter('dora')).toBeNull()
  leaving.abort()
  expect(await left).toBeNull()
  expect(await late).toBeNull()
  inside?.()
  expect(await stile.enter('dora')).not.toBeNull()
})
