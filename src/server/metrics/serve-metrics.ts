/**
 * The numbers on a port of their own, on this machine only: whoever scrapes them runs beside the
 * product, and no proxy in front of it can show them by mistake.
 */
import type { ServerResponse } from 'node:http'

import type { Pool } from 'pg'

import { sumHeldCredits } from '../credits/ledger-store.ts'
import type { House } from '../house.ts'
import { countSetAside } from '../set-aside/store.ts'
import type { Registry } from './registry.ts'

/** Not by `import`, which would load all of `fetch` (`outgoing/exchange.ts`). */
const { createServer } = process.getBuiltinModule('node:http')

/** Gives how to close the port. */
export async function serveMetrics(
  { metrics: { registry }, db }: Pick<House, 'metrics' | 'db'>,
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>,
  port: number,
): Promise<() => Promise<void>> {
  registry.gauge('lapel_database_connections', 'Connections of the pool.', () => [
    [{ state: 'busy' }, pool.totalCount - pool.idleCount],
    [{ state: 'idle' }, pool.idleCount],
    [{ state: 'awaited' }, pool.waitingCount],
  ])
  registry.gauge('lapel_credits_held', 'Credits put aside for calls under way.', () =>
    sumHeldCredits(db),
  )
  registry.gauge(
    'lapel_set_aside',
    'Background work that cannot be done, until a newer program tries it again.',
    async () =>
      (await countSetAside(db)).map(({ kind, reason, count }) => [{ kind, reason }, count]),
  )
  registry.gauge('lapel_memory_bytes', 'Memory of the server process.', () => {
    const { rss, heapUsed } = process.memoryUsage()
    return [
      [{ kind: 'resident' }, rss],
      [{ kind: 'heap' }, heapUsed],
    ]
  })
  registry.gauge('lapel_up_seconds', 'Since the server process began.', () => process.uptime())
  const server = createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url === '/metrics'
    void (isAsked ? answer(registry, response) : response.writeHead(404).end())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

async function answer(registry: Registry, response: ServerResponse): Promise<void> {
  const text = await registry.text()
  response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text)
}
