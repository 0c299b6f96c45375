import { request as ask } from 'node:http'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Browser, Page } from '../../../../tests/api/sign-in/browser.ts'
import { nextOf, openBrowser } from '../../../../tests/api/sign-in/browser.ts'
import type { ServedHouse } from '../../../../tests/api/sign-in/served-house.ts'
import { serveHouse } from '../../../../tests/api/sign-in/served-house.ts'
import type { TestDatabase } from '../../../../tests/api/test-database.ts'
import { createTestDatabase } from '../../../../tests/api/test-database.ts'

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

const openPage = async (browser: Browser, init: RequestInit = {}): Promise<Page> => {
  const page = await browser.follow(await browser.visit(`${served.url}/api/auth/login`))
  return Object.keys(init).length === 0 ? page : browser.visit(page.url, init)
}
const ana = { email: 'ana@example.org', name: 'Ana Silva' }

describe('signing in with the embedded issuer', () => {
  it('leads from the login path over one page to the callback with a token', async () => {
    const browser = openBrowser()
    const page = await openPage(browser)
    expect(page.status, page.text).toBe(200)
    const sent = await browser.fill(page, ana)
    const end = await browser.follow(sent, (next) => next.pathname === '/auth/callback')
    expect(end.headers.get('location')).toMatch(/^\/auth\/callback\?token=[\w-]{43}$/)
  })

  it('[ASVS 7.6.2] asks again the next time, and remembers nothing of the last', async () => {
    const browser = openBrowser()
    await browser.follow(
      await browser.fill(await openPage(browser), { email: 'secret@example.org', name: 'Sue' }),
      (next) => next.pathname === '/auth/callback',
    )
    const page = await openPage(browser)
    expect(page.url.pathname).toMatch(/^\/issuer\/sign-in\//)
    expect(page.text).not.toContain('secret@example.org')
    const records = await served.house.db.selectFrom('issuer_records').selectAll().execute()
    const text = JSON.stringify(records)
    expect(records.map(({ kind }) => kind)).not.toContain('LapelAccount')
    expect(text).not.toContain('secret@example.org')
    expect(text).not.toContain('accountId')
  })
})

describe('a sign-in left half way', () => {
  it('[ASVS 2.3.1] does not let the next one pass without the page', async () => {
    const browser = openBrowser()
    const sent = await browser.fill(await openPage(browser), ana)
    await browser.follow(sent, (next) => next.pathname === '/api/auth/return')
    const next = await openPage(browser)
    expect(next.url.pathname).toMatch(/^\/issuer\/sign-in\//)
  })
})

describe('the page', () => {
  it('keeps to the strict page policy', async () => {
    const page = await openPage(openBrowser())
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(page.headers.get('x-frame-options')).toBe('DENY')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.text).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i)
  })

  it('brings its own style and fonts', async () => {
    const browser = openBrowser()
    const page = await openPage(browser)
    const [, style = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(page.text) ?? []
    const css = await browser.visit(new URL(style, page.url))
    expect(css.headers.get('content-type')).toContain('text/css')
    const fonts = [...css.text.matchAll(/url\(['"]?([^'")]+)['"]?\)/g)].map(([, url = '']) => url)
    expect(fonts).toHaveLength(2)
    for (const font of fonts) {
      const answer = await browser.visit(new URL(font, css.url))
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('font/woff2')
    }
  })

  it.each([
    ['en', 'Sign in'],
    ['de', 'Anmelden'],
    ['es', 'Iniciar sesión'],
    ['fr', 'Se connecter'],
    ['pt', 'Iniciar sessão'],
    ['nl', 'Inloggen'],
  ])('speaks %s', async (language, title) => {
    const page = await openPage(openBrowser(), {
      headers: { 'accept-language': `${language};q=0.9` },
    })
    expect(page.text).toContain(`<html lang="${language}">`)
    expect(page.text).toContain(`<h1>${title}</h1>`)
  })

  it.each([
    { email: '', name: 'Ana' },
    { email: 'ana', name: 'Ana' },
    { email: 'a b@example.org', name: 'Ana' },
    { email: `${'x'.repeat(250)}@example.org`, name: 'Ana' },
    { email: 'ana@example.org', name: ' ' },
    { email: 'ana@example.org', name: 'x'.repeat(201) },
  ])('comes back with what was typed, and says what is wrong', async (typed) => {
    const browser = openBrowser()
    const answer = await browser.fill(await openPage(browser), typed)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain(`value="${typed.email}"`)
    expect(answer.text.match(/aria-invalid="true"/g)).toHaveLength(1)
    const sent = await browser.fill(answer, ana)
    expect(nextOf(sent)?.pathname).toMatch(/^\/issuer\/auth\//)
  })

  it('[ASVS 1.2.1] shows what was typed as text', async () => {
    const browser = openBrowser()
    const typed = { email: '"><script>alert(1)</script>', name: "<img src=x onerror='a'>" }
    const answer = await browser.fill(await openPage(browser), typed)
    expect(answer.text).not.toMatch(/<script|<img/)
    expect(answer.text).toContain('&quot;&gt;&lt;script&gt;')
  })

  it('leads to the failed callback where its sign-in is over, or another browser’s', async () => {
    const page = await openPage(openBrowser())
    expect((await openBrowser().visit(page.url)).headers.get('location')).toBe('/auth/callback')
    const other = openBrowser()
    await openPage(other)
    expect((await other.fill(page, ana)).headers.get('location')).toBe('/auth/callback')
    const own = await openPage(other)
    const headers = { cookie: other.cookiesFor(own.url) }
    expect((await other.visit(own.url, { headers })).status).toBe(200)
    expect((await other.visit(page.url, { headers })).headers.get('location')).toBe(
      '/auth/callback',
    )
  })

  it.each<[string, Record<string, string>, number, string]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 400, 'login_failed'],
    ['another port', { 'sec-fetch-site': 'same-site' }, 400, 'login_failed'],
    ['a site that names itself', { origin: 'https://evil.example' }, 403, 'host_forbidden'],
    ['a place without a name', { origin: 'null' }, 403, 'host_forbidden'],
  ])('is not filled in from %s', async (_, headers, status, code) => {
    const browser = openBrowser()
    const { url } = await openPage(browser)
    const body = new URLSearchParams(ana)
    const answer = await browser.visit(url, { method: 'POST', body, headers })
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.text)).toMatchObject({ code })
  })

  it('takes a small form and nothing else', async () => {
    const browser = openBrowser()
    const { url } = await openPage(browser)
    const json = { 'content-type': 'application/json' }
    const other = await browser.visit(url, { method: 'POST', body: '{}', headers: json })
    expect(other.status).toBe(415)
    const body = new URLSearchParams({ ...ana, more: 'x'.repeat(10_000) })
    expect((await browser.visit(url, { method: 'POST', body })).status).toBe(413)
  })

  it('[ASVS 6.3.1] takes only so many in a row', async () => {
    const browser = openBrowser()
    const page = await openPage(browser)
    let last = page
    for (let n = 0; n < 200 && last.status !== 429; n += 1) last = await browser.fill(page, ana)
    expect(last.status).toBe(429)
    served.wait(600_000)
  })
})

