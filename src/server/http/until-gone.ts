/** A signal that is aborted when whoever asked goes away before the answer. */
import type { FastifyReply } from 'fastify'

export function untilGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new Error('the request was broken off'))
  })
  return gone.signal
}
