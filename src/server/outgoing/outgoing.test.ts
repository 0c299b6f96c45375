import type { RequestListener, Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo, Server as TcpServer } from 'node:net'
import { createServer as createTcp } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { OutgoingRequest } from './outgoing.ts'
import { createOutgoing } from './outgoing.ts'

/** What stands inside and must never be asked. */
let canary: Server
let canaryHits = 0
let canaryPort = 0
/** Stands for a place outside: allowed by name. */
let outside: Server
let port = 0
let answer: RequestListener
/** Speaks whatever bytes it likes. */
let raw: TcpServer
let rawPort = 0
let rawAnswer: (write: (text: string) => void) => void

const portOf = (server: Server | TcpServer) => (server.address() as AddressInfo).port // it listens
const listen = (server: Server | TcpServer) =>
  new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })

beforeAll(async () => {
  canary = createServer((_, reply) => {
    canaryHits++
    reply.end('the inside')
  })
  outside = createServer((request, reply) => answer(request, reply))
  raw = createTcp((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => rawAnswer((text) => socket.write(text)))
  })
  await Promise.all([canary, outside, raw].map(listen))
  ;[canaryPort, port, rawPort] = [portOf(canary), portOf(outside), portOf(raw)]
})
beforeEach(() => {
  canaryHits = 0
})
afterAll(() => {
  canary.close()
  outside.close()
  raw.close()
})

const names: Record<string, readonly string[]> = {
  'jobs.example': ['127.0.0.1'],
  'inside.example': ['127.0.0.1'],
  'mixed.example': ['93.184.216.34', '10.0.0.5'],
  'six.example': ['::ffff:127.0.0.1'],
  'nat.example': ['64:ff9b::7f00:1'],
  'tunnel.example': ['2002:7f00:1::1'],
  'metadata.example': ['169.254.169.254'],
  'nothing.example': [],
}

function open(options: Parameters<typeof createOutgoing>[0]['hands'] = {}) {
  const sleeps: number[] = []
  const outgoing = createOutgoing({
    agent: 'Lapel/test',
    allow: [`jobs.example:${port}`, `jobs.example:${rawPort}`],
    gapMs: 0,
    hands: {
      resolve: async (name) => {
        const known = names[name]
        if (known === undefined) throw new Error('ENOTFOUND')
        return known
      },
      sleep: async (ms) => {
        sleeps.push(ms)
      },
      random: () => 0,
      ...options,
    },
  })
  const ask = (path: string, request: Partial<OutgoingRequest> = {}) =>
    outgoing.ask({ url: `http://jobs.example:${port}${path}`, types: ['text/html'], ...request })
  const failure = (request: Promise<unknown>) =>
    request.then(
      () => 'answered',
      (error: unknown) => (error instanceof Error && 'kind' in error ? error.kind : error),
    )
  return { outgoing, ask, failure, sleeps }
}

const html = { 'content-type': 'text/html; charset=utf-8' }

