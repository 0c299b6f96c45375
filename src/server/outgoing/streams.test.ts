/** What a person may have asked with a key: public places over https, and this machine where it is theirs. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { OutgoingFailure } from './failure.ts'
import type { StreamOptions } from './streams.ts'
import { createStreams } from './streams.ts'

const names: Record<string, string[]> = {
  'api.example.com': ['93.184.216.34'],
  'inside.example.com': ['93.184.216.34', '10.0.0.7'],
  'here.example.com': ['127.0.0.1'],
}

const open = (options: Partial<StreamOptions> = {}) =>
  createStreams({
    agent: 'Lapel/test',
    allow: [],
    mayAskHere: false,
    resolve: async (name) => names[name] ?? [],
    ...options,
  })

const outcome = (options: Partial<StreamOptions>, url: string) =>
  open(options)
    .check(url)
    .then(({ addresses }) => addresses)
    .catch((error: unknown) => (error instanceof OutgoingFailure ? error.kind : error))

describe('an address with a key', () => {
  it.each([
    ['https://api.example.com/v1', ['93.184.216.34']],
    ['http://api.example.com/v1', 'forbidden'],
    ['https://api.example.com:8443/v1', 'forbidden'],
    ['https://inside.example.com', 'forbidden'],
    ['https://10.0.0.7', 'forbidden'],
    ['https://169.254.169.254', 'forbidden'],
    ['https://me:secret@api.example.com', 'forbidden'],
    ['ftp://api.example.com', 'forbidden'],
    ['https://nobody.example.com', 'unresolved'],
    ['http://127.0.0.1:11434', 'forbidden'],
    ['http://localhost:11434', 'forbidden'],
    ['http://[::1]:11434', 'forbidden'],
  ])('%s is %s', async (url, expected) => {
    expect(await outcome({}, url)).toEqual(expected)
  })

  it.each([
    ['http://127.0.0.1:11434', ['127.0.0.1']],
    ['http://127.1:11434', ['127.0.0.1']],
    ['http://localhost:1234/v1', ['127.0.0.1', '::1']],
    ['http://[::1]:8080', ['::1']],
    ['http://here.example.com:11434', 'forbidden'],
    ['http://192.168.1.5:11434', 'forbidden'],
    ['http://0.0.0.0:11434', 'forbidden'],
  ])('%s is %s where this machine is the only one served', async (url, expected) => {
    expect(await outcome({ mayAskHere: true }, url)).toEqual(expected)
  })

  it('may be plain where the operator allows the very place', async () => {
    const allow = ['gpu.lan:8000']
    names['gpu.lan'] = ['192.168.1.5']
    expect(await outcome({ allow }, 'http://gpu.lan:8000/v1')).toEqual(['192.168.1.5'])
    expect(await outcome({ allow }, 'http://gpu.lan:8001/v1')).toBe('forbidden')
  })
})

describe('a question', () => {
  const asked: string[] = []
  const server = createServer((request, reply) => {
    asked.push(request.url ?? '')
    if (request.url === '/away') reply.writeHead(307, { location: '/elsewhere' }).end()
    else reply.writeHead(200).end('said')
  })
  let base = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  const request = (path: string) => ({
    url: base + path,
    method: 'POST' as const,
    headers: {},
    body: '{}',
    signal: AbortSignal.timeout(5_000),
  })

  it('is answered as it arrives', async () => {
    const { status, body } = await open({ mayAskHere: true }).open(request('/said'))
    const pieces: Uint8Array[] = []
    for await (const piece of body) pieces.push(piece)
    expect([status, Buffer.concat(pieces).toString()]).toEqual([200, 'said'])
  })

  it('[ASVS 15.3.2] is not carried to where a redirect leads', async () => {
    asked.length = 0
    const { status } = await open({ mayAskHere: true }).open(request('/away'))
    expect([status, asked]).toEqual([307, ['/away']])
  })

  it('is refused before anybody is asked', async () => {
    asked.length = 0
    await expect(open().open(request('/said'))).rejects.toThrow(OutgoingFailure)
    expect(asked).toEqual([])
  })
})
