/**
 * The end of a web server in which nobody's request fails: no new connections, whoever has asked is
 * answered, and who has sent half a request and nothing since is not waited for.
 */
import { setTimeout as sleep } from 'node:timers/promises'

import type { FastifyInstance } from 'fastify'

/** Follows the requests of a server from now on; gives how to close it. */
export function closeGently(app: FastifyInstance): (patienceMs: number) => Promise<void> {
  const underWay = new Set<unknown>()
  app.server.on('request', (_request, response) => {
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
  })
  return async (patienceMs) => {
    const closed = app.close()
    const deadline = performance.now() + patienceMs
    while (underWay.size > 0 && performance.now() < deadline) await sleep(20)
    app.server.closeAllConnections()
    await closed
  }
}
