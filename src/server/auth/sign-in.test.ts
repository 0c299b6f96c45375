import { createHash } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Page } from '../../../tests/api/sign-in/browser.ts'
import { nextOf, openBrowser } from '../../../tests/api/sign-in/browser.ts'
import type { ServedHouse } from '../../../tests/api/sign-in/served-house.ts'
import { serveHouse } from '../../../tests/api/sign-in/served-house.ts'
import { call, comeBack, signIn } from '../../../tests/api/sign-in/signed-in.ts'
import type { TestDatabase } from '../../../tests/api/test-database.ts'
import { createTestDatabase } from '../../../tests/api/test-database.ts'

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

const countSessions = async () =>
  (await served.house.db.selectFrom('sessions').select('id').execute()).length

describe('signing in', () => {
  it('gives a token that opens the account', async () => {
    const ana = await signIn(served)
    const answer = await call(served, ana)
    expect(answer.status, answer.text).toBe(200)
    expect(JSON.parse(answer.text)).toMatchObject({
      name: 'Ana Silva',
      email: 'ana@example.org',
      credit_balance: 25,
    })
  })

  it('[ASVS 7.2.3] keeps only hashes of the token and of the binding cookie', async () => {
    const { browser, token } = await signIn(served)
    const hash = (text = '') => createHash('sha256').update(text).digest('hex')
    const rows = await served.house.db.selectFrom('sessions').selectAll().execute()
    const row = rows.find(({ token_hash }) => token_hash.toString('hex') === hash(token))
    expect(row?.binding_hash?.toString('hex')).toBe(hash(browser.cookie('lapel_binding')))
    const text = JSON.stringify(rows)
    expect(text).not.toContain(token)
    expect(text).not.toContain(browser.cookie('lapel_binding'))
  })

  it('[ASVS 3.3.2] [ASVS 3.3.4] sets the binding cookie out of reach of scripts and other sites', async () => {
    const { browser, end } = await signIn(served)
    const [binding] = end.headers.getSetCookie().filter((line) => line.startsWith('lapel_binding='))
    expect(binding).toMatch(
      /^lapel_binding=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=2592000$/,
    )
    const begun = browser.setCookies.find((line) => line.startsWith('lapel_sign_in_'))
    expect(begun).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/)
    expect(browser.cookieNames().filter((name) => name.startsWith('lapel_sign'))).toEqual([])
  })

  it('[ASVS 16.3.1] is told by the log, whether it succeeded or was refused, and names nobody', async () => {
    const from = served.log().length
    const { browser } = await signIn(served, { email: 'logged@example.org', name: 'Logged Person' })
    expect(served.log().slice(from)).toContain('"event":"somebody signed in"')
    expect(served.log().slice(from)).not.toContain('a sign-in was refused')
    await browser.visit(`${served.url}/api/auth/return?state=${'x'.repeat(43)}&code=y`)
    await browser.visit(`${served.url}/api/auth/return`)
    const refusals = served
      .log()
      .slice(from)
      .match(/"event":"a sign-in was refused"/g)
    expect(refusals).toHaveLength(2)
    expect(served.log()).not.toMatch(/logged@example|Logged Person/)
  })

  it('[ASVS 14.2.2] lets the address with the token be neither kept nor passed on', async () => {
    const { end } = await signIn(served)
    expect(end.status).toBe(302)
    expect(end.headers.get('referrer-policy')).toBe('no-referrer')
    expect(end.headers.get('cache-control')).toBe('no-store')
    expect(end.text).toBe('')
  })

  it('[ASVS 7.2.2] [ASVS 7.2.4] gives a new token each time, to the same person', async () => {
    const first = await signIn(served, { email: 'same@example.org' })
    const second = await signIn(served, { email: ' Same@Example.ORG ', name: 'Same' })
    expect(second.token).not.toBe(first.token)
    const people = served.house.db.selectFrom('people').selectAll()
    expect(await people.where('name', '=', 'Same').execute()).toHaveLength(1)
    expect((await call(served, first)).status).toBe(200)
  })

  it('makes the same person at another port, and with the keys of the first start', async () => {
    const before = await signIn(served, { email: 'mover@example.org', name: 'Mo' })
    const moved = await serveHouse(stored)
    const after = await signIn(moved, { email: 'mover@example.org', name: 'Mo' })
    const people = served.house.db.selectFrom('people').selectAll()
    expect(await people.where('email', '=', 'mover@example.org').execute()).toHaveLength(1)
    expect((await call(moved, before)).status).toBe(200)
    expect((await call(served, after)).status).toBe(200)
    await moved.close()
  })

  it('gives no fresh credits to an address that has just left', async () => {
    const leaver = await signIn(served, { email: 'leaver@example.org' })
    expect((await call(served, leaver, '/users/me', 'DELETE')).status).toBe(204)
    const back = await signIn(served, { email: 'Leaver@example.org ' })
    expect(JSON.parse((await call(served, back)).text)).toMatchObject({ credit_balance: 0 })
  })

  it('begins again under the one name of this machine', async () => {
    const { port } = new URL(served.url)
    const answer = await openBrowser().visit(`http://localhost:${port}/api/auth/login`)
    expect(nextOf(answer)?.href).toBe(`${served.url}/api/auth/login?moved`)
    const moved = await openBrowser().visit(`http://localhost:${port}/api/auth/login?moved`)
    expect(nextOf(moved)?.pathname).toBe('/issuer/auth')
  })

  it('[ASVS 3.3.1] [ASVS 3.3.3] uses __Host- cookies and insists on the binding where people come by https', async () => {
    const origin = 'https://localhost'
    const secure = await serveHouse(stored, { PUBLIC_URL: origin })
    const browser = openBrowser({ [origin]: secure.url })
    const back = await comeBack({ ...secure, url: origin }, browser)
    expect(back.origin).toBe(origin)
    const end = await browser.visit(back)
    const cookies = browser.setCookies.filter((line) => line.includes('lapel_'))
    expect(cookies.every((line) => /; secure/i.test(line))).toBe(true)
    expect(end.headers.getSetCookie().at(-1)).toMatch(
      /^__Host-lapel_binding=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure; /,
    )
    const token = nextOf(end)?.searchParams.get('token') ?? ''
    const headers = { authorization: `Bearer ${token}` }
    expect((await browser.visit(`${origin}/api/users/me`, { headers })).status).toBe(200)
    expect((await fetch(`${secure.url}/api/users/me`, { headers })).status).toBe(401)
    await secure.close()
  })
})

