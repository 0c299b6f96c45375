/**
 * A load balancer as small as one can be: it asks every server's health, sends each request to the
 * next healthy one over connections it keeps, and tries another only where none was made.
 */
import { Agent, createServer, request } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Balancer {
  url: string
  add(server: string): Promise<void>
  /** Resolves when the balancer has seen that this server wants no more visitors. */
  untilAvoided(server: string): Promise<void>
  close(): Promise<void>
}

export async function openBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  const healthy = new Map<string, boolean>()
  const closing = new AbortController()
  let turn = 0

  const look = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      for (const server of healthy.keys()) healthy.set(server, await isHealthy(server))
      await sleep(50)
    }
  }

  const pass = (from: IncomingMessage, to: ServerResponse, tried: string[]): void => {
    const free = [...healthy].flatMap(([server, is]) =>
      is && !tried.includes(server) ? [server] : [],
    )
    const server = free[turn++ % free.length]
    if (server === undefined) return void to.writeHead(502).end()
    const { method, headers } = from
    const onward = request(`${server}${from.url}`, { method, headers, agent }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(to)
    })
    onward.on('error', (error) => {
      const wasRefused = 'code' in error && error.code === 'ECONNREFUSED'
      if (wasRefused && !to.headersSent) pass(from, to, [...tried, server])
      else if (!to.headersSent) to.writeHead(502).end(String(error))
    })
    onward.on('socket', (socket) => {
      if (socket.connecting) socket.once('connect', () => from.pipe(onward))
      else from.pipe(onward)
    })
  }

  const own = createServer((from, to) => pass(from, to, []))
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve))
  const { port } = own.address() as AddressInfo // of a server that listens
  void look()
  return {
    url: `http://127.0.0.1:${port}`,
    async add(server) {
      healthy.set(server, await isHealthy(server))
    },
    async untilAvoided(server) {
      while (healthy.get(server) === true) await sleep(20)
    },
    async close() {
      closing.abort()
      agent.destroy()
      own.closeAllConnections()
      await new Promise((resolve) => own.close(resolve))
    },
  }
}

async function isHealthy(server: string): Promise<boolean> {
  try {
    return (await fetch(`${server}/api/health`)).status === 200
  } catch {
    return false
  }
}
