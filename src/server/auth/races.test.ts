import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { nextOf, openBrowser } from '../../../tests/api/sign-in/browser.ts'
import type { LyingIssuer } from '../../../tests/api/sign-in/lying-issuer.ts'
import { openLyingIssuer } from '../../../tests/api/sign-in/lying-issuer.ts'
import type { ServedHouse } from '../../../tests/api/sign-in/served-house.ts'
import { serveHouse } from '../../../tests/api/sign-in/served-house.ts'
import type { TestDatabase } from '../../../tests/api/test-database.ts'
import { createTestDatabase } from '../../../tests/api/test-database.ts'
import { keepSecret } from '../secrets/store.ts'
import { makeSecret } from './local-issuer/place.ts'
import { listSessions } from './session-store.ts'

let stored: TestDatabase
let issuer: LyingIssuer
let served: ServedHouse

beforeAll(async () => {
  stored = await createTestDatabase()
  issuer = await openLyingIssuer()
  served = await serveHouse(stored, {
    OIDC_ISSUER_URL: issuer.url,
    OIDC_CLIENT_ID: issuer.clientId,
    OIDC_CLIENT_SECRET: issuer.clientSecret,
  })
})
afterAll(async () => {
  await served.close()
  await issuer.close()
  await stored.close()
})

const many = <T>(count: number, make: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, make))

async function comeBack() {
  const browser = openBrowser()
  const begun = await browser.visit(`${served.url}/api/auth/login`)
  const last = await browser.follow(begun, (next) => next.pathname === '/api/auth/return')
  const back = nextOf(last)
  if (back === undefined) throw new Error('the issuer did not send back')
  return { browser, back }
}

describe('at the same moment', () => {
  it('one return visited twenty times gives one session', async () => {
    const { browser, back } = await comeBack()
    const headers = { cookie: browser.cookiesFor(back) }
    const ends = await many(20, () => openBrowser().visit(back, { headers }))
    const tokens = ends.filter((end) => nextOf(end)?.searchParams.has('token'))
    expect(tokens).toHaveLength(1)
    expect(await served.house.db.selectFrom('sessions').select('id').execute()).toHaveLength(1)
  })

  it('ten first sign-ins of one person make one person with one gift of credits', async () => {
    issuer.claims = { sub: 'newcomer', name: 'Nia', email: 'nia@example.org' }
    const returns = await many(10, comeBack)
    await Promise.all(returns.map(({ browser, back }) => browser.visit(back)))
    const { db } = served.house
    const people = db.selectFrom('people').select('id').where('subject', '=', 'newcomer')
    const [person, ...others] = await people.execute()
    expect(others).toEqual([])
    const id = person?.id ?? ''
    const entries = db.selectFrom('credit_entries').selectAll().where('person_id', '=', id)
    expect(await entries.execute()).toMatchObject([{ kind: 'grant', amount: 25 }])
    expect(await listSessions(db, id, served.house.now())).toHaveLength(10)
  })

  it('ten makers of one secret agree', async () => {
    const { db } = served.house
    const secrets = await many(10, () => keepSecret(db, 'test', makeSecret))
    expect(new Set(secrets).size).toBe(1)
    expect(secrets[0]).toMatch(/^[\w-]{43}$/)
  })
})
