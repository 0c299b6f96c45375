/** The addresses of a name, as the name servers of this machine say them, and soon. */
import { lookup } from 'node:dns/promises'
import { setTimeout as sleepFor } from 'node:timers/promises'

import { OutgoingFailure } from './failure.ts'
import type { Resolve } from './target.ts'

const resolveMs = 5_000

export const resolveByDns: Resolve = async (name) =>
  (await lookup(name, { all: true })).map(({ address }) => address)

/** A name server that does not answer is not waited for. */
export const inTime =
  (resolve: Resolve): Resolve =>
  async (name) => {
    const late = new AbortController()
    // Stopped once the name is found, which rejects the pause: nobody waits for it any more.
    const clock = sleepFor(resolveMs, null, { signal: late.signal }).catch(() => null)
    try {
      const found = await Promise.race([resolve(name), clock])
      if (found === null) throw new OutgoingFailure('late', 'the name was not found in time')
      return found
    } catch (cause) {
      if (cause instanceof OutgoingFailure) throw cause
      throw new OutgoingFailure('unresolved', 'the name is unknown', { cause })
    } finally {
      late.abort()
    }
  }
