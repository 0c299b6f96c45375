/** A served house whose people sign in with an issuer that may lie or fail, for one test file. */
import { afterAll, afterEach, beforeAll } from 'vitest'

import type { TestDatabase } from '../test-database.ts'
import { createTestDatabase } from '../test-database.ts'
import type { Page } from './browser.ts'
import { openBrowser } from './browser.ts'
import type { LyingIssuer } from './lying-issuer.ts'
import { openLyingIssuer } from './lying-issuer.ts'
import type { ServedHouse } from './served-house.ts'
import { serveHouse } from './served-house.ts'

export interface IssuedHouse {
  stored: TestDatabase
  issuer: LyingIssuer
  served: ServedHouse
  /** Goes the whole way; gives the last answer of ours. */
  signIn: () => Promise<Page>
  countRows: () => Promise<{ people: number; sessions: number }>
}

/** Filled before the first test; the issuer is honest again after each. */
export function useIssuedHouse(): IssuedHouse {
  const found = {} as IssuedHouse // filled in beforeAll
  beforeAll(async () => {
    const stored = await createTestDatabase()
    const issuer = await openLyingIssuer()
    const served = await serveHouse(stored, {
      OIDC_ISSUER_URL: issuer.url,
      OIDC_CLIENT_ID: issuer.clientId,
      OIDC_CLIENT_SECRET: issuer.clientSecret,
    })
    Object.assign(found, { stored, issuer, served })
  })
  afterEach(() => {
    found.issuer.lie = {}
    found.issuer.claims = { sub: 'person-1', name: 'Ana Silva', email: 'ana@example.org' }
  })
  afterAll(async () => {
    await found.served.close()
    await found.issuer.close()
    await found.stored.close()
  })
  found.signIn = async () => {
    const browser = openBrowser()
    const begun = await browser.visit(`${found.served.url}/api/auth/login`)
    return browser.follow(begun, (next) => next.pathname === '/auth/callback')
  }
  found.countRows = async () => {
    const { db } = found.served.house
    const count = async (table: 'people' | 'sessions') =>
      (await db.selectFrom(table).selectAll().execute()).length
    return { people: await count('people'), sessions: await count('sessions') }
  }
  return found
}
