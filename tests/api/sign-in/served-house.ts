/** The real server of a test file on a port of its own, for what only shows over real HTTP. */
import type { FastifyInstance } from 'fastify'

import { registerIssuer } from '#server/auth/local-issuer/mount.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { openPresence } from '#server/db/presence.ts'
import type { House } from '#server/house.ts'
import { buildHouse } from '#server/house.ts'
import { closeGently } from '#server/http/close-gently.ts'
import { handlers } from '#server/handlers.ts'
import { buildServer } from '#server/http/serve.ts'
import { createLog } from '#server/log.ts'

import { findFreePort } from '../../../tools/free-port.ts'
import { sharedHands } from '../shared-hands.ts'
import type { TestDatabase } from '../test-database.ts'

export interface ServedHouse {
  url: string
  house: House
  app: FastifyInstance
  log: () => string
  /** Moves the clock on. */
  wait(ms: number): void
  close(): Promise<void>
}

/** `stored` stays open: two houses may share it. */
export async function serveHouse(
  stored: TestDatabase,
  env: Record<string, string> = {},
  isOneOfSeveral = false,
): Promise<ServedHouse> {
  const port = await findFreePort()
  let offsetMs = 0
  const now = () => new Date(Date.now() + offsetMs)
  const lines: string[] = []
  const log = createLog('debug', now, (line) => lines.push(line))
  const config = readConfig({ PORT: String(port), ...env })
  const database = await openDatabase({ databaseUrl: stored.url, dataDir: '', log })
  const presence = isOneOfSeveral ? await openPresence(stored.url, log) : undefined
  const leaving = new AbortController()
  const house = buildHouse({
    config,
    log,
    now,
    database,
    leaving: leaving.signal,
    hands: sharedHands,
    ...(presence === undefined ? {} : { presence }),
  })
  const app = await buildServer(house, { handlers, mount: (app) => registerIssuer(app, house) })
  const gently = closeGently(app, false)
  await app.listen({ host: '127.0.0.1', port })
  return {
    url: `http://127.0.0.1:${port}`,
    house,
    app,
    log: () => lines.join(''),
    wait: (ms) => {
      offsetMs += ms
    },
    async close() {
      leaving.abort()
      await gently.close({ usualMs: 5_000, modelMs: 5_000 })
      await house.rankedJobs.close()
      await presence?.close()
      await database.close()
    },
  }
}
