/** A signal that is aborted when whoever asked goes away before the answer. */
import type { FastifyReply } from 'fastify'

export function untilGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  const abort = () => {
    if (!raw.writableFinished) gone.abort(new Error('the request was broken off'))
  }
  if (raw.destroyed) abort()
  else raw.once('close', abort)
  return gone.signal
}
