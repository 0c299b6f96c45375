import { createHmac } from 'node:crypto'

import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import type { Page } from '../../../tests/api/sign-in/browser.ts'
import { nextOf, openBrowser } from '../../../tests/api/sign-in/browser.ts'
import type { Lie, LyingIssuer } from '../../../tests/api/sign-in/lying-issuer.ts'
import {
  openLyingIssuer,
  Redirect,
  Refusal,
  seconds,
} from '../../../tests/api/sign-in/lying-issuer.ts'
import type { ServedHouse } from '../../../tests/api/sign-in/served-house.ts'
import { serveHouse } from '../../../tests/api/sign-in/served-house.ts'
import type { TestDatabase } from '../../../tests/api/test-database.ts'
import { createTestDatabase } from '../../../tests/api/test-database.ts'

let stored: TestDatabase
let issuer: LyingIssuer
let served: ServedHouse

const anHourMs = 3_600_001

beforeAll(async () => {
  stored = await createTestDatabase()
  issuer = await openLyingIssuer()
  served = await serveHouse(stored, {
    OIDC_ISSUER_URL: issuer.url,
    OIDC_CLIENT_ID: issuer.clientId,
    OIDC_CLIENT_SECRET: issuer.clientSecret,
  })
})
afterEach(() => {
  issuer.lie = {}
  issuer.claims = { sub: 'person-1', name: 'Ana Silva', email: 'ana@example.org' }
})
afterAll(async () => {
  await served.close()
  await issuer.close()
  await stored.close()
})

/** Goes the whole way; gives the last answer of ours. */
async function signIn(): Promise<Page> {
  const browser = openBrowser()
  const begun = await browser.visit(`${served.url}/api/auth/login`)
  return browser.follow(begun, (next) => next.pathname === '/auth/callback')
}

async function countRows() {
  const { db } = served.house
  const count = async (table: 'people' | 'sessions') =>
    (await db.selectFrom(table).selectAll().execute()).length
  return { people: await count('people'), sessions: await count('sessions') }
}

const tokenPath = /^\/auth\/callback\?token=[\w-]{43}$/

