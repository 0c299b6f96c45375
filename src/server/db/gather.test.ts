import type { Kysely } from 'kysely'
import { describe, expect, it } from 'vitest'

import { gathering } from './gather.ts'
import type { Tables } from './tables.ts'

/** Only told apart, never asked. */
const database = () => ({}) as Kysely<Tables>

function counted() {
  const asked: string[][] = []
  const answers: (() => void)[] = []
  const find = gathering<string>(async (_, keys) => {
    asked.push([...keys])
    await new Promise<void>((resolve) => answers.push(resolve))
    return new Map(keys.filter((key) => key !== 'nothing').map((key) => [key, `found ${key}`]))
  })
  const answer = async () => {
    answers.shift()?.()
    await new Promise(setImmediate)
  }
  return { asked, answer, find }
}

describe('questions that are gathered', () => {
  it('are asked one at a time, all that came meanwhile together', async () => {
    const { asked, answer, find } = counted()
    const db = database()
    const first = find(db, 'a')
    await new Promise(setImmediate)
    const later = [find(db, 'b'), find(db, 'nothing'), find(db, 'b')]
    await answer()
    await answer()
    expect([await first, ...(await Promise.all(later))]).toEqual([
      'found a',
      'found b',
      undefined,
      'found b',
    ])
    expect(asked).toEqual([['a'], ['b', 'nothing']])
  })

  it('are never answered by a question that was under way before them', async () => {
    const { asked, answer, find } = counted()
    const db = database()
    const first = find(db, 'a')
    await new Promise(setImmediate)
    const second = find(db, 'a')
    await answer()
    await answer()
    expect([await first, await second]).toEqual(['found a', 'found a'])
    expect(asked).toEqual([['a'], ['a']])
  })

  it('fail for those who asked together, and not for whoever comes after them', async () => {
    let isAway = true
    const find = gathering<string>(async (_, keys) => {
      if (isAway) throw new Error('away')
      return new Map(keys.map((key) => [key, key]))
    })
    const db = database()
    await expect(Promise.all([find(db, 'a'), find(db, 'b')])).rejects.toThrow('away')
    isAway = false
    expect(await find(db, 'a')).toBe('a')
  })

  it('of two databases do not wait for each other', async () => {
    const { asked, find } = counted()
    void find(database(), 'a')
    void find(database(), 'b')
    await new Promise(setImmediate)
    expect(asked).toEqual([['a'], ['b']])
  })
})
