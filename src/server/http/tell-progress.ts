/**
 * An answer that takes its time: whoever accepts `application/x-ndjson` is told of each step in a
 * line of its own, and of the end in the last one. Who does not is answered as always.
 *
 * Nothing is sent before the first step, so whatever is refused before the work has its status and
 * its body. The work goes on when the listener goes away: what it makes is found later.
 */
import { problemStatus } from '#contract/problems.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Log } from '../log.ts'
import { tellOwnFault, toProblem } from './answer-problem.ts'

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
  const { raw } = reply
  // A listener that goes away is nobody's failure.
  raw.on('error', () => {})
  const say = (line: string): void => {
    if (raw.headersSent && raw.writable) raw.write(`${line}\n`)
  }
  const heartbeat = setInterval(() => say(''), heartbeatMs)
  try {
    const answer = await work((stage) => {
      if (!reply.sent) open(reply)
      say(JSON.stringify({ stage }))
    })
    say(JSON.stringify({ answer }))
    return answer
  } catch (error) {
    if (!reply.sent) throw error
    const problem = toProblem(error)
    tellOwnFault(reply, problem, log)
    const { code, detail, extras } = problem
    say(JSON.stringify({ problem: { ...extras.body, detail, code }, status: problemStatus(code) }))
    // The lines are the answer, and `serve` leaves a reply alone that is under way.
    return undefined as Answer
  } finally {
    clearInterval(heartbeat)
    if (reply.sent) raw.end()
  }
}

/** From here on the reply is written by hand. */
function open(reply: FastifyReply): void {
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value)
  }
  reply.raw.setHeader('x-accel-buffering', 'no')
  reply.raw.writeHead(200, { 'content-type': `${progressType}; charset=utf-8` })
}
