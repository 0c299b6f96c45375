/**
 * An answer that goes on: server-sent events. It ends when the reader goes away, when the server
 * leaves, and after a quarter of an hour in any case, so that whoever still wants to hear asks
 * again and is asked again who they are. A session may end meanwhile, in any process: before each
 * event and each breath it is asked whether the reader may still hear. An event says how things
 * stand: one that is overtaken while that is asked is never sent.
 */
import { PassThrough } from 'node:stream'

import type { FastifyReply } from 'fastify'

import { untilGone } from './until-gone.ts'

const longestMs = 15 * 60_000
/** A line now and then, so that proxies keep the connection and a dead one is noticed. */
const breathMs = 25_000

interface EventStream {
  send(event: string, data: unknown): void
  end(): void
}

export interface Listening {
  leaving: AbortSignal
  /** Whether the reader may still hear; where that cannot be told, it asks again too. */
  mayHear: () => Promise<boolean>
  /** Begins what is told and gives how to end it. */
  listen: (stream: EventStream) => () => void
}

export function streamEvents(reply: FastifyReply, { leaving, mayHear, listen }: Listening): void {
  const out = new PassThrough()
  const ends = AbortSignal.any([untilGone(reply), leaving, AbortSignal.timeout(longestMs)])
  const over = (): void => void out.end()
  let next: string | null = null
  let turn: Promise<void> | null = null
  const write = async (): Promise<void> => {
    while (next !== null && !out.writableEnded) {
      const mayStill = await mayHear().catch(() => false)
      if (!mayStill) return over()
      if (!out.writableEnded) out.write(next)
      next = null
    }
  }
  const say = (text: string): void => {
    next = text
    turn ??= write().finally(() => (turn = null))
  }
  const breath = setInterval(() => say(next ?? ':\n\n'), breathMs)
  const stop = listen({
    send: (event, data) => say(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => void (turn ?? Promise.resolve()).then(over),
  })
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
