/**
 * Limits of requests: a token bucket per class of call and per person, or per address where nobody
 * has signed in. They hold in every mode, and their memory is bounded: buckets unused for
 * longest are forgotten first, which only ever favours a stranger who comes back.
 *
 * Several processes over one database share them (decision 18): each counts for itself and tells
 * the others, by the ledger it is given, whenever somebody has used another eighth of a bucket.
 */
import { isIPv6 } from 'node:net'

import type { Limit } from '#contract/call.ts'

interface Allowance {
  /** How many requests may come at once. */
  burst: number
  /** How many more come free in a second. */
  perSecond: number
}

/** Those of calls, of what is guessed, and of whoever brings no valid token. */
type Limited = Limit | 'code' | 'stranger'

export type Allowances = Readonly<Record<Limited, Allowance>>

export const allowances: Allowances = {
  read: { burst: 2_400, perSecond: 100 },
  write: { burst: 1_200, perSecond: 50 },
  upload: { burst: 120, perSecond: 2 },
  ai: { burst: 300, perSecond: 5 },
  auth: { burst: 120, perSecond: 2 },
  payment: { burst: 20, perSecond: 0.2 },
  // By address, and beside the others: whoever has a valid token is never limited by it.
  stranger: { burst: 1_200, perSecond: 20 },
  // Wrong guesses of LOCAL_SIGN_IN_CODE, for everybody together: guessing it takes lifetimes.
  code: { burst: 10, perSecond: 1 / 30 },
}

export interface Limiter {
  /** Takes one request; gives 0, or the seconds to wait where there is none left. */
  take(limit: Limited, who: string): number | Promise<number>
  /** Returns one request that was taken and does not count after all. */
  giveBack(limit: Limited, who: string): void
}

/** What the processes share: takes from a bucket that all see and gives what is left, or a debt. */
export type SharedBuckets = (key: string, allowance: Allowance, taken: number) => Promise<number>

interface Bucket {
  left: number
  at: number
  /** Taken since the others were told. */
  untold: number
  /** Until then the shared bucket has nothing left. */
  emptyUntil: number
}

/** Too many to tell of, and nothing to be gained: reading costs nobody anything. */
const isShared = (limit: Limited): boolean => limit !== 'read'

export function createLimiter(
  nowMs: () => number,
  allowed: Allowances = allowances,
  { bucketsKept = 20_000, shared }: { bucketsKept?: number; shared?: SharedBuckets } = {},
): Limiter {
  // Two halves: where the young one is full it becomes the old one, and the old one is forgotten.
  // One map from which the oldest goes would walk over every gap that the ones before it left.
  let young = new Map<string, Bucket>()
  let old = new Map<string, Bucket>()

  const find = (key: string, { burst, perSecond }: Allowance, now: number): Bucket => {
    const known = young.get(key) ?? old.get(key)
    const bucket = known ?? { left: burst, at: now, untold: 0, emptyUntil: 0 }
    const passedMs = now - bucket.at
    bucket.left = Math.min(burst, bucket.left + (Math.max(0, passedMs) / 1000) * perSecond)
    bucket.at = now
    // A clock that was set back makes nobody wait for what it has still to make good.
    if (passedMs < 0) bucket.emptyUntil += passedMs
    young.set(key, bucket)
    if (young.size > bucketsKept / 2) {
      old = young
      young = new Map()
    }
    return bucket
  }

  const tell = async (key: string, allowance: Allowance, bucket: Bucket): Promise<number> => {
    const taken = bucket.untold
    bucket.untold = 0
    // Without the database each process limits for itself.
    const left = (await shared?.(key, allowance, taken).catch(() => 0)) ?? 0
    if (left >= 0) return 0
    bucket.emptyUntil = nowMs() - (left / allowance.perSecond) * 1000
    return secondsUntil(bucket.emptyUntil, nowMs())
  }

  return {
    take(limit, who) {
      const allowance = allowed[limit]
      const key = `${limit} ${who}`
      const now = nowMs()
      const bucket = find(key, allowance, now)
      if (bucket.emptyUntil > now) return secondsUntil(bucket.emptyUntil, now)
      if (bucket.left < 1) return Math.max(1, Math.ceil((1 - bucket.left) / allowance.perSecond))
      bucket.left -= 1
      if (shared === undefined || !isShared(limit)) return 0
      bucket.untold += 1
      return bucket.untold < allowance.burst / 8 ? 0 : tell(key, allowance, bucket)
    },
    giveBack(limit, who) {
      const allowance = allowed[limit]
      const bucket = find(`${limit} ${who}`, allowance, nowMs())
      bucket.left = Math.min(allowance.burst, bucket.left + 1)
      // What the others have been told of already, the next request makes good.
      if (shared !== undefined && isShared(limit)) bucket.untold -= 1
    },
  }
}

const secondsUntil = (at: number, now: number): number => Math.max(1, Math.ceil((at - now) / 1000))

/** Whom an address stands for: one IPv4 address, or the /64 that one IPv6 customer is given. */
export function addressGroup(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = (ip.split('%')[0] ?? '').toLowerCase().split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : 8 - front.length - back.length
  const groups = [...front, ...Array.from({ length: gap }, () => '0'), ...back]
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
