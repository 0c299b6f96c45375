/** The one way out, towards hosts that answer, misbehave, redirect or ask to be left alone. */
import { brotliCompressSync, gzipSync } from 'node:zlib'

import { describe, expect, it, vi } from 'vitest'

import { useOutgoingWorld } from '../../../tests/fixtures/outgoing-world.ts'

const world = useOutgoingWorld()
const html = { 'content-type': 'text/html; charset=utf-8' }

describe('an answer', () => {
  it('comes with its status, type, text and validators', async () => {
    const { ask } = world.open()
    const seen: unknown[] = []
    world.answer = ({ headers, method }, reply) => {
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
    expect(got.url).toBe(`http://jobs.example:${world.port}/a?b=c`)
    await ask('/')
    expect(seen).toEqual([
      ['GET', 'Lapel/test', undefined, undefined],
      ['GET', 'Lapel/test', undefined, undefined],
    ])
  })

  it('is asked for again only where it has changed', async () => {
    const { ask } = world.open()
    world.answer = ({ headers }, reply) =>
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
    const { ask, failure } = world.open()
    const send = (text: Buffer | string) => {
      world.answer = (_, reply) =>
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
    const { ask, failure } = world.open()
    world.answer = (_, reply) =>
      reply.writeHead(200, { ...html, 'content-encoding': coding }).end(text)
    expect(await failure(ask('/'))).toBe('malformed')
  })

  it('that is too large, of another kind or cut is refused', async () => {
    const { ask, failure } = world.open()
    world.answer = (_, reply) => reply.writeHead(200, html).end(Buffer.alloc(3 * 1024 * 1024))
    expect(await failure(ask('/'))).toBe('too_large')
    world.answer = (_, reply) =>
      reply.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF')
    expect(await failure(ask('/'))).toBe('wrong_type')
    world.answer = (_, reply) => reply.writeHead(200).end('of no kind')
    expect(await failure(ask('/'))).toBe('wrong_type')
    world.answer = (_, reply) => {
      reply.writeHead(200, { ...html, 'content-length': '100' }).write('cut')
      setImmediate(() => reply.destroy())
    }
    expect(await failure(ask('/'))).toBe('unreachable')
  })

  it('that trickles or never comes ends in time', async () => {
    const { ask, failure } = world.open()
    world.answer = (_, reply) => {
      reply.writeHead(200, html)
      const drip = setInterval(() => reply.write('.'), 10)
      reply.on('close', () => clearInterval(drip))
    }
    expect(await failure(ask('/', { totalMs: 150 }))).toBe('late')
    world.answer = () => {}
    expect(await failure(ask('/', { totalMs: 150 }))).toBe('late')
  })

  it('with endless headers, in whatever form, ends', async () => {
    const { ask, failure } = world.open()
    const url = `http://jobs.example:${world.rawPort}/`
    const endless = (line: string) => (write: (text: string) => void) => {
      write('HTTP/1.1 200 OK\r\n')
      for (let i = 0; i < 3_000; i++) write(line)
    }
    world.rawAnswer = endless('X-More: and more and more\r\n')
    expect(await failure(ask('/', { url, totalMs: 2_000 }))).toBe('malformed')
    world.rawAnswer = (write) => write('HTTP/1.1 100 Continue\r\n\r\n'.repeat(2_000))
    expect(await failure(ask('/', { url, totalMs: 150 }))).toBe('late')
    world.rawAnswer = (write) => write('SSH-2.0-OpenSSH_9.9\r\n')
    expect(await failure(ask('/', { url, totalMs: 2_000 }))).toBe('malformed')
    world.rawAnswer = (write) =>
      write('HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n')
    expect(await failure(ask('/', { url, totalMs: 2_000 }))).toBe('malformed')
  })

  it('is given up when whoever asked gives up', async () => {
    const { ask } = world.open()
    world.answer = () => {}
    const leaving = new AbortController()
    const asked = ask('/', { signal: leaving.signal })
    leaving.abort(new Error('gone'))
    await expect(asked).rejects.toThrow('gone')
  })
})

describe('a redirect', () => {
  it('is followed three times and no more', async () => {
    const { ask, failure } = world.open()
    world.answer = ({ url = '' }, reply) => {
      const left = Number(url.slice(1))
      if (left === 0) reply.writeHead(200, html).end('arrived')
      else reply.writeHead(302, { location: `/${left - 1}` }).end()
    }
    const got = await ask('/3')
    expect([got.text(), got.url]).toEqual(['arrived', `http://jobs.example:${world.port}/0`])
    expect(await failure(ask('/4'))).toBe('too_many_redirects')
  })

  it('takes no key and nothing that was sent to another origin', async () => {
    const { ask, failure } = world.open()
    const keys: unknown[] = []
    world.answer = ({ url, headers, method }, reply) => {
      keys.push([method, headers.authorization])
      const location = `http://jobs.example:${world.rawPort}/`
      if (url === '/same') reply.writeHead(302, { location: '/end' }).end()
      else if (url === '/end') reply.writeHead(200, html).end()
      else reply.writeHead(307, { location }).end()
    }
    let sent = ''
    world.raw.once('connection', (socket) => socket.once('data', (data) => (sent = String(data))))
    world.rawAnswer = (write) =>
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
    const { ask, sleeps } = world.open()
    let asked = 0
    world.answer = (_, reply) => {
      asked++
      reply.writeHead(asked < 3 ? 502 : 200, html).end('at last')
    }
    expect((await ask('/', { tries: 3 })).text()).toBe('at last')
    expect(sleeps).toEqual([1_000, 2_000])
    asked = 0
    expect((await ask('/')).status).toBe(502)
    expect(asked).toBe(1)
  })

  it('is asked again at once after the clock was set back', async () => {
    world.answer = (_, reply) => reply.writeHead(200, html).end('here')
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const { ask, sleeps } = world.open()
      await ask('/')
      vi.setSystemTime(Date.now() - 3_600_000)
      expect((await ask('/')).text()).toBe('here')
      expect(sleeps).toEqual([])
    } finally {
      vi.useRealTimers()
    }
  })

  it('says how long it wants to be left alone, and is', async () => {
    let nowMs = 1_000_000
    const { ask, failure } = world.open({ nowMs: () => nowMs })
    let asked = 0
    world.answer = (_, reply) => {
      asked++
      reply.writeHead(429, { ...html, 'retry-after': '120' }).end()
    }
    expect(await ask('/', { tries: 3 })).toMatchObject({ status: 429, retryAfterMs: 120_000 })
    expect(await failure(ask('/'))).toBe('busy')
    expect(asked).toBe(1)
    nowMs += 120_000
    world.answer = (_, reply) => reply.writeHead(999, html).end()
    expect((await ask('/')).status).toBe(999)
    expect(await failure(ask('/'))).toBe('busy')
  })
})
