/**
 * An answer that takes its time: whoever accepts `application/x-ndjson` is told of each step in a
 * line of its own, and of the end in the last one. Who does not is answered as always.
 *
 * Nothing is sent before the first step, so whatever is refused before the work has its status and
 * its body. The work goes on when the listener goes away: what it makes is found later.
 */
import { PassThrough } from 'node:stream'

import { problemStatus } from '#contract/problems.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Log } from '../log.ts'
import { toProblem, tellOwnFault } from './answer-problem.ts'

const progressType = 'application/x-ndjson'

/** An empty line now and then keeps proxies from ending a connection that says nothing. */
const heartbeatMs = 15_000

export function wantsProgress({ headers }: FastifyRequest): boolean {
  return (headers.accept ?? '').split(',').some((type) => type.trim().startsWith(progressType))
}

export async function tellProgress<Answer>(
  reply: FastifyReply,
  log: Log,
  work: (onStage: (stage: string) => void) => Promise<Answer>,
): Promise<Answer> {
  let stream: PassThrough | null = null
  const open = (): PassThrough => {
    const opened = new PassThrough()
    // A listener that goes away is nobody's failure.
    opened.on('error', () => {})
    void reply.type(`${progressType}; charset=utf-8`).header('x-accel-buffering', 'no').send(opened)
    return opened
  }
  const say = (line: string): void => {
    if (stream?.writable === true) stream.write(`${line}\n`)
  }
  const heartbeat = setInterval(() => say(''), heartbeatMs)
  try {
    const answer = await work((stage) => {
      stream ??= open()
      say(JSON.stringify({ stage }))
    })
    say(JSON.stringify({ answer }))
    return answer
  } catch (error) {
    if (stream === null) throw error
    const { code, detail, extras } = toProblem(error)
    tellOwnFault(reply, toProblem(error), log)
    say(JSON.stringify({ problem: { ...extras.body, detail, code }, status: problemStatus(code) }))
    // The reply is under way, and `serve` leaves it alone: nobody reads this value.
    return undefined as Answer
  } finally {
    clearInterval(heartbeat)
    endOf(stream)
  }
}

/** TypeScript does not see that a callback has opened the stream. */
const endOf = (stream: PassThrough | null): unknown => stream?.end()
