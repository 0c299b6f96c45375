import { describe, expect, it } from 'vitest'

import { nextOf, openBrowser } from '../../../tests/api/sign-in/browser.ts'
import { useIssuedHouse } from '../../../tests/api/sign-in/issued-house.ts'
import type { Lie } from '../../../tests/api/sign-in/lying-issuer.ts'
import { Redirect, Refusal } from '../../../tests/api/sign-in/lying-issuer.ts'
import { serveHouse } from '../../../tests/api/sign-in/served-house.ts'
import { findFreePort } from '../../../tools/free-port.ts'

const house = useIssuedHouse()
const anHourMs = 3_600_001

function neverEnds(response: Parameters<NonNullable<Lie['takeOver']>['answer']>[0]): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const spaces = Buffer.alloc(64 * 1024, ' ')
  const more = () => {
    while (!response.destroyed && response.write(spaces));
  }
  response.on('drain', more)
  more()
}

const failures: [what: string, path: string, answer: NonNullable<Lie['takeOver']>['answer']][] = [
  ['fails at the token', '/token', (response) => response.writeHead(500).end('stack trace')],
  ['is too busy for a token', '/token', (response) => response.writeHead(429).end()],
  ['hangs up at the token', '/token', (response) => response.destroy()],
  ['never stops talking at the token', '/token', neverEnds],
  ['fails at the keys', '/jwks', (response) => response.writeHead(502).end()],
]

const login = () => openBrowser().visit(`${house.served.url}/api/auth/login`)

describe('an issuer that', () => {
  it.each(failures)('%s is unavailable', async (_, path, answer) => {
    const before = await house.countRows()
    house.served.wait(anHourMs)
    house.issuer.lie = { takeOver: { path, answer } }
    const end = await house.signIn()
    expect(end.status).toBe(503)
    expect(JSON.parse(end.text)).toMatchObject({ code: 'issuer_unavailable' })
    expect(end.headers.get('retry-after')).not.toBeNull()
    expect(end.text).not.toContain('stack trace')
    expect(await house.countRows()).toEqual(before)
  })

  it('hangs, or drips, is given up after seconds', async () => {
    house.served.wait(anHourMs)
    for (const answer of [
      () => {},
      (response: Parameters<typeof neverEnds>[0]) => {
        const drip = setInterval(() => response.write(' '), 200)
        response.on('close', () => clearInterval(drip))
      },
    ]) {
      house.issuer.lie = { takeOver: { path: '/token', answer } }
      expect((await house.signIn()).status).toBe(503)
    }
  })

  it.each<[what: string, lie: Lie]>([
    [
      '[ASVS 10.5.3] describes another issuer',
      { metadata: (honest) => ({ ...honest, issuer: 'https://evil.example' }) },
    ],
    ['describes nothing', { metadata: () => [] }],
    ['shows a page for its description', { metadata: () => new Refusal(200, '<p>Hello</p>') }],
    ['knows no description', { metadata: () => new Refusal(404, {}) }],
    ['fails at its description', { metadata: () => new Refusal(500, {}) }],
    [
      'leads elsewhere for its description',
      { metadata: () => new Redirect('https://evil.example') },
    ],
  ])('%s is unavailable at once, and asked again the next time', async (_, lie) => {
    house.served.wait(anHourMs)
    house.issuer.lie = lie
    const refused = await login()
    expect(refused.status).toBe(503)
    expect(JSON.parse(refused.text)).toMatchObject({ code: 'issuer_unavailable' })
    house.issuer.lie = {}
    const begun = await login()
    expect(begun.status).toBe(302)
    expect(nextOf(begun)?.origin).toBe(house.issuer.url)
  })

  it('is unavailable to a person is explained on a page', async () => {
    house.served.wait(anHourMs)
    house.issuer.lie = { metadata: () => new Refusal(500, {}) }
    const headers = { accept: 'text/html,*/*;q=0.8', 'accept-language': 'nl' }
    const answer = await openBrowser().visit(`${house.served.url}/api/auth/login`, { headers })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('10')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.text).toContain('<h1>Inloggen lukt nu niet</h1>')
    expect(answer.text).toContain('href="/api/auth/login"')
    expect(answer.text).not.toMatch(/<script|<style|\sstyle=/i)
    const [, style = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(answer.text) ?? []
    expect((await openBrowser().visit(new URL(style, house.served.url))).status).toBe(200)
  })

  it('is not there is unavailable', async () => {
    const nobody = await serveHouse(house.stored, {
      OIDC_ISSUER_URL: `http://127.0.0.1:${await findFreePort()}`,
      OIDC_CLIENT_ID: 'a',
      OIDC_CLIENT_SECRET: 'b',
    })
    const answer = await openBrowser().visit(`${nobody.url}/api/auth/login`)
    expect(answer.status).toBe(503)
    await nobody.close()
  })
})