describe('an honest issuer', () => {
  it('[ASVS 10.2.1] [ASVS 10.5.1] is asked with PKCE S256, state and nonce, and believed', async () => {
    const end = await signIn()
    expect(end.headers.get('location'), served.log()).toMatch(tokenPath)
    expect(Object.fromEntries(issuer.asked)).toMatchObject({
      response_type: 'code',
      client_id: issuer.clientId,
      redirect_uri: `${served.url}/api/auth/return`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  it('is told the client secret by HTTP Basic', () => {
    expect(issuer.clientProofs.at(-1)).toBe('basic')
  })

  it('is told the client secret in the form where it knows nothing else', async () => {
    issuer.lie = {
      metadata: (honest) => ({
        ...honest,
        token_endpoint_auth_methods_supported: ['client_secret_post'],
      }),
    }
    served.wait(anHourMs)
    expect((await signIn()).headers.get('location')).toMatch(tokenPath)
    expect(issuer.clientProofs.at(-1)).toBe('form')
    served.wait(anHourMs)
  })

  it('[ASVS 10.5.2] makes one person of one subject, whatever the address', async () => {
    issuer.claims = { sub: 'person-2', name: 'Bea', email: 'bea@example.org' }
    await signIn()
    const before = await countRows()
    issuer.claims = { sub: 'person-2', name: 'Bea B.', email: 'b@example.net' }
    await signIn()
    expect((await countRows()).people).toBe(before.people)
    issuer.claims = { sub: 'person-3', name: 'Bea B.', email: 'b@example.net' }
    await signIn()
    expect((await countRows()).people).toBe(before.people + 1)
  })

  it('is not believed ten minutes later', async () => {
    const browser = openBrowser()
    const begun = await browser.visit(`${served.url}/api/auth/login`)
    const last = await browser.follow(begun, (next) => next.pathname === '/api/auth/return')
    served.wait(600_000)
    const end = await browser.follow(last, (next) => next.pathname === '/auth/callback')
    expect(end.headers.get('location')).toBe('/auth/callback')
  })

  it('is asked for name and address where the ID token has none', async () => {
    issuer.claims = { sub: 'person-4' }
    issuer.lie = { userInfo: () => ({ sub: 'person-4', name: 'Cleo', email: 'cleo@example.org' }) }
    await signIn()
    const { db } = served.house
    const person = await db
      .selectFrom('people')
      .selectAll()
      .where('subject', '=', 'person-4')
      .executeTakeFirstOrThrow()
    expect(person).toMatchObject({ issuer: issuer.url, name: 'Cleo', email: 'cleo@example.org' })
  })

  it('may call people what no database could hold', async () => {
    issuer.claims = { sub: 'person-5', name: 'A\u0000na\n', email: { not: 'text' } }
    issuer.lie = { userInfo: () => ({ sub: 'person-5' }) }
    expect((await signIn()).headers.get('location')).toMatch(tokenPath)
    const { db } = served.house
    const people = db.selectFrom('people').selectAll().where('subject', '=', 'person-5')
    expect(await people.executeTakeFirst()).toMatchObject({ name: 'A na', email: null })
  })

  it('leaves no name, address, code or secret in the log', async () => {
    issuer.claims = { sub: 'canary-sub', name: 'Canary Name', email: 'canary@example.org' }
    const end = await signIn()
    const token = nextOf(end)?.searchParams.get('token') ?? 'no token'
    const log = served.log()
    for (const word of ['canary', 'Canary', token, issuer.clientSecret, 'code=', 'state=']) {
      expect(log).not.toContain(word)
    }
  })
})

async function signWithAnotherKey(claims: object): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256')
  const header = { alg: 'RS256', kid: 'key-1' }
  return new SignJWT({ ...claims }).setProtectedHeader(header).sign(privateKey)
}

function signWithTheSecret(claims: object): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const text = `${encode({ alg: 'HS256', kid: 'key-1' })}.${encode(claims)}`
  return `${text}.${createHmac('sha256', issuer.clientSecret).update(text).digest('base64url')}`
}

const changed =
  (change: object): Lie['idToken'] =>
  (claims, sign) =>
    sign({ ...claims, ...change })

/** What an issuer, or whoever plays one, may say wrongly; each ends without a token. */
const lies: [what: string, lie: Lie][] = [
  [
    '[ASVS 6.8.2] [ASVS 9.1.1] an ID token that another key signed',
    { idToken: signWithAnotherKey },
  ],
  [
    '[ASVS 9.1.1] an ID token changed after it was signed',
    {
      idToken: async (claims, sign) => {
        const [header, , signature] = (await sign(claims)).split('.')
        const body = Buffer.from(JSON.stringify({ ...claims, sub: 'admin' })).toString('base64url')
        return [header, body, signature].join('.')
      },
    },
  ],
  [
    '[ASVS 9.1.2] an ID token with alg none',
    { idToken: (claims) => new UnsecuredJWT(claims).encode() },
  ],
  ['[ASVS 9.1.2] an ID token signed with the client secret', { idToken: signWithTheSecret }],
  ['[ASVS 9.1.3] a key that nobody published', { keys: () => ({ keys: [] }) }],
  [
    '[ASVS 9.2.3] [ASVS 10.5.4] an ID token for somebody else',
    { idToken: changed({ aud: 'another-client' }) },
  ],
  [
    '[ASVS 10.5.4] an ID token for many, made for another',
    { idToken: (claims, sign) => sign({ ...claims, aud: [String(claims.aud), 'b'], azp: 'b' }) },
  ],
  [
    '[ASVS 6.8.1] an ID token of another issuer',
    { idToken: changed({ iss: 'https://evil.example' }) },
  ],
  ['[ASVS 10.5.1] an ID token with another nonce', { idToken: changed({ nonce: 'another' }) }],
  ['[ASVS 10.5.1] an ID token without a nonce', { idToken: changed({ nonce: undefined }) }],
  ['[ASVS 9.2.1] an ID token that has expired', { idToken: changed({ exp: seconds() - 600 }) }],
  ['[ASVS 9.2.1] an ID token without an end', { idToken: changed({ exp: undefined }) }],
  ['[ASVS 9.2.1] an ID token of the future', { idToken: changed({ nbf: seconds() + 600 }) }],
  ['an ID token without a subject', { idToken: changed({ sub: undefined }) }],
  ['an ID token whose subject is no text', { idToken: changed({ sub: 7 }) }],
  ['an ID token that is none', { idToken: () => 'not.a.token' }],
  ['no ID token at all', { idToken: () => undefined }],
  [
    '[ASVS 9.2.2] a token of a kind nobody asked for',
    { tokenAnswer: (honest) => ({ ...honest, token_type: 'mac' }) },
  ],
  ['a list instead of an answer', { tokenAnswer: () => [] }],
  ['a page instead of an answer', { tokenAnswer: () => new Refusal(200, '<p>Hello</p>') }],
  ['an error', { tokenAnswer: () => new Refusal(400, { error: 'invalid_grant' }) }],
  [
    '[ASVS 15.3.2] a redirect of the token request',
    { tokenAnswer: () => new Redirect(`${issuer.url}/jwks`) },
  ],
  ['another state', { comesBack: (back) => back.set('state', 'x'.repeat(43)) }],
  ['no state', { comesBack: (back) => back.delete('state') }],
  ['two states', { comesBack: (back) => back.append('state', String(issuer.asked.get('state'))) }],
  ['no code', { comesBack: (back) => back.delete('code') }],
  ['two codes', { comesBack: (back) => back.append('code', 'another') }],
  ['a code it never gave', { comesBack: (back) => back.set('code', 'another') }],
  [
    '[ASVS 10.2.2] an answer in the name of another issuer',
    { comesBack: (back) => back.set('iss', 'https://evil.example') },
  ],
  ['[ASVS 10.2.2] an answer in nobody’s name', { comesBack: (back) => back.delete('iss') }],
  [
    'that the person said no',
    {
      comesBack: (back) => {
        back.delete('code')
        back.set('error', 'access_denied')
      },
    },
  ],
]

describe('an issuer that answers', () => {
  it.each(lies)('%s gets nobody in', async (_, lie) => {
    const before = await countRows()
    served.wait(anHourMs) // keys and discovery are asked for again
    issuer.lie = lie
    const end = await signIn()
    expect(end.status).toBe(302)
    expect(end.headers.get('location')).toBe('/auth/callback')
    expect(end.headers.getSetCookie().join()).not.toContain('lapel_binding')
    expect(await countRows()).toEqual(before)
  })

  it('[ASVS 10.5.2] with the address of another subject gets nobody in', async () => {
    const before = await countRows()
    issuer.claims = { sub: 'person-6' }
    issuer.lie = { userInfo: () => ({ sub: 'person-1', email: 'ana@example.org' }) }
    expect((await signIn()).headers.get('location')).toBe('/auth/callback')
    expect(await countRows()).toEqual(before)
  })
})
