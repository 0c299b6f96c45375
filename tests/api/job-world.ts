/**
 * The outside world of the import: a server on this machine that stands for every host a source
 * asks. What is asked of `https://host/path` is asked of it, through the real transport.
 */
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Transport } from '#server/job-import/sources/transport.ts'
import { createOutgoing } from '#server/outgoing/outgoing.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

export interface JobWorld {
  transport: Transport
  /** Where it is, for programs that ask it themselves. */
  port: number
  /** "host/path" of every question so far, in order. */
  asked: string[]
  /** What is answered at "host/path", the query left out. */
  put(place: string, answer: Answer): void
  /** JSON with a validator: the same again is answered with 304. */
  putJson(place: string, value: unknown): void
  close(): Promise<void>
}

/** `nowMs`: the clock by which a host that asked for rest is left alone. */
export async function openJobWorld(nowMs: () => number = Date.now): Promise<JobWorld> {
  const places = new Map<string, Answer>()
  const asked: string[] = []
  const server = createServer((request, response) => {
    const place = (request.url ?? '').slice(1)
    asked.push(place)
    const answer = places.get(place.split('?')[0] ?? '')
    if (answer === undefined) response.writeHead(404).end()
    else answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // listening on TCP
  const outgoing = createOutgoing({
    agent: 'test',
    allow: [`127.0.0.1:${port}`],
    gapMs: 0,
    parts: { nowMs },
  })
  return {
    asked,
    port,
    transport: {
      ask: ({ url, ...rest }) => {
        const { host, pathname, search } = new URL(url)
        return outgoing.ask({
          ...rest,
          url: `http://127.0.0.1:${port}/${host}${pathname}${search}`,
        })
      },
    },
    put: (place, answer) => void places.set(place, answer),
    putJson(place, value) {
      const body = JSON.stringify(value)
      const etag = `"${Buffer.from(body).byteLength}-${hashOf(body)}"`
      places.set(place, (request, response) => {
        if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end()
        else response.writeHead(200, { etag, 'content-type': 'application/json' }).end(body)
      })
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const hashOf = (text: string): number =>
  [...text].reduce((hash, sign) => (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) | 0, 7)
