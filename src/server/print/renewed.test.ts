import { describe, expect, it } from 'vitest'

import type { Worker } from './renewed.ts'
import { renewed } from './renewed.ts'

/** Workers of two answers; each waits to be told that it is loaded. */
function workshop() {
  const all: { answered: string[]; load: () => void; fail: () => void; isEnded: boolean }[] = []
  const start = (): Worker<string, string> => {
    const number = all.length
    const { promise: loaded, resolve: load } = Promise.withResolvers<void>()
    let isGone = false
    const worker = {
      answered: [] as string[],
      load,
      fail: () => void (isGone = true),
      isEnded: false,
    }
    all.push(worker)
    return {
      async ask(question) {
        await loaded
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
  it('keeps answering while its successor loads, which then takes over', async () => {
    const { all, printer } = workshop()
    const first = printer.ask('a')
    all[0]?.load()
    expect(await first).toBe('a by 0')
    expect(all).toHaveLength(1)
    expect(await printer.ask('b')).toBe('b by 0')
    expect(all).toHaveLength(2)
    expect([await printer.ask('c'), await printer.ask('d')]).toEqual(['c by 0', 'd by 0'])
    expect(all).toHaveLength(2)
    expect(all[0]?.isEnded).toBe(false)
    all[1]?.load()
    await soon()
    expect(all[0]?.isEnded).toBe(true)
    expect(all[1]?.answered).toEqual(['b'])
    expect(await printer.ask('e')).toBe('e by 1')
    await printer.end()
    expect(all.every(({ isEnded }) => isEnded)).toBe(true)
  })

  it('lets the worn one finish what it was asked when the successor takes over', async () => {
    const { all, printer } = workshop()
    const first = printer.ask('a')
    all[0]?.load()
    await first
    await printer.ask('b')
    const asked = printer.ask('c')
    all[1]?.load()
    expect(await asked).toBe('c by 0')
    await soon()
    expect(all[0]?.isEnded).toBe(true)
    expect(await printer.ask('d')).toBe('d by 1')
  })

  it('starts anew after one that is gone, and ends a successor that never loaded', async () => {
    const { all, printer } = workshop()
    const first = printer.ask('a')
    all[0]?.load()
    all[0]?.fail()
    await first
    const second = printer.ask('b')
    all[1]?.load()
    expect(await second).toBe('b by 1')
    await printer.ask('c')
    await printer.end()
    expect(all.map(({ isEnded }) => isEnded)).toEqual([true, true, true])
    all[2]?.load()
    const last = printer.ask('d')
    all[3]?.load()
    expect(await last).toBe('d by 3')
  })
})