describe('an address within', () => {
  it.each(
    `http://127.0.0.1:C http://127.0.0.1:C/ http://localhost:C http://LOCALHOST.:C http://127.1:C
    http://2130706433:C http://0x7f000001:C http://0x7f.0.0.1:C http://0177.0.0.1:C http://017700000001:C
    http://127.000.000.001:C http://0:C http://0.0.0.0:C http://[::1]:C http://[::]:C
    http://[::ffff:127.0.0.1]:C http://[::ffff:7f00:1]:C http://[0:0:0:0:0:ffff:127.0.0.1]:C
    http://[::127.0.0.1]:C http://[64:ff9b::127.0.0.1]:C http://[2002:7f00:1::]:C http://[fe80::1]:C
    http://[fd00:ec2::254]/latest http://169.254.169.254/latest/meta-data http://2852039166/
    http://0xa9fea9fe/ http://169.254.43518/ http://100.100.100.200/ http://168.63.129.16/
    http://192.0.0.192/opc http://metadata.google.internal/ http://metadata/ http://10.0.0.1/
    http://172.16.5.4/ http://192.168.1.1/ http://100.64.1.1/ http://198.18.0.1/ http://224.0.0.1/
    http://255.255.255.255/ http://inside.example:C http://inside.example http://six.example/
    http://nat.example/ http://tunnel.example/ http://metadata.example/ http://mixed.example/
    http://printer.local/ http://db.internal/ http://router.lan/ http://intranet/ http://1.0.0.127.in-addr.arpa/
    http://jobs.example:22/ http://jobs.example:C/ http://jobs.example:6379/ http://93.184.216.34:8080/
    http://jobs.example@127.0.0.1:C/ http://ana:secret@jobs.example:P/ http://127.0.0.1:C#@jobs.example
    http://jobs.example:P@127.0.0.1:C/ http://①②⑦.⓪.⓪.①:C/ http://127。0。0。1:C/ http://ⓛocalhost:C/
    https://127.0.0.1:C/ file:///etc/passwd ftp://jobs.example/ gopher://127.0.0.1:C/_x data:text/html,x
    javascript:1 blob:http://jobs.example/1 http:// //127.0.0.1:C http://%31%32%37.0.0.1:C http://127.0.0.1%2f.jobs.example:C`.split(
      /\s+/,
    ),
  )('[ASVS 1.3.6] is refused: %s', async (written) => {
    const { outgoing, failure } = open()
    const url = written.replace(':C', `:${canaryPort}`).replace(':P', `:${port}`)
    expect(await failure(outgoing.ask({ url, types: ['text/html'] }))).toBe('forbidden')
    expect(canaryHits).toBe(0)
  })

  it.each([301, 302, 303, 307, 308])(
    '[ASVS 1.3.6] is refused behind a redirect with %i',
    async (status) => {
      const { ask, failure } = open()
      for (const location of [
        `http://127.0.0.1:${canaryPort}/`,
        `//127.0.0.1:${canaryPort}/`,
        `http://inside.example:${canaryPort}/`,
        'http://169.254.169.254/',
        'file:///etc/passwd',
      ]) {
        answer = (_, reply) => reply.writeHead(status, { location }).end()
        expect([location, await failure(ask('/'))]).toEqual([location, 'forbidden'])
      }
      expect(canaryHits).toBe(0)
    },
  )

  it('[ASVS 1.3.6] is not reached by a name that says something else the second time', async () => {
    let asked = 0
    const { outgoing, failure } = open({
      // Open at the check, inside at the connection, were it asked again.
      resolve: async () => (asked++ === 0 ? ['10.1.2.3', '93.184.216.34'] : ['127.0.0.1']),
    })
    const url = `http://rebinding.example/`
    expect(await failure(outgoing.ask({ url, types: ['text/html'], tries: 3 }))).toBe('forbidden')
    expect([asked, canaryHits]).toEqual([1, 0])
  })

  it('is what a name was when it was checked, for the whole connection', async () => {
    let asked = 0
    const { ask } = open({
      resolve: async () => [asked++ === 0 ? '127.0.0.1' : '127.0.0.9'],
    })
    answer = (_, reply) => reply.writeHead(200, html).end('the page')
    expect((await ask('/')).text()).toBe('the page')
    expect(asked).toBe(1)
  })
})

describe('an answer', () => {
  it('comes with its status, type, text and validators', async () => {
    const { ask } = open()
    const seen: unknown[] = []
    answer = ({ headers, method }, reply) => {
      seen.push([method, headers['user-agent'], headers.cookie, headers.referer])
      const bytes = Buffer.from('caf\u00e9', 'latin1')
      reply
        .writeHead(200, {
          'content-type': 'text/html; charset=iso-8859-1',
          etag: '"a"',
          'set-cookie': 'a=b',
        })
        .end(bytes)
    }
    const got = await ask('/a?b=c#d')
    expect([got.status, got.text(), got.validators.etag]).toEqual([200, 'café', '"a"'])
    expect(got.url).toBe(`http://jobs.example:${port}/a?b=c`)
    await ask('/')
    expect(seen).toEqual([
      ['GET', 'Lapel/test', undefined, undefined],
      ['GET', 'Lapel/test', undefined, undefined],
    ])
  })

  it('is asked for again only where it has changed', async () => {
    const { ask } = open()
    answer = ({ headers }, reply) =>
      headers['if-none-match'] === '"a"' && headers['if-modified-since'] === 'then'
        ? reply.writeHead(304).end()
        : reply.writeHead(200, html).end('changed')
    const validators = { etag: '"a"', lastModified: 'then' }
    expect((await ask('/', { validators })).status).toBe(304)
    expect((await ask('/')).text()).toBe('changed')
  })

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('packed with %s is unpacked, and a bomb is not', async (coding, pack) => {
    const { ask, failure } = open()
    const send = (text: Buffer | string) => {
      answer = (_, reply) =>
        reply.writeHead(200, { ...html, 'content-encoding': coding }).end(pack(text))
    }
    send('the page')
    expect((await ask('/')).text()).toBe('the page')
    send(Buffer.alloc(8 * 1024 * 1024))
    expect(await failure(ask('/'))).toBe('too_large')
  })

  it.each([
    ['gzip', 'not packed at all'],
    ['br', 'not packed at all'],
    ['gzip, gzip', 'twice'],
    ['compress', 'old'],
  ])('said to be packed with %s and not so is refused', async (coding, text) => {
    const { ask, failure } = open()
    answer = (_, reply) => reply.writeHead(200, { ...html, 'content-encoding': coding }).end(text)
    expect(await failure(ask('/'))).toBe('malformed')
  })

  it('that is too large, of another kind or cut is refused', async () => {
    const { ask, failure } = open()
    answer = (_, reply) => reply.writeHead(200, html).end(Buffer.alloc(3 * 1024 * 1024))
    expect(await failure(ask('/'))).toBe('too_large')
    answer = (_, reply) => reply.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF')
    expect(await failure(ask('/'))).toBe('wrong_type')
    answer = (_, reply) => reply.writeHead(200).end('of no kind')
    expect(await failure(ask('/'))).toBe('wrong_type')
    answer = (_, reply) => {
      reply.writeHead(200, { ...html, 'content-length': '100' }).write('cut')
      setImmediate(() => reply.destroy())
    }
    expect(await failure(ask('/'))).toBe('unreachable')
  })

  it('that trickles or never comes ends in time', async () => {
    const { ask, failure } = open()
    answer = (_, reply) => {
      reply.writeHead(200, html)
      const drip = setInterval(() => reply.write('.'), 10)
      reply.on('close', () => clearInterval(drip))
    }
    expect(await failure(ask('/', { totalMs: 150 }))).toBe('late')
    answer = () => {}
    expect(await failure(ask('/', { totalMs: 150 }))).toBe('late')
  })

  it('with endless headers, in whatever form, ends', async () => {
    const { ask, failure } = open()
    const url = `http://jobs.example:${rawPort}/`
    const endless = (line: string) => (write: (text: string) => void) => {
      write('HTTP/1.1 200 OK\r\n')
      for (let i = 0; i < 3_000; i++) write(line)
    }
    rawAnswer = endless('X-More: and more and more\r\n')
    expect(await failure(ask('/', { url, totalMs: 2_000 }))).toBe('malformed')
    rawAnswer = (write) => write('HTTP/1.1 100 Continue\r\n\r\n'.repeat(2_000))
    expect(await failure(ask('/', { url, totalMs: 150 }))).toBe('late')
    rawAnswer = (write) => write('SSH-2.0-OpenSSH_9.9\r\n')
    expect(await failure(ask('/', { url, totalMs: 2_000 }))).toBe('malformed')
    rawAnswer = (write) =>
      write('HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n')
    expect(await failure(ask('/', { url, totalMs: 2_000 }))).toBe('malformed')
  })

  it('is given up when whoever asked gives up', async () => {
    const { ask } = open()
    answer = () => {}
    const leaving = new AbortController()
    const asked = ask('/', { signal: leaving.signal })
    leaving.abort(new Error('gone'))
    await expect(asked).rejects.toThrow('gone')
  })
})

