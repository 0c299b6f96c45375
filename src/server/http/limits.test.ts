import { describe, expect, it } from 'vitest'

import { addressGroup, allowances, createLimiter } from './limits.ts'

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

  it('count each person and each class apart', () => {
    const one = { burst: 1, perSecond: 1 }
    const limiter = createLimiter(() => 0, { ...allowances, read: one, write: one })
    expect(limiter.take('read', 'a')).toBe(0)
    expect(limiter.take('write', 'a')).toBe(0)
    expect(limiter.take('read', 'b')).toBe(0)
    expect(limiter.take('read', 'a')).toBe(1)
  })

  it('hold a million strangers in bounded memory, and those who keep coming stay limited', () => {
    const limiter = createLimiter(
      () => 0,
      { ...allowances, auth: { burst: 1, perSecond: 0.1 } },
      100,
    )
    expect(limiter.take('auth', 'regular')).toBe(0)
    for (let i = 0; i < 1_000_000; i++) {
      limiter.take('auth', `stranger ${i}`)
      if (i % 50 === 0) expect(limiter.take('auth', 'regular')).toBeGreaterThan(0)
    }
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
