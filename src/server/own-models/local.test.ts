/** Servers on this machine as they answer: with their models, with something else, never. */
import type { ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, describe, expect, it } from 'vitest'

import { createStreams } from '../outgoing/streams.ts'
import { findLocalModels } from './local.ts'

const streams = createStreams({ agent: 'Lapel/test', allow: [], mayAskHere: true })

const opened: (() => void)[] = []
afterEach(() => {
  for (const close of opened.splice(0)) close()
})

async function serve(path: string, answer: (reply: ServerResponse) => void): Promise<string> {
  const server = createServer((request, reply) => {
    if (request.url === path) answer(reply)
    else reply.writeHead(404).end('[]')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  opened.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const say = (value: unknown) => (reply: ServerResponse) => void reply.end(JSON.stringify(value))
const lmStudio = (origin: string) => ({
  provider: 'openai-compatible' as const,
  baseUrl: `${origin}/v1`,
  list: '/v1/models',
})

describe('servers of models on this machine', () => {
  it('are found with the names of their models', async () => {
    const ollama = await serve('/api/tags', say({ models: [{ name: 'qwen3:4b', size: 1 }] }))
    const studio = await serve('/v1/models', say({ object: 'list', data: [{ id: 'gemma-3' }] }))
    const places = [
      { provider: 'ollama' as const, baseUrl: ollama, list: '/api/tags' },
      lmStudio(studio),
    ]
    const found = await findLocalModels(streams, places, 20_000)
    expect(found).toEqual([
      { provider: 'ollama', base_url: ollama, models: ['qwen3:4b'] },
      { provider: 'openai-compatible', base_url: `${studio}/v1`, models: ['gemma-3'] },
    ])
  })

  it.each([
    ['says something else', say({ hello: 'world' })],
    ['says nothing that can be read', (reply: ServerResponse) => void reply.end('<html>')],
    ['has no models', say({ data: [] })],
    ['is silent', () => {}],
    ['never ends', (reply: ServerResponse) => void reply.write('{"data": [')],
    ['refuses', (reply: ServerResponse) => void reply.writeHead(401).end('{"data":[{"id":"a"}]}')],
    ['says too much', say({ data: [{ id: 'a' }], more: 'x'.repeat(600_000) })],
  ])('are not there where one %s, and nobody waits for it without end', async (_, answer) => {
    const origin = await serve('/v1/models', answer)
    expect(await findLocalModels(streams, [lmStudio(origin)])).toEqual([])
  })

  it('are not looked for where this machine may not be asked', async () => {
    let asked = 0
    const origin = await serve('/v1/models', (reply) => {
      asked++
      reply.end('{}')
    })
    const closed = createStreams({ agent: 'Lapel/test', allow: [], mayAskHere: false })
    expect([await findLocalModels(closed, [lmStudio(origin)]), asked]).toEqual([[], 0])
  })
})