describe('a redirect', () => {
  it('is followed five times and no more', async () => {
    const { ask, failure } = open()
    answer = ({ url = '' }, reply) => {
      const left = Number(url.slice(1))
      if (left === 0) reply.writeHead(200, html).end('arrived')
      else reply.writeHead(302, { location: `/${left - 1}` }).end()
    }
    const got = await ask('/5')
    expect([got.text(), got.url]).toEqual(['arrived', `http://jobs.example:${port}/0`])
    expect(await failure(ask('/6'))).toBe('too_many_redirects')
  })

  it('takes no key and nothing that was sent to another origin', async () => {
    const { ask, failure } = open()
    const keys: unknown[] = []
    answer = ({ url, headers, method }, reply) => {
      keys.push([method, headers.authorization])
      const location = `http://jobs.example:${rawPort}/`
      if (url === '/same') reply.writeHead(302, { location: '/end' }).end()
      else if (url === '/end') reply.writeHead(200, html).end()
      else reply.writeHead(307, { location }).end()
    }
    let sent = ''
    raw.once('connection', (socket) => socket.once('data', (data) => (sent = String(data))))
    rawAnswer = (write) =>
      write('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 2\r\n\r\nok')
    const headers = { authorization: 'Bearer key' }
    await ask('/same', { headers })
    expect(keys).toEqual([
      ['GET', 'Bearer key'],
      ['GET', 'Bearer key'],
    ])
    expect((await ask('/other', { headers })).text()).toBe('ok')
    expect(sent).toMatch(/^GET/)
    expect(sent.toLowerCase()).not.toContain('authorization')
    expect(await failure(ask('/other', { method: 'POST', body: 'secret' }))).toBe('forbidden')
  })
})

describe('a host that cannot answer now', () => {
  it('is asked again with growing pauses, as often as was wished', async () => {
    const { ask, sleeps } = open()
    let asked = 0
    answer = (_, reply) => {
      asked++
      reply.writeHead(asked < 3 ? 502 : 200, html).end('at last')
    }
    expect((await ask('/', { tries: 3 })).text()).toBe('at last')
    expect(sleeps).toEqual([1_000, 2_000])
    asked = 0
    expect((await ask('/')).status).toBe(502)
    expect(asked).toBe(1)
  })

  it('says how long it wants to be left alone, and is', async () => {
    let nowMs = 1_000_000
    const { ask, failure } = open({ nowMs: () => nowMs })
    let asked = 0
    answer = (_, reply) => {
      asked++
      reply.writeHead(429, { ...html, 'retry-after': '120' }).end()
    }
    expect(await ask('/', { tries: 3 })).toMatchObject({ status: 429, retryAfterMs: 120_000 })
    expect(await failure(ask('/'))).toBe('busy')
    expect(asked).toBe(1)
    nowMs += 120_000
    answer = (_, reply) => reply.writeHead(999, html).end()
    expect((await ask('/')).status).toBe(999)
    expect(await failure(ask('/'))).toBe('busy')
  })
})
