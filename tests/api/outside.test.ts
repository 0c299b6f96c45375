/** What the server shows of itself to the outside, and what it believes of what is sent. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { allowances, createLimiter } from '#server/http/limits.ts'
import { resume as resumeSchema } from '#domain/resume/resume.ts'

import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

let product: TestHouse
let ana: TestPerson
beforeAll(async () => {
  product = await openTestHouse()
  ana = await product.signUp()
  await ana.post('/resumes/template')
})
afterAll(() => product.close())

describe('the methods', () => {
  const everywhere = ['/', '/dashboard', '/api/resumes', '/api/health', '/api/nothing']

  it.each(['TRACE', 'OPTIONS', 'CONNECT', 'PROPFIND'] as const)(
    '[ASVS 13.4.4] of HTTP that nothing needs are not served: %s',
    async (method) => {
      for (const url of everywhere) {
        const answer = await product.ask({ method, url, headers: { 'x-sent': 'zqsent' } })
        expect([404, 405]).toContain(answer.statusCode)
        expect(answer.body + JSON.stringify(answer.headers)).not.toContain('zqsent')
      }
    },
  )
})

describe('an answer with somebody’s data', () => {
  it('[ASVS 3.2.1] [ASVS 3.4.2] [ASVS 14.2.2] is kept by nobody on its way and shown as nothing but data', async () => {
    for (const path of ['/resumes', '/users/me', '/users/me/export']) {
      const { headers } = await ana.get(path)
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(headers['access-control-allow-origin']).toBeUndefined()
    }
  })

  it('has the fields of its schema and no others', async () => {
    const [first] = (await ana.get('/resumes')).json<object[]>()
    // `score_missing` is there only where a score is missing.
    const { score_missing: _, ...always } = resumeSchema.shape
    expect(Object.keys(first ?? {}).toSorted()).toEqual(Object.keys(always).toSorted())
  })
})

describe('a sender’s address', () => {
  const one = { ...allowances, auth: { burst: 1, perSecond: 0.01 } }
  // The embedded issuer refuses whatever was passed on.
  const issuer = {
    OIDC_ISSUER_URL: 'https://id.example.org',
    OIDC_CLIENT_ID: 'lapel',
    OIDC_CLIENT_SECRET: 'secret',
  }
  const askFrom = (house: TestHouse, forwarded: string) =>
    house.ask({
      method: 'GET',
      url: '/api/auth/return',
      headers: { 'x-forwarded-for': forwarded },
    })

  it('[ASVS 4.1.3] [ASVS 15.3.4] is not what the sender says it is', async () => {
    const limiter = createLimiter(() => 0, one)
    const house = await openTestHouse({ parts: { limiter }, env: issuer })
    expect((await askFrom(house, '203.0.113.1')).statusCode).not.toBe(429)
    expect((await askFrom(house, '203.0.113.2')).statusCode).toBe(429)
    await house.close()
  })

  it('is what a trusted proxy says, whatever the sender put before it', async () => {
    const limiter = createLimiter(() => 0, one)
    const house = await openTestHouse({
      parts: { limiter },
      env: { ...issuer, TRUST_PROXY: 'loopback' },
    })
    expect((await askFrom(house, '198.51.100.9, 203.0.113.1')).statusCode).not.toBe(429)
    expect((await askFrom(house, '198.51.100.8, 203.0.113.1')).statusCode).toBe(429)
    expect((await askFrom(house, '198.51.100.9, 203.0.113.2')).statusCode).not.toBe(429)
    await house.close()
  })
})

describe('a parameter', () => {
  it('[ASVS 15.3.7] sent twice where one is expected is refused', async () => {
    expect((await ana.get('/jobs?job_title=a&job_title=b')).statusCode).toBe(400)
    expect((await ana.get('/jobs?start=1&start=2')).statusCode).toBe(400)
  })
})

describe('the log', () => {
  const lines = () =>
    product
      .log()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)

  it('[ASVS 16.2.1] [ASVS 16.2.2] [ASVS 16.2.4] is one JSON object a line, with the time in UTC, the request and what became of it', async () => {
    const answer = await ana.get('/resumes')
    const line = lines().find(({ request }) => request === answer.headers['x-request-id'])
    expect(line).toMatchObject({
      event: 'request',
      method: 'GET',
      route: '/api/resumes',
      status: 200,
    })
    expect(line?.['time']).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  })

  it('[ASVS 16.3.2] has refusals', async () => {
    await product.ask({ method: 'GET', url: '/api/resumes' })
    expect(lines()).toContainEqual(expect.objectContaining({ route: '/api/resumes', status: 401 }))
  })

  it('[ASVS 16.4.1] takes no line from a sender', async () => {
    const before = lines().length
    await product.ask({
      method: 'GET',
      url: '/api/jobs/%0A%7B%22event%22%3A%22forged%22%7D',
      headers: { 'user-agent': 'x{"event":"forged"}', 'x-request-id': 'forged' },
    })
    expect(lines()).toHaveLength(before + 1)
    expect(product.log()).not.toContain('forged')
  })
})
