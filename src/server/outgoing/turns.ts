/**
 * Politeness per host: one question at a time, a pause between two, and a rest where the host asked
 * for one. A person who waits goes before background work. Time is handed in.
 */
import { OutgoingFailure } from './failure.ts'

export interface Turns {
  /**
   * Waits for the turn and gives what ends it. Refused as busy where the wait would be too long or
   * too many wait already.
   */
  take(
    host: string,
    wish: { isUrgent: boolean; patienceMs: number; signal: AbortSignal },
  ): Promise<() => void>
  /** The host is left alone for so long. */
  rest(host: string, ms: number): void
}

export interface Clock {
  nowMs: () => number
  sleep: (ms: number, signal: AbortSignal) => Promise<void>
}

interface Waiting {
  isUrgent: boolean
  begin: () => void
}

interface Host {
  isTaken: boolean
  /** No question before this moment. */
  freeAtMs: number
  /** A rest that the host asked for ends then. */
  restsUntilMs: number
  waiting: Waiting[]
}

/** More than these do not wait for one host. */
const mostWaiting = 500
/** Of so many hosts something is remembered; the others have had their pause long ago. */
const mostHosts = 5_000

export function createTurns(gapMs: number, { nowMs, sleep }: Clock): Turns {
  const hosts = new Map<string, Host>()

  const hostOf = (name: string): Host => {
    const known = hosts.get(name)
    if (known !== undefined) return known
    if (hosts.size >= mostHosts) forgetIdle()
    const made: Host = { isTaken: false, freeAtMs: 0, restsUntilMs: 0, waiting: [] }
    hosts.set(name, made)
    return made
  }
  const forgetIdle = () => {
    for (const [name, host] of hosts) {
      const isFree = Math.max(host.freeAtMs, host.restsUntilMs) <= nowMs()
      if (!host.isTaken && host.waiting.length === 0 && isFree) hosts.delete(name)
    }
  }
  const end = (host: Host) => {
    host.freeAtMs = nowMs() + gapMs
    host.isTaken = false
    next(host)
  }
  const next = (host: Host) => {
    if (host.isTaken) return
    const at = Math.max(
      host.waiting.findIndex((one) => one.isUrgent),
      0,
    )
    const [first] = host.waiting.splice(at, 1)
    if (first === undefined) return
    host.isTaken = true
    first.begin()
  }

  return {
    async take(name, { isUrgent, patienceMs, signal }) {
      signal.throwIfAborted()
      const host = hostOf(name)
      const restMs = host.restsUntilMs - nowMs()
      if (restMs > patienceMs) {
        throw new OutgoingFailure('busy', 'this host asked to be left alone', {
          retryAfterMs: restMs,
        })
      }
      if (host.waiting.length >= mostWaiting) {
        throw new OutgoingFailure('busy', 'too many wait for this host')
      }
      await new Promise<void>((resolve, reject) => {
        const leave = () => {
          host.waiting.splice(host.waiting.indexOf(one), 1)
          reject(signal.reason as Error) // an abort's reason is what the waiting one is told
        }
        const begin = () => {
          signal.removeEventListener('abort', leave)
          resolve()
        }
        const one: Waiting = { isUrgent, begin }
        signal.addEventListener('abort', leave, { once: true })
        host.waiting.push(one)
        next(host)
      })
      let isOver = false
      const release = () => {
        if (!isOver) end(host)
        isOver = true
      }
      try {
        const waitMs = Math.max(host.freeAtMs, host.restsUntilMs) - nowMs()
        if (waitMs > 0) await sleep(waitMs, signal)
        return release
      } catch (error) {
        // The pause before this turn still stands: nothing was asked in it.
        host.isTaken = false
        next(host)
        throw error
      }
    },
    rest(name, ms) {
      const host = hostOf(name)
      host.restsUntilMs = Math.max(host.restsUntilMs, nowMs() + ms)
    },
  }
}
