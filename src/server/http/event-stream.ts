/**
 * An answer that goes on: server-sent events. It ends when the reader goes away, when the server
 * leaves, and after a quarter of an hour in any case, so that whoever still wants to hear asks
 * again and is asked again who they are. A session may end meanwhile, in any process: before each
 * event and each breath it is asked whether the reader may still hear.
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
  const write = async (before: Promise<void>, text: string): Promise<void> => {
    await before
    if (!(await mayHear().catch(() => false))) over()
    else if (!out.writableEnded) out.write(text)
  }
  let turn = Promise.resolve()
  const say = (text: string): void => void (turn = write(turn, text))
  const breath = setInterval(() => say(':\n\n'), breathMs)
  const stop = listen({
    send: (event, data) => say(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => void turn.then(over),
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
