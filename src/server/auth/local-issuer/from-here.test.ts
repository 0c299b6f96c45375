/**
 * Who reaches the embedded issuer: a browser on this machine, and no request that anything has
 * passed on. The proxies' requests are those that Debian 12's packages sent in their default
 * settings (nginx 1.22, Apache 2.4, HAProxy 2.6, Caddy 2.6), byte for byte but for the port.
 */
import { connect } from 'node:net'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openBrowser } from '../../../../tests/api/sign-in/browser.ts'
import type { ServedHouse } from '../../../../tests/api/sign-in/served-house.ts'
import { serveHouse } from '../../../../tests/api/sign-in/served-house.ts'
import type { TestDatabase } from '../../../../tests/api/test-database.ts'
import { createTestDatabase } from '../../../../tests/api/test-database.ts'
import { isFromThisMachine } from './from-here.ts'

let stored: TestDatabase
let served: ServedHouse
let host: string

beforeAll(async () => {
  stored = await createTestDatabase()
  served = await serveHouse(stored)
  host = new URL(served.url).host
})
afterAll(async () => {
  await served.close()
  await stored.close()
})

/** Sends a request as these very lines, and gives the whole answer. */
function send(lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(host.split(':')[1]), '127.0.0.1', () => {
      socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    })
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      answer += chunk
      const [head = '', body] = answer.split('\r\n\r\n')
      const length = Number(/^content-length: (\d+)/im.exec(head)?.[1])
      if (body !== undefined && body.length >= length) socket.destroy()
    })
    socket.on('error', reject).on('close', () => resolve(answer))
  })
}
const statusOf = async (lines: readonly string[]) =>
  Number(/^HTTP\/1\.1 (\d+)/.exec(await send(lines))?.[1])

const signInPaths = [
  '/api/auth/login',
  '/api/auth/return',
  '/issuer/auth',
  '/issuer/sign-in/x',
  '/issuer/jwks',
]

describe('a browser on this machine', () => {
  it.each(['127.0.0.1', 'localhost', '[::1]'])('is let in by the name %s', async (name) => {
    const lines = ['GET /api/auth/login HTTP/1.1', `Host: ${name}:${host.split(':')[1]}`]
    expect(await statusOf(lines)).toBe(302)
  })
})

describe('a request that was passed on', () => {
  const proxies: [string, (path: string) => string[]][] = [
    [
      'nginx',
      (path) => [`GET ${path} HTTP/1.0`, `Host: ${host}`, 'Connection: close', 'Accept: */*'],
    ],
    [
      'Apache',
      (path) => [
        `GET ${path} HTTP/1.1`,
        `Host: ${host}`,
        'Accept: */*',
        'X-Forwarded-For: 127.0.0.1',
        'X-Forwarded-Host: lapel.example',
        'X-Forwarded-Server: localhost',
        'Connection: Keep-Alive',
      ],
    ],
    [
      'HAProxy, which passes on the name that the visitor used and nothing else',
      (path) => [`GET ${path} HTTP/1.1`, 'host: lapel.example', 'accept: */*'],
    ],
    [
      'Caddy',
      (path) => [
        `GET ${path} HTTP/1.1`,
        'Host: lapel.example',
        'Accept: */*',
        'X-Forwarded-For: 127.0.0.1',
        'X-Forwarded-Host: lapel.example',
        'X-Forwarded-Proto: http',
        'Accept-Encoding: gzip',
      ],
    ],
    [
      'Caddy to a visitor who names this machine',
      (path) => [
        `GET ${path} HTTP/1.1`,
        `Host: ${host}`,
        'Accept: */*',
        'X-Forwarded-For: 127.0.0.1',
        `X-Forwarded-Host: ${host}`,
        'X-Forwarded-Proto: http',
        'Accept-Encoding: gzip',
      ],
    ],
  ]

  it.each(proxies)('by %s is refused wherever somebody signs in', async (_, lines) => {
    for (const path of signInPaths) expect([path, await statusOf(lines(path))]).toEqual([path, 403])
  })

  it.each([
    'Forwarded: for=192.0.2.1',
    'X-Forwarded-For: 192.0.2.1',
    'X-Forwarded-Prefix: /lapel',
    'X-Real-IP: 192.0.2.1',
    'CF-Connecting-IP: 192.0.2.1',
    'True-Client-IP: 192.0.2.1',
    'CDN-Loop: cdn.example',
    'Via: 1.1 proxy.example',
    'Origin: https://lapel.example',
    'Origin: null',
    'Origin: http://127.0.0.1:1',
  ])('is known by "%s"', async (header) => {
    const lines = (path: string) => [`GET ${path} HTTP/1.1`, `Host: ${host}`, header]
    for (const path of signInPaths) expect([path, await statusOf(lines(path))]).toEqual([path, 403])
  })

  it.each(['evil@127.0.0.1', '127.1', '2130706433', 'localhost.'])(
    'is known by a name of this machine that no browser writes: %s',
    async (name) => {
      const port = host.split(':')[1]
      expect(await statusOf(['GET /api/auth/login HTTP/1.1', `Host: ${name}:${port}`])).toBe(403)
    },
  )

  it('is known by the whole address that a proxy is asked for', async () => {
    const lines = [`GET http://evil.example/api/auth/login HTTP/1.1`, `Host: ${host}`]
    expect(await statusOf(lines)).toBe(403)
  })

  it('is known by a name of this machine with the port of something else', async () => {
    expect(await statusOf(['GET /api/auth/login HTTP/1.1', 'Host: localhost:8080'])).toBe(403)
  })

  it('says what to configure, to a program and in the language of a person', async () => {
    const lines = ['GET /api/auth/login HTTP/1.1', `Host: ${host}`, 'Via: 1.1 proxy.example']
    const forPrograms = await send(lines)
    expect(forPrograms).toContain('"code":"host_forbidden"')
    expect(forPrograms).toContain('OIDC_ISSUER_URL')
    const page = await send([...lines, 'Accept: text/html', 'Accept-Language: de'])
    expect(page).toContain('<html lang="de">')
    expect(page).toContain('OIDC_ISSUER_URL')
    expect(served.log()).toContain('"header":"via"')
  })

  it('is refused also where TRUST_PROXY believes its proxy', async () => {
    const proxied = await serveHouse(stored, { TRUST_PROXY: 'loopback' })
    const headers = { 'x-forwarded-host': '127.0.0.1' }
    const answer = await openBrowser().visit(`${proxied.url}/api/auth/login`, { headers })
    expect(answer.status).toBe(403)
    await proxied.close()
  })

  it('may still do everything else, which asks for a token', async () => {
    const lines = ['GET /api/health HTTP/1.1', `Host: ${host}`, 'Via: 1.1 proxy.example']
    expect(await statusOf(lines)).toBe(200)
  })
})

describe('a peer', () => {
  const asked = (remoteAddress: string | undefined) => ({
    headers: { host: '127.0.0.1:3000' },
    httpVersion: '1.1',
    socket: { remoteAddress },
  })
  const here = { publicUrl: 'http://127.0.0.1:3000', port: 3000 }

  it.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])('at %s is here', (address) => {
    expect(isFromThisMachine(asked(address), here)).toEqual({ is: true })
  })

  it.each(['192.168.1.4', 'fe80::1', '::ffff:10.0.0.1', undefined])(
    'at %s is elsewhere, whatever it names',
    (address) => {
      expect(isFromThisMachine(asked(address), here)).toMatchObject({ is: false })
    },
  )
})
