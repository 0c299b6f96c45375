import { expect, test } from 'vitest'

import { createLanes } from './lanes.ts'

const lanes = () => createLanes({ read: 2, write: 1, upload: 1, ai: 1, auth: 1, payment: 1 })
const isIn = (entering: Promise<unknown>): Promise<boolean> =>
  Promise.race([entering.then(() => true), Promise.resolve().then(() => false)])

test('Of one sender so many are inside at once, and the others follow in order.', async () => {
  const all = lanes()
  const enter = (sender: string, limit: 'read' | 'write') => all.enter(sender, limit)
  const order: string[] = []
  const ask = async (name: string) => {
    const leave = await enter('ana', 'write')
    order.push(name)
    await Promise.resolve()
    leave?.()
  }
  await Promise.all(['a', 'b', 'c', 'd'].map(ask))
  expect(order).toEqual(['a', 'b', 'c', 'd'])
})

test('A sender who waits keeps nobody else waiting, nor their own calls of another class.', async () => {
  const all = lanes()
  const enter = (sender: string, limit: 'read' | 'write') => all.enter(sender, limit)
  await enter('ana', 'write')
  expect(await isIn(enter('ana', 'write'))).toBe(false)
  expect(await enter('ana', 'read')).not.toBeNull()
  expect(await enter('ben', 'write')).not.toBeNull()
})
