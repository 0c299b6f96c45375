import { expect, test } from 'vitest'

import { FairQueue } from './fair-queue.ts'

const queueOf = (...items: readonly (readonly [owner: string, item: string])[]) => {
  const queue = new FairQueue<string>()
  for (const [owner, item] of items) queue.push(owner, item)
  return queue
}

const takeAll = (queue: FairQueue<string>): string[] => {
  const taken: string[] = []
  for (let item = queue.take(); item !== undefined; item = queue.take()) taken.push(item)
  return taken
}

test('Owners take turns, and each owner is served in the order of arrival.', () => {
  const queue = queueOf(['ana', 'a1'], ['ana', 'a2'], ['ana', 'a3'], ['ben', 'b1'], ['cem', 'c1'])
  expect(takeAll(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'a3'])
  expect(queue.size).toBe(0)
})

test('An item that may not go yet holds up neither its owner nor anybody else.', () => {
  const queue = queueOf(['ana', 'heavy'], ['ana', 'light'], ['ben', 'heavy too'])
  expect(queue.take((item) => item === 'light')).toBe('light')
  expect(queue.take((item) => item === 'light')).toBeUndefined()
  expect(queue.has((item) => item.startsWith('heavy'))).toBe(true)
  expect(takeAll(queue)).toEqual(['heavy too', 'heavy'])
})

test('An item that was given up is not served and leaves its place.', () => {
  const queue = queueOf(['ana', 'a1'], ['ana', 'a2'])
  expect(queue.remove('ana', 'a1')).toBe(true)
  expect(queue.remove('ana', 'a1')).toBe(false)
  expect(queue.countOf('ana')).toBe(1)
  expect(queue.drain()).toEqual(['a2'])
  expect(queue.size).toBe(0)
})
