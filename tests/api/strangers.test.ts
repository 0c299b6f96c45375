/**
 * Requests without a valid token are limited by address; people with one never notice, not even
 * those behind the same address.
 */
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { makeToken } from '#server/auth/tokens.ts'
import { allowances, createLimiter } from '#server/http/limits.ts'

import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

let product: TestHouse
let ana: TestPerson
let nowMs = 0
/** How many of our questions have gone to the database. */
let asked = 0

const counting: KyselyPlugin = {
  transformQuery({ node }) {
    asked += 1
    return node
  },
  transformResult: async ({ result }) => result,
}

beforeAll(async () => {
  const stranger = { burst: 5, perSecond: 1 }
  const limiter = createLimiter(() => nowMs, { ...allowances, stranger })
  product = await openTestHouse({ parts: { limiter } })
  ana = await product.signUp()
  product.house.db = product.house.db.withPlugin(counting)
})
afterAll(() => product.close())

const askWith = (authorization: string | undefined, remoteAddress = '127.0.0.1') =>
  product.ask({
    method: 'GET',
    url: '/api/users/me',
    remoteAddress,
    headers: authorization === undefined ? {} : { authorization },
  })
const statusWith = async (authorization: string | undefined, remoteAddress?: string) =>
  (await askWith(authorization, remoteAddress)).statusCode
const flood = (count: number, remoteAddress: string) =>
  Promise.all(
    Array.from({ length: count }, () => statusWith(`Bearer ${makeToken()}`, remoteAddress)),
  )

describe('requests without a valid token', () => {
  it.each([
    ['none', () => undefined],
    ['one of no shape of ours', () => 'Bearer nonsense'],
    ['one that we never gave', () => `Bearer ${makeToken()}`],
  ])('are refused, and then told to wait, with %s', async (kind, authorization) => {
    const address = `192.0.2.${kind.length}`
    for (let n = 0; n < 5; n += 1) expect(await statusWith(authorization(), address)).toBe(401)
    const answer = await askWith(authorization(), address)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '1'])
    nowMs += 1_000
    expect(await statusWith(authorization(), address)).toBe(401)
  })

  it('count for their own address alone', async () => {
    expect(await flood(10, '198.51.100.1')).toContain(429)
    expect(await statusWith('Bearer nonsense', '198.51.100.2')).toBe(401)
  })

  it('never keep out a person behind the same address, however many come at once', async () => {
    const address = '203.0.113.1'
    const [refused, ...answers] = await Promise.all([
      flood(300, address),
      ...Array.from({ length: 20 }, () => statusWith(`Bearer ${ana.token}`, address)),
    ])
    expect(refused.filter((status) => status === 429)).toHaveLength(295)
    expect(new Set(answers)).toEqual(new Set([200]))
  })

  it('ask the database about many tokens at once where an address has sent too many', async () => {
    const address = '203.0.113.2'
    await flood(10, address)
    asked = 0
    await flood(300, address)
    expect(asked).toBeLessThan(30)
  })

  it('fail one by one where the database is away, and not for good', async () => {
    const other = await openTestHouse({
      parts: {
        limiter: createLimiter(() => 0, { ...allowances, stranger: { burst: 1, perSecond: 1 } }),
      },
    })
    const bea = await other.signUp()
    const ask = () => other.ask({ method: 'GET', url: '/api/users/me' })
    await ask()
    expect((await ask()).statusCode).toBe(429)
    expect((await bea.get('/users/me')).statusCode).toBe(200)
    const { db } = other.house
    other.house.db = db.withSchema('nowhere')
    expect((await bea.get('/users/me')).statusCode).toBe(500)
    other.house.db = db
    expect((await bea.get('/users/me')).statusCode).toBe(200)
    await other.close()
  })
})

describe('the allowance', () => {
  it('lets a thousand a minute come from one address', async () => {
    const limiter = createLimiter(() => 0)
    const waits = await Promise.all(
      Array.from({ length: 1_000 }, async () => limiter.take('stranger', '192.0.2.1')),
    )
    expect(new Set(waits)).toEqual(new Set([0]))
    expect(allowances.stranger.perSecond * 60).toBeGreaterThanOrEqual(1_000)
  })
})
