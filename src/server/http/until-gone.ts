/**
 * A signal that is aborted when whoever asked goes away before the answer, and after `mostMs` if
 * that is given. It is no composite and its timer ends with the answer: `AbortSignal.timeout` lives
 * as long as its time, and what `AbortSignal.any` makes of a signal that holds one and of another
 * timeout is never freed (Node 24: `gcPersistentSignals` keeps the inner or the outer one).
 */
import type { FastifyReply } from 'fastify'

export function untilGone({ raw }: Pick<FastifyReply, 'raw'>, mostMs?: number): AbortSignal {
  const gone = new AbortController()
  const late = () => gone.abort(new DOMException('it took too long', 'TimeoutError'))
  const timer = mostMs === undefined ? undefined : setTimeout(late, mostMs).unref()
  const end = () => {
    clearTimeout(timer)
    if (!raw.writableFinished) gone.abort(new Error('the request was broken off'))
  }
  if (raw.destroyed) end()
  else raw.once('close', end)
  return gone.signal
}
