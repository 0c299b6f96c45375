import { describe, expect, it } from 'vitest'

import type { Worker } from './renewed.ts'
import { renewed } from './renewed.ts'

/** Workers of two answers; each waits to be told that it is loaded. */
function workshop() {
  const all: { answered: string[]; load: () => void; fail: () => void; isEnded: boolean }[] = []
  const start = (): Worker<string, string> => {
    const number = all.length
    const { promise: ready, resolve: load } = Promise.withResolvers<void>()
    let isGone = false
    const worker = {
      answered: [] as string[],
      load,
      fail: () => void (isGone = true),
      isEnded: false,
    }
    all.push(worker)
    return {
      ready,
      async ask(question) {
        await ready
        worker.answered.push(question)
        return `${question} by ${number}`
      },
      isWorn: () => worker.answered.length >= 2,
      isGone: () => isGone,
      async end() {
        worker.isEnded = true
      },
    }
  }
  return { all, printer: renewed(start) }
}

const soon = () => new Promise((resolve) => setImmediate(resolve))

describe('a renewed worker', () => {
  it('is started at once and keeps answering while its successor loads, which then takes over', async () => {
    const { all, printer } = workshop()
    expect(all).toHaveLength(1)
    all[0]?.load()
    expect(await printer.ask('a')).toBe('a by 0')
    expect(all).toHaveLength(1)
    expect(await printer.ask('b')).toBe('b by 0')
    expect(all).toHaveLength(2)
    expect([await printer.ask('c'), await printer.ask('d')]).toEqual(['c by 0', 'd by 0'])
    expect(all).toHaveLength(2)
    expect(all[0]?.isEnded).toBe(false)
    all[1]?.load()
    await soon()
    expect(all[0]?.isEnded).toBe(true)
    expect(all[1]?.answered).toEqual([])
    expect(await printer.ask('e')).toBe('e by 1')
  })

  it('lets the worn one finish what it was asked when the successor takes over', async () => {
    const { all, printer } = workshop()
    all[0]?.load()
    await printer.ask('a')
    await printer.ask('b')
    const asked = printer.ask('c')
    all[1]?.load()
    expect(await asked).toBe('c by 0')
    await soon()
    expect(all[0]?.isEnded).toBe(true)
    expect(await printer.ask('d')).toBe('d by 1')
  })

  it('starts anew after one that is gone, and after a successor that never came up', async () => {
    const { all, printer } = workshop()
    all[0]?.load()
    all[0]?.fail()
    await printer.ask('a')
    expect(all).toHaveLength(2)
    all[1]?.load()
    expect(await printer.ask('b')).toBe('b by 1')
    expect(await printer.ask('c')).toBe('c by 1')
    all[2]?.fail()
    all[2]?.load()
    await soon()
    expect(all[1]?.isEnded).toBe(false)
    expect(await printer.ask('d')).toBe('d by 1')
    expect(all).toHaveLength(4)
  })
})