describe('a sign-in under way', () => {
  const refused = async (answer: Page) => {
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/auth/callback')
    expect(answer.headers.getSetCookie().join()).not.toContain('lapel_binding')
  }

  it('[ASVS 10.4.2] serves once: the return’s address again lets nobody in', async () => {
    const browser = openBrowser()
    const back = await comeBack(served, browser)
    const cookie = browser.cookiesFor(back)
    expect(nextOf(await browser.visit(back))?.searchParams.has('token')).toBe(true)
    const before = await countSessions()
    await refused(await browser.visit(back))
    await refused(await openBrowser().visit(back, { headers: { cookie } }))
    expect(await countSessions()).toBe(before)
  })

  it('[ASVS 10.1.2] [ASVS 10.2.1] counts only in the browser that began it, and is spent by any other', async () => {
    const victim = openBrowser()
    const attacker = openBrowser()
    const back = await comeBack(served, attacker, { email: 'mallory@example.org', name: 'Mallory' })
    await comeBack(served, victim) // has a sign-in of its own under way
    await refused(await victim.visit(back))
    await refused(await attacker.visit(back))
  })

  it('does not take another sign-in’s cookie for its own', async () => {
    const browser = openBrowser()
    const back = await comeBack(served, browser)
    const [name = ''] = browser.cookieNames().filter((key) => key.startsWith('lapel_sign'))
    await refused(await browser.visit(back, { headers: { cookie: `${name}=${'x'.repeat(43)}` } }))
  })

  it('ends after ten minutes', async () => {
    const browser = openBrowser()
    const back = await comeBack(served, browser)
    served.wait(10 * minuteMs)
    await refused(await browser.visit(back))
  })

  it('leaves the other tabs’ alone, of which a browser keeps a few', async () => {
    const browser = openBrowser()
    const open = async () => browser.follow(await browser.visit(`${served.url}/api/auth/login`))
    const tabs = [await open(), await open(), await open()]
    for (const tab of tabs) {
      const sent = await browser.fill(tab, { email: 'tabs@example.org', name: 'Tab' })
      const end = await browser.follow(sent, (next) => next.pathname === '/auth/callback')
      expect(nextOf(end)?.searchParams.has('token')).toBe(true)
    }
    for (let tab = 0; tab < 12; tab += 1) await browser.visit(`${served.url}/api/auth/login`)
    const names = browser.cookieNames().filter((name) => name.startsWith('lapel_sign_in_'))
    expect(names).toHaveLength(8)
  })

  it.each(['', '?', '?state=', '?state=x&code=y', '?code=y', '?error=access_denied', '?state=%00'])(
    'is not what "%s" comes back from',
    async (query) => {
      await refused(await openBrowser().visit(`${served.url}/api/auth/return${query}`))
    },
  )

  it('[ASVS 3.7.2] leads nowhere that a request names', async () => {
    const evil = 'https://evil.example/'
    for (const name of ['redirect_uri', 'next', 'return_to', 'issuer', 'iss', 'state']) {
      const begun = await openBrowser().visit(
        `${served.url}/api/auth/login?${name}=${encodeURIComponent(evil)}`,
      )
      const next = nextOf(begun)
      expect(next?.origin).toBe(served.url)
      expect(next?.searchParams.get('redirect_uri')).toBe(`${served.url}/api/auth/return`)
      const end = await openBrowser().visit(
        `${served.url}/api/auth/return?${name}=${encodeURIComponent(evil)}`,
      )
      await refused(end)
    }
  })
})
