import { expect, it } from 'vitest'

import { fewAtOnce } from './few-at-once.ts'

it('runs a few at once, the others in order, and leaves out whoever has gone', async () => {
  const inTurn = fewAtOnce(2)
  const begun: string[] = []
  const ends: Record<string, () => void> = {}
  const start = (name: string, signal: AbortSignal) =>
    inTurn(signal, () => {
      begun.push(name)
      return new Promise<string>((resolve) => (ends[name] = () => resolve(name)))
    })
  const stays = new AbortController().signal
  const goes = new AbortController()
  const first = start('a', stays)
  const second = start('b', stays)
  const third = start('c', goes.signal)
  const fourth = start('d', stays)
  expect(begun).toEqual(['a', 'b'])
  goes.abort()
  ends['a']?.()
  expect(await first).toBe('a')
  await expect(third).rejects.toThrow('abort')
  await expect.poll(() => begun).toEqual(['a', 'b', 'd'])
  ends['d']?.()
  ends['b']?.()
  expect(await Promise.all([second, fourth])).toEqual(['b', 'd'])
  const fifth = start('e', stays)
  expect(begun).toContain('e')
  ends['e']?.()
  await fifth
})
