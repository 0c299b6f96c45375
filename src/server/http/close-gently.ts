/**
 * The end of a web server in which nobody's request fails: no new connections, whoever has asked is
 * answered, and who has sent half a request and nothing since is not waited for. Whoever waits for a
 * model has longer.
 */
import { setTimeout as sleep } from 'node:timers/promises'

import type { FastifyInstance } from 'fastify'

import type { Call } from '#contract/call.ts'

interface Patience {
  usualMs: number
  /** For calls that a model may answer. */
  modelMs: number
}

interface GentleClose {
  /** Whether a call that a model may answer is under way. */
  waitsForModel(): boolean
  close(patience: Patience): Promise<void>
}

/** Follows the requests of a server from now on. `hasModel`: whether a model is set up at all. */
export function closeGently(app: FastifyInstance, hasModel: boolean): GentleClose {
  const underWay = new Set<unknown>()
  const atModel = new Set<unknown>()
  app.server.on('request', (_request, response) => {
    underWay.add(response)
    response.once('close', () => {
      underWay.delete(response)
      atModel.delete(response)
    })
  })
  app.addHook('preHandler', async (request, reply) => {
    const { limit } = request.routeOptions.config as { limit?: Call['limit'] } // set in serve.ts
    if (hasModel && limit === 'ai') atModel.add(reply.raw)
  })
  return {
    waitsForModel: () => atModel.size > 0,
    async close({ usualMs, modelMs }) {
      const closed = app.close()
      const began = performance.now()
      const mostMs = () => (atModel.size > 0 ? modelMs : usualMs)
      while (underWay.size > 0 && performance.now() - began < mostMs()) await sleep(20)
      app.server.closeAllConnections()
      await closed
    },
  }
}
