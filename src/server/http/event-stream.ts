/**
 * An answer that goes on: server-sent events. It ends when the reader goes away, when the server
 * leaves, and after a quarter of an hour in any case, so that whoever still wants to hear asks
 * again and is asked again who they are.
 */
import { PassThrough } from 'node:stream'

import type { FastifyReply } from 'fastify'

import { untilGone } from './until-gone.ts'

const longestMs = 15 * 60_000
/** A line now and then, so that proxies keep the connection and a dead one is noticed. */
const breathMs = 25_000

export interface EventStream {
  send(event: string, data: unknown): void
  end(): void
}

/** `listen` begins what is told and gives how to end it. */
export function streamEvents(
  reply: FastifyReply,
  leaving: AbortSignal,
  listen: (stream: EventStream) => () => void,
): void {
  const out = new PassThrough()
  const ends = AbortSignal.any([untilGone(reply), leaving, AbortSignal.timeout(longestMs)])
  const breath = setInterval(() => out.write(':\n\n'), breathMs)
  const stop = listen({
    send: (event, data) => {
      if (!out.writableEnded) out.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    },
    end: () => out.end(),
  })
  const over = (): void => void out.end()
  if (ends.aborted) over()
  else ends.addEventListener('abort', over, { once: true })
  out.once('close', () => {
    clearInterval(breath)
    ends.removeEventListener('abort', over)
    stop()
  })
  void reply
    .type('text/event-stream; charset=utf-8')
    .header('x-accel-buffering', 'no') // nginx would hold the events back
    .send(out)
}
