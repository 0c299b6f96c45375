import { createHmac } from 'node:crypto'

import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'

import { nextOf, openBrowser } from '../../../tests/api/sign-in/browser.ts'
import { useIssuedHouse } from '../../../tests/api/sign-in/issued-house.ts'
import type { Lie } from '../../../tests/api/sign-in/lying-issuer.ts'
import { Redirect, Refusal, seconds } from '../../../tests/api/sign-in/lying-issuer.ts'

const house = useIssuedHouse()
const anHourMs = 3_600_001

const tokenPath = /^\/auth\/callback\?token=[\w-]{43}$/

describe('an honest issuer', () => {
  it('[ASVS 10.2.1] [ASVS 10.5.1] is asked with PKCE S256, state and nonce, and believed', async () => {
    const end = await house.signIn()
    expect(end.headers.get('location'), house.served.log()).toMatch(tokenPath)
    expect(Object.fromEntries(house.issuer.asked)).toMatchObject({
      response_type: 'code',
      client_id: house.issuer.clientId,
      redirect_uri: `${house.served.url}/api/auth/return`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  it('is told the client secret by HTTP Basic', () => {
    expect(house.issuer.clientProofs.at(-1)).toBe('basic')
  })

  it('is told the client secret in the form where it knows nothing else', async () => {
    house.issuer.lie = {
      metadata: (honest) => ({
        ...honest,
        token_endpoint_auth_methods_supported: ['client_secret_post'],
      }),
    }
    house.served.wait(anHourMs)
    expect((await house.signIn()).headers.get('location')).toMatch(tokenPath)
    expect(house.issuer.clientProofs.at(-1)).toBe('form')
    house.served.wait(anHourMs)
  })

  it('[ASVS 10.5.2] makes one person of one subject, whatever the address', async () => {
    house.issuer.claims = { sub: 'person-2', name: 'Bea', email: 'bea@example.org' }
    await house.signIn()
    const before = await house.countRows()
    house.issuer.claims = { sub: 'person-2', name: 'Bea B.', email: 'b@example.net' }
    await house.signIn()
    expect((await house.countRows()).people).toBe(before.people)
    house.issuer.claims = { sub: 'person-3', name: 'Bea B.', email: 'b@example.net' }
    await house.signIn()
    expect((await house.countRows()).people).toBe(before.people + 1)
  })

  it('is not believed ten minutes later', async () => {
    const browser = openBrowser()
    const begun = await browser.visit(`${house.served.url}/api/auth/login`)
    const last = await browser.follow(begun, (next) => next.pathname === '/api/auth/return')
    house.served.wait(600_000)
    const end = await browser.follow(last, (next) => next.pathname === '/auth/callback')
    expect(end.headers.get('location')).toBe('/auth/callback')
  })

  it('is asked for name and address where the ID token has none', async () => {
    house.issuer.claims = { sub: 'person-4' }
    house.issuer.lie = {
      userInfo: () => ({ sub: 'person-4', name: 'Cleo', email: 'cleo@example.org' }),
    }
    await house.signIn()
    const { db } = house.served.house
    const person = await db
      .selectFrom('people')
      .selectAll()
      .where('subject', '=', 'person-4')
      .executeTakeFirstOrThrow()
    expect(person).toMatchObject({
      issuer: house.issuer.url,
      name: 'Cleo',
      email: 'cleo@example.org',
    })
  })

  it('verifies an address by a claim of its own, beside the address it is about', async () => {
    const verified = async (claims: object, userInfo: object = {}) => {
      house.issuer.claims = { ...claims }
      house.issuer.lie = { userInfo: () => ({ ...claims, ...userInfo }) }
      await house.signIn()
      const { db } = house.served.house
      const people = db.selectFrom('people').selectAll().orderBy('created_at', 'desc')
      return (await people.executeTakeFirstOrThrow()).is_email_verified
    }
    const told = { name: 'Di', email: 'di@example.org' }
    expect(await verified({ sub: 'di-1', ...told })).toBe(false)
    expect(await verified({ sub: 'di-2', ...told, email_verified: false })).toBe(false)
    expect(await verified({ sub: 'di-3', ...told, email_verified: 'false' })).toBe(false)
    expect(await verified({ sub: 'di-4', ...told, email_verified: true })).toBe(true)
    expect(await verified({ sub: 'di-5', ...told, email_verified: 'true' })).toBe(true)
    expect(await verified({ sub: 'di-6' }, { ...told, email_verified: true })).toBe(true)
    const elsewhere = { sub: 'di-7', email: 'di@example.org' }
    expect(await verified(elsewhere, { name: 'Di', email_verified: true })).toBe(false)
  })

  it('may call people what no database could hold', async () => {
    house.issuer.claims = { sub: 'person-5', name: 'A\u0000na\n', email: { not: 'text' } }
    house.issuer.lie = { userInfo: () => ({ sub: 'person-5' }) }
    expect((await house.signIn()).headers.get('location')).toMatch(tokenPath)
    const { db } = house.served.house
    const people = db.selectFrom('people').selectAll().where('subject', '=', 'person-5')
    expect(await people.executeTakeFirst()).toMatchObject({ name: 'A na', email: null })
  })

  it('leaves no name, address, code or secret in the log', async () => {
    house.issuer.claims = { sub: 'canary-sub', name: 'Canary Name', email: 'canary@example.org' }
    const end = await house.signIn()
    const token = nextOf(end)?.searchParams.get('token') ?? 'no token'
    const log = house.served.log()
    for (const word of ['canary', 'Canary', token, house.issuer.clientSecret, 'code=', 'state=']) {
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
  return `${text}.${createHmac('sha256', house.issuer.clientSecret).update(text).digest('base64url')}`
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
  ['an ID token whose subject is empty', { idToken: changed({ sub: '' }) }],
  ['an ID token whose subject is blank', { idToken: changed({ sub: ' \u00a0 ' }) }],
  ['an ID token whose subject no column can hold', { idToken: changed({ sub: 'a\u0000b' }) }],
  ['an ID token whose subject is too long', { idToken: changed({ sub: 'x'.repeat(256) }) }],
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
    { tokenAnswer: () => new Redirect(`${house.issuer.url}/jwks`) },
  ],
  ['another state', { comesBack: (back) => back.set('state', 'x'.repeat(43)) }],
  ['no state', { comesBack: (back) => back.delete('state') }],
  [
    'two states',
    { comesBack: (back) => back.append('state', String(house.issuer.asked.get('state'))) },
  ],
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
    const before = await house.countRows()
    house.served.wait(anHourMs) // keys and discovery are asked for again
    house.issuer.lie = lie
    const end = await house.signIn()
    expect(end.status).toBe(302)
    expect(end.headers.get('location')).toBe('/auth/callback')
    expect(end.headers.getSetCookie().join()).not.toContain('lapel_binding')
    expect(await house.countRows()).toEqual(before)
  })

  it('[ASVS 10.5.2] with the address of another subject gets nobody in', async () => {
    const before = await house.countRows()
    house.issuer.claims = { sub: 'person-6' }
    house.issuer.lie = { userInfo: () => ({ sub: 'person-1', email: 'ana@example.org' }) }
    expect((await house.signIn()).headers.get('location')).toBe('/auth/callback')
    expect(await house.countRows()).toEqual(before)
  })
})
