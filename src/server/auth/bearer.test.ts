import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { ServedHouse } from '../../../tests/api/sign-in/served-house.ts'
import { serveHouse } from '../../../tests/api/sign-in/served-house.ts'
import { call, fromBrowser, signIn } from '../../../tests/api/sign-in/signed-in.ts'
import type { TestDatabase } from '../../../tests/api/test-database.ts'
import { createTestDatabase } from '../../../tests/api/test-database.ts'
import { tokenIn } from './bearer.ts'
import { listSessions } from './session-store.ts'

let stored: TestDatabase
let served: ServedHouse

beforeAll(async () => {
  stored = await createTestDatabase()
  served = await serveHouse(stored)
})
afterAll(async () => {
  await served.close()
  await stored.close()
})

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** The status of a script's GET: it says nothing of a site. */
const statusOf = async (url: string, headers: Record<string, string>) =>
  (await fetch(url, { headers })).status

describe('a token', () => {
  it('without its cookie is worth nothing to a browser', async () => {
    const { token } = await signIn(served)
    const signs: Record<string, string>[] = [
      fromBrowser,
      { origin: served.url },
      { 'sec-fetch-site': 'none' },
    ]
    for (const headers of signs) {
      const answer = await fetch(`${served.url}/api/users/me`, {
        headers: { authorization: `Bearer ${token}`, ...headers },
      })
      expect(answer.status).toBe(401)
      expect(await answer.json()).toMatchObject({ code: 'unauthorized' })
      expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    }
  })

  it('alone serves a script on this machine', async () => {
    const { token } = await signIn(served)
    const headers = { authorization: `Bearer ${token}` }
    const status = await statusOf(`${served.url}/api/users/me`, headers)
    expect(status).toBe(200)
  })

  it('planted in another person’s browser is refused there', async () => {
    const victim = await signIn(served, { email: 'victim@example.org' })
    const mallory = await signIn(served, { email: 'mallory@example.org' })
    expect((await call(served, { browser: victim.browser, token: mallory.token })).status).toBe(401)
    expect((await call(served, { browser: mallory.browser, token: victim.token })).status).toBe(401)
    expect((await call(served, victim)).status).toBe(200)
  })

  it('[ASVS 3.5.1] is needed: the cookie alone authorises nothing', async () => {
    const { browser } = await signIn(served)
    const answer = await browser.visit(`${served.url}/api/users/me`, { headers: fromBrowser })
    expect(answer.status).toBe(401)
  })

  it.each([
    '',
    'Bearer',
    'Bearer ',
    'Bearer null',
    'Bearer undefined',
    `Bearer ${'x'.repeat(43)}`,
    `Bearer ${'x'.repeat(9_000)}`,
    `Basic ${'x'.repeat(43)}`,
    "Bearer ' OR 1=1 --",
  ])('is not "%s"', async (authorization) => {
    const { browser } = await signIn(served)
    const headers = { authorization, ...fromBrowser }
    expect((await browser.visit(`${served.url}/api/users/me`, { headers })).status).toBe(401)
  })

  it('in the address or in a cookie is not looked at', async () => {
    const { browser, token } = await signIn(served)
    browser.plant('authToken', token)
    for (const name of ['token', 'access_token', 'authorization']) {
      const answer = await browser.visit(`${served.url}/api/users/me?${name}=${token}`)
      expect(answer.status).toBe(401)
    }
  })

  it.each([
    ['strict', 401],
    ['off', 200],
  ])('without its cookie, where AUTH_BINDING is %s, gets %i', async (binding, status) => {
    const { token } = await signIn(served)
    const other = await serveHouse(stored, { AUTH_BINDING: binding })
    const headers = { authorization: `Bearer ${token}` }
    const url = `${other.url}/api/users/me`
    expect(await statusOf(url, headers)).toBe(status)
    expect(await statusOf(url, { ...headers, ...fromBrowser })).toBe(status)
    await other.close()
  })
})

describe('a session', () => {
  it('[ASVS 7.4.1] ends with logout, at once and alone', async () => {
    const here = await signIn(served, { email: 'two@example.org' })
    const elsewhere = await signIn(served, { email: 'two@example.org' })
    const answer = await call(served, here, '/auth/logout', 'POST')
    expect(answer.status).toBe(200)
    expect(answer.text).toBe('{}')
    expect(answer.headers.getSetCookie().join()).toContain('lapel_binding=; ')
    const authorization = `Bearer ${here.token}`
    expect(await statusOf(`${served.url}/api/users/me`, { authorization })).toBe(401)
    expect((await call(served, elsewhere)).status).toBe(200)
  })

  it('[ASVS 7.4.2] ends everywhere when the account is deleted', async () => {
    const here = await signIn(served, { email: 'gone@example.org' })
    const elsewhere = await signIn(served, { email: 'gone@example.org' })
    expect((await call(served, here, '/users/me', 'DELETE')).status).toBe(204)
    expect((await call(served, here)).status).toBe(401)
    expect((await call(served, elsewhere)).status).toBe(401)
  })

  it('[ASVS 7.3.1] ends after fourteen days without a request', async () => {
    const ana = await signIn(served)
    served.wait(14 * dayMs - minuteMs)
    expect((await call(served, ana)).status).toBe(200)
    served.wait(14 * dayMs - minuteMs)
    expect((await call(served, ana)).status).toBe(200)
    const other = await signIn(served)
    served.wait(14 * dayMs)
    expect((await call(served, other)).status).toBe(401)
  })

  it('[ASVS 7.3.2] ends after thirty days, however much it is used', async () => {
    const ana = await signIn(served)
    for (let day = 1; day < 30; day += 1) {
      served.wait(dayMs)
      expect((await call(served, ana)).status).toBe(200)
    }
    served.wait(dayMs)
    expect((await call(served, ana)).status).toBe(401)
  })

  it('notes its use at most once a minute', async () => {
    const ana = await signIn(served, { email: 'seen@example.org' })
    const lastSeen = async () => {
      const { db } = served.house
      const person = db.selectFrom('people').select('id').where('email', '=', 'seen@example.org')
      const { id } = await person.executeTakeFirstOrThrow()
      return (await listSessions(db, id, served.house.now()))[0]?.lastSeenAt.getTime()
    }
    const begun = await lastSeen()
    served.wait(50_000)
    await call(served, ana)
    expect(await lastSeen()).toBe(begun)
    served.wait(11_000)
    await call(served, ana)
    expect(await lastSeen()).toBeGreaterThan(begun ?? Infinity)
  })
})

it.each(['Bearer abc', 'bearer abc', 'Bearer    abc', 'BEARER abc  '])(
  'A header spelled "%s" shows the one token, so that no spelling is another sender.',
  (authorization) => {
    expect(tokenIn({ authorization })).toBe('abc')
  },
)