describe('the issuer', () => {
  const authorize = (change: Record<string, string | undefined>) => {
    const asked = {
      client_id: 'lapel',
      response_type: 'code',
      redirect_uri: `${served.url}/api/auth/return`,
      scope: 'openid email profile',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
      ...change,
    }
    const given = Object.entries(asked).filter(
      (pair): pair is [string, string] => pair[1] !== undefined,
    )
    return openBrowser().visit(`${served.url}/issuer/auth?${new URLSearchParams(given)}`)
  }

  it('[ASVS 10.4.1] [ASVS 10.4.4] knows one client, one address and one way', async () => {
    expect(nextOf(await authorize({}))?.pathname).toMatch(/^\/issuer\/sign-in\//)
    for (const change of [
      { client_id: 'another' },
      { redirect_uri: 'https://evil.example/' },
      { redirect_uri: `${served.url}/api/auth/return/../../evil` },
      { redirect_uri: undefined, client_id: undefined },
    ]) {
      expect((await authorize(change)).headers.get('location')).toBe('/auth/callback')
    }
  })

  it.each<Record<string, string | undefined>>([
    { code_challenge: undefined, code_challenge_method: undefined },
    { code_challenge_method: 'plain' },
    { response_type: 'id_token', nonce: 'n' },
    { response_type: 'code id_token', nonce: 'n' },
  ])('[ASVS 10.4.6] refuses a request with %o', async (change) => {
    const next = nextOf(await authorize(change))
    expect(next?.origin).toBe(served.url)
    expect(next?.pathname).toBe('/api/auth/return')
    expect(next?.href).toContain('error=')
  })

  it('describes itself under the one address', async () => {
    const answer = await fetch(`${served.url}/issuer/.well-known/openid-configuration`)
    expect(await answer.json()).toMatchObject({
      issuer: `${served.url}/issuer`,
      authorization_endpoint: `${served.url}/issuer/auth`,
      token_endpoint: `${served.url}/issuer/token`,
    })
  })

  it.each([
    '/issuer/registration',
    '/issuer/reg',
    '/issuer/token/introspection',
    '/issuer/session/end',
    '/issuer/me',
    '/issuer/device/auth',
    '/issuer/',
  ])('has nothing at %s', async (place) => {
    expect((await fetch(`${served.url}${place}`)).status).toBe(404)
  })

  it.each(['evil.example', 'evil.example:80', '127.0.0.1.evil.example', 'localhost.', '10.0.0.1'])(
    'does not answer to the name "%s"',
    async (host) => {
      for (const place of [
        '/issuer/auth',
        '/issuer/sign-in/x',
        '/issuer/jwks',
        '/api/auth/login',
      ]) {
        expect(await statusFor(place, host)).toBe(403)
      }
    },
  )
})

function statusFor(place: string, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = ask(`${served.url}${place}`, { headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sent.on('error', reject).end()
  })
}
