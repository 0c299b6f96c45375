import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { TestHouse } from '../../../tests/api/test-house.ts'
import { openTestHouse } from '../../../tests/api/test-house.ts'
import { addressGroup, allowances, createLimiter } from './limits.ts'
import { createSharedBuckets, forgetFullBuckets } from './shared-buckets.ts'

describe('the limits', () => {
  it('let a burst through, then say how long to wait, then let one more through', () => {
    let ms = 0
    const limiter = createLimiter(() => ms, {
      ...allowances,
      auth: { burst: 3, perSecond: 0.5 },
    })
    const take = () => limiter.take('auth', 'a')
    expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 2])
    ms += 2_000
    expect([take(), take()]).toEqual([0, 2])
  })

  it('count nothing that was given back, and never hold more than a burst', () => {
    const limiter = createLimiter(() => 0, { ...allowances, auth: { burst: 2, perSecond: 0.5 } })
    limiter.giveBack('auth', 'a')
    const take = () => limiter.take('auth', 'a')
    expect([take(), take(), take()]).toEqual([0, 0, 2])
    limiter.giveBack('auth', 'a')
    expect([take(), take()]).toEqual([0, 2])
  })

  it('count each person and each class apart', () => {
    const one = { burst: 1, perSecond: 1 }
    const limiter = createLimiter(() => 0, { ...allowances, read: one, write: one })
    expect(limiter.take('read', 'a')).toBe(0)
    expect(limiter.take('write', 'a')).toBe(0)
    expect(limiter.take('read', 'b')).toBe(0)
    expect(limiter.take('read', 'a')).toBe(1)
  })

  it('lock nobody out when the clock is set back, and hold from there', () => {
    let ms = 3_600_000
    const limiter = createLimiter(() => ms, {
      ...allowances,
      auth: { burst: 3, perSecond: 0.5 },
    })
    const take = () => limiter.take('auth', 'a')
    expect(take()).toBe(0)
    ms = 0
    expect([take(), take(), take()]).toEqual([0, 0, 2])
    ms += 2_000
    expect([take(), take()]).toEqual([0, 2])
  })

  it('hold a million strangers in bounded memory, and those who keep coming stay limited', () => {
    const limiter = createLimiter(
      () => 0,
      { ...allowances, auth: { burst: 1, perSecond: 0.1 } },
      { bucketsKept: 100 },
    )
    expect(limiter.take('auth', 'regular')).toBe(0)
    for (let i = 0; i < 1_000_000; i++) {
      void limiter.take('auth', `stranger ${i}`)
      if (i % 50 === 0) expect(limiter.take('auth', 'regular')).toBeGreaterThan(0)
    }
  })
})

describe('limits that several processes share', () => {
  let product: TestHouse
  beforeAll(async () => {
    product = await openTestHouse()
  })
  afterAll(() => product.close())

  const allowance = { ...allowances, auth: { burst: 80, perSecond: 0.001 } }
  const process = () => {
    const { db, now } = product.house
    return createLimiter(() => 0, allowance, { shared: createSharedBuckets(db, now) })
  }

  it('let through one burst and at most an eighth more for each process', async () => {
    const three = [process(), process(), process()]
    let free = 0
    for (let i = 0; i < 300; i++) {
      if ((await three[i % 3]?.take('auth', 'a')) === 0) free++
    }
    expect(free).toBeGreaterThanOrEqual(80)
    expect(free).toBeLessThanOrEqual(80 + 3 * 10)
    expect(await three[0]?.take('auth', 'a')).toBeGreaterThan(0)
    expect(await three[0]?.take('auth', 'b')).toBe(0)
  })

  it('count nothing that was given back in any of them', async () => {
    const two = [process(), process()]
    for (let i = 0; i < 300; i++) {
      const one = two[i % 2]
      expect(await one?.take('auth', 'given back')).toBe(0)
      one?.giveBack('auth', 'given back')
    }
  })

  it('hold for requests that come at once', async () => {
    const two = [process(), process()]
    const waits = await Promise.all(
      Array.from({ length: 400 }, async (_, i) => two[i % 2]?.take('auth', 'at once')),
    )
    // What was asked before the first answer came is bounded by what one process allows alone.
    expect(waits.filter((wait) => wait === 0).length).toBeLessThanOrEqual(160)
    expect(await two[0]?.take('auth', 'at once')).toBeGreaterThan(0)
  })

  it('cost the database nothing for a hundred thousand strangers who come once', async () => {
    const one = process()
    for (let i = 0; i < 100_000; i++) await one.take('auth', `stranger ${i}`)
    const { count } = await product.house.db
      .selectFrom('limit_buckets')
      .select((of) => of.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBeLessThan(10)
  })

  it('fill up again, and are then forgotten', async () => {
    const { db, now } = product.house
    const buckets = createSharedBuckets(db, now)
    const fast = { burst: 10, perSecond: 1 }
    expect(await buckets('x', fast, 12)).toBe(-2)
    product.wait(5_000)
    expect(await buckets('x', fast, 0)).toBeCloseTo(3, 0)
    product.wait(3_600_000)
    expect(await buckets('x', fast, 1)).toBe(9)
    product.wait(3_600_000)
    await forgetFullBuckets(db, now())
    expect(await db.selectFrom('limit_buckets').selectAll().execute()).toEqual([])
  })

  it('fill up, and end what they refused, also after the clock was set back', async () => {
    const { db } = product.house
    let ms = Date.now()
    const shared = createSharedBuckets(db, () => new Date(ms))
    const fast = { ...allowances, auth: { burst: 8, perSecond: 1 } }
    const [one, two] = [0, 1].map(() => createLimiter(() => ms, fast, { shared }))
    for (let i = 0; i < 8; i++) await one?.take('auth', 'set back')
    expect(await two?.take('auth', 'set back')).toBeGreaterThan(0)
    ms -= 3_600_000
    const waits: unknown[] = []
    for (let i = 0; i < 3; i++) {
      waits.push(await two?.take('auth', 'set back'))
      ms += 20_000
    }
    expect(waits.at(-1)).toBe(0)
  })

  it('hold in each process alone where the database does not answer', async () => {
    const limiter = createLimiter(() => 0, allowance, {
      shared: async () => {
        throw new Error('gone')
      },
    })
    let free = 0
    for (let i = 0; i < 100; i++) if ((await limiter.take('auth', 'a')) === 0) free++
    expect(free).toBe(80)
  })
})

describe('whom an address stands for', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s counts as %s', (ip, group) => {
    expect(addressGroup(ip)).toBe(group)
  })
})
