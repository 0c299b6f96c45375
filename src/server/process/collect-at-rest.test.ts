import { describe, expect, it } from 'vitest'

import { ownThread, watch } from './collect-at-rest.ts'

const megabyte = 1024 * 1024

describe('a server at rest', () => {
  it('collects what has come since the last time, and only where it is worth it', () => {
    const thread = { busy: 0, bytes: 80 * megabyte, collected: 0 }
    const look = watch({
      busyShare: () => thread.busy,
      heapBytes: () => thread.bytes,
      collect: () => {
        thread.collected++
        thread.bytes = 50 * megabyte
      },
    })
    const lookForLong = () => {
      for (let i = 0; i < 20; i++) look()
    }
    lookForLong()
    expect(thread.collected).toBe(1)
    thread.bytes = 55 * megabyte
    lookForLong()
    expect(thread.collected).toBe(1)
    Object.assign(thread, { bytes: 90 * megabyte, busy: 0.5 })
    lookForLong()
    expect(thread.collected).toBe(1)
    thread.busy = 0.01
    look()
    expect(thread.collected).toBe(2)
  })

  it('collects at once, and not after every click of somebody who is there', () => {
    const collectedAt: number[] = []
    let bytes = 80 * megabyte
    const look = watch({
      busyShare: () => 0.01,
      heapBytes: () => bytes,
      collect: () => (bytes = 50 * megabyte),
    })
    for (let second = 5; second <= 65; second += 5) {
      look()
      if (bytes === 50 * megabyte) collectedAt.push(second)
      bytes = 70 * megabyte
    }
    expect(collectedAt).toEqual([5, 35, 65])
  })

  it('gets memory back from V8', () => {
    const { heapBytes, collect } = ownThread()
    const lists = Array.from({ length: 60 }, () => Array.from({ length: 100_000 }, Math.random))
    const full = heapBytes()
    lists.length = 0
    collect()
    expect(full - heapBytes()).toBeGreaterThan(20 * megabyte)
  })

  it('knows itself to be busy while it works', async () => {
    const { busyShare } = ownThread()
    const until = performance.now() + 100
    while (performance.now() < until);
    await new Promise(setImmediate)
    expect(busyShare()).toBeGreaterThan(0.5)
    await expect.poll(() => busyShare(), { interval: 100 }).toBeLessThan(0.5)
  })
})
