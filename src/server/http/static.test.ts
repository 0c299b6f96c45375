import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { publicSettings } from '#contract/product.ts'

import { readConfig } from '../config.ts'
import { createPages, readStaticFiles } from './static.ts'

const page = (title: string) =>
  `<!doctype html><meta name="lapel-settings" content=""><title>${title}</title>`
const script = 'export const long = 1\n'.repeat(100)
const folder = mkdtempSync(path.join(tmpdir(), 'lapel-static-'))
const config = readConfig({
  OIDC_PROVIDER_NAME: `"Quotes" & <tags> $&`,
  FEEDBACK_URL: 'https://feedback.example.org/?a=1&b=2',
})
const app = fastify()

beforeAll(async () => {
  for (const [name, text] of Object.entries({
    'index.html': page('landing'),
    'login/index.html': page('login'),
    'app.html': page('app'),
    '404.html': page('nothing here'),
    'assets/main-abc123.js': script,
    'locales/en.json': '{}',
    'font.woff2': 'font',
    // None of these may be served, although they lie in the folder.
    '.git/HEAD': 'ref: refs/heads/main',
    '.env': 'SECRET=1',
    '.vite/manifest.json': '{}',
    'assets/.git/config': '[core]',
    'assets/.htpasswd': 'ana:x',
  })) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  app.setNotFoundHandler(createPages(await readStaticFiles(folder, config)))
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('the pages', () => {
  it.each([
    ['/', 'landing'],
    ['/?utm=1', 'landing'],
    ['/login', 'login'],
    ['/login/', 'login'],
    ['/dashboard', 'app'],
    ['/resume-page/0b5a1c1e-0000-4000-8000-000000000000', 'app'],
    ['/resume-page/a%2Fb', 'app'],
    ['/auth/callback?token=x', 'app'],
    ['/payment-success?session_id=1', 'app'],
  ])('%s is the page "%s"', async (url, title) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ])
    expect(answer.body).toContain(`<title>${title}</title>`)
    expect(answer.headers['cache-control']).toBe(
      url.startsWith('/auth/callback') ? 'no-store' : 'no-cache',
    )
  })

  it.each([
    '/nothing',
    '/resume-page/',
    '/resume-page/a/b',
    '/DASHBOARD',
    '/Login',
    '/dashboard%2F',
    '/dashboard//',
    '/../package.json',
    '/%2e%2e/x',
    '/.git/HEAD',
    '/..%2f.git/config',
    '/.env',
    '/.vite/manifest.json',
    '/assets/.git/config',
    '/assets/.htpasswd',
    '/assets',
    '/assets/',
  ])('[ASVS 13.4.1] [ASVS 13.4.3] %s is not found, and says so with its status', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('nothing here')
  })

  it('carry the public settings, whatever characters stand in them', async () => {
    const [, content = ''] = /content="([^"]*)"/.exec((await get('/')).body) ?? []
    const text = content.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
    expect(publicSettings.parse(JSON.parse(text))).toEqual({
      provider_name: `"Quotes" & <tags> $&`,
      local_sign_in: true,
      feedback_url: 'https://feedback.example.org/?a=1&b=2',
      contact_email: null,
      analytics_script_url: null,
      payments: false,
      mail: false,
      has_model: false,
    })
  })

  const elsewhere = {
    OIDC_ISSUER_URL: 'https://issuer.example.org',
    OIDC_CLIENT_ID: 'lapel',
    OIDC_CLIENT_SECRET: 'secret',
  }
  it.each([
    ['this computer, for which each language has its words', {}, null],
    ['Google at an issuer elsewhere', elsewhere, 'Google'],
    ['what the operator calls it', { ...elsewhere, OIDC_PROVIDER_NAME: 'Keycloak' }, 'Keycloak'],
  ])('name who signs people in: %s', async (_, env, name) => {
    const other = fastify()
    other.setNotFoundHandler(createPages(await readStaticFiles(folder, readConfig(env))))
    const { body } = await other.inject('/login')
    await other.close()
    expect(body).toContain(`&quot;provider_name&quot;:${name === null ? 'null' : `&quot;${name}`}`)
  })
})

describe('the files', () => {
  it('that the build named by their hash are kept for good, others asked for again', async () => {
    expect((await get('/assets/main-abc123.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    )
    expect((await get('/locales/en.json')).headers['cache-control']).toContain('must-revalidate')
    expect((await get('/font.woff2')).headers['content-type']).toBe('font/woff2')
  })

  it('are not sent again to somebody who has them', async () => {
    const { headers } = await get('/locales/en.json')
    const again = await get('/locales/en.json', { 'if-none-match': String(headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ] as const)('are packed for "%s"', async (accepted, encoding, unpack) => {
    const answer = await get('/assets/main-abc123.js', { 'accept-encoding': accepted })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(unpack(answer.rawPayload).toString()).toBe(script)
    expect(answer.headers['vary']).toBe('accept-encoding')
  })

  it('are sent as they are where nothing is accepted', async () => {
    const answer = await get('/assets/main-abc123.js', { 'accept-encoding': 'identity' })
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.body).toBe(script)
  })
})

describe('without a built web app', () => {
  it('every page says what to run', async () => {
    const bare = fastify()
    bare.setNotFoundHandler(createPages(await readStaticFiles(path.join(folder, 'no'), config)))
    const answer = await bare.inject({ url: '/' })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('npm run build')
    await bare.close()
  })
})
