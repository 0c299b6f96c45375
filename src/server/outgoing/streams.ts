/**
 * Questions to a service that a person named, whose answers are read as they arrive. The same guard
 * as for pages, and firmer: as a rule a key is sent, so https only but to this machine and what the
 * operator allows; and no redirect is followed. An answer ends by its signal or by its reader.
 */
import type { IncomingHttpHeaders } from 'node:http'

import { readAllowed } from './allowed.ts'
import { openAnswer } from './exchange.ts'
import { inTime, resolveByDns } from './resolve.ts'
import type { Resolve, Target } from './target.ts'
import { findHere, findTarget } from './target.ts'

interface StreamRequest {
  url: string
  method: 'GET' | 'POST'
  headers: Readonly<Record<string, string>>
  body: string | null
  /** Aborting it closes the connection, then or later. */
  signal: AbortSignal
}

interface StreamAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: AsyncIterable<Uint8Array>
}

export interface Streams {
  /** Throws `OutgoingFailure` where the address is not one to ask; asks a name server at most. */
  check(url: string): Promise<Target>
  /** Throws the same, or what went wrong on the way. */
  open(request: StreamRequest): Promise<StreamAnswer>
}

export interface StreamOptions {
  /** How this server calls itself to others. */
  agent: string
  /** Of OUTGOING_ALLOW. */
  allow: readonly string[]
  /** Whether this machine, named as such, may be asked at any port. */
  mayAskHere: boolean
  resolve?: Resolve
}

export function createStreams({
  agent,
  allow,
  mayAskHere,
  resolve = resolveByDns,
}: StreamOptions): Streams {
  const doors = { allowed: readAllowed(allow), resolve: inTime(resolve), isTlsOnly: true }
  const check = async (url: string): Promise<Target> => {
    const here = mayAskHere ? findHere(url) : null
    if (here !== null) return here
    return findTarget(url, doors)
  }
  return {
    check,
    async open(request) {
      const target = await check(request.url)
      const headers = { 'user-agent': agent, ...request.headers }
      const response = await openAnswer({ ...request, target, headers })
      return { status: response.statusCode ?? 0, headers: response.headers, body: response }
    },
  }
}
