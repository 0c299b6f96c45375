/**
 * Limits of requests: a token bucket per class of call and per person, or per address where nobody
 * has signed in. They hold in every mode, and their memory is bounded: the bucket unused for
 * longest is forgotten first, which only ever favours a stranger who comes back.
 */
import { isIPv6 } from 'node:net'

import type { Limit } from '#contract/call.ts'

interface Allowance {
  /** How many requests may come at once. */
  burst: number
  /** How many more come free in a second. */
  perSecond: number
}

export type Allowances = Readonly<Record<Limit, Allowance>>

export const allowances: Allowances = {
  read: { burst: 2_400, perSecond: 100 },
  write: { burst: 1_200, perSecond: 50 },
  upload: { burst: 120, perSecond: 2 },
  ai: { burst: 300, perSecond: 5 },
  auth: { burst: 120, perSecond: 2 },
}

export interface Limiter {
  /** Takes one request; gives 0, or the seconds to wait where there is none left. */
  take(limit: Limit, who: string): number
}

interface Bucket {
  left: number
  at: number
}

export function createLimiter(
  nowMs: () => number,
  allowed: Allowances = allowances,
  bucketsKept = 20_000,
): Limiter {
  const buckets = new Map<string, Bucket>()
  return {
    take(limit, who) {
      const { burst, perSecond } = allowed[limit]
      const key = `${limit} ${who}`
      const now = nowMs()
      const bucket = buckets.get(key) ?? { left: burst, at: now }
      const left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond)
      const isFree = left >= 1
      buckets.delete(key) // so that the map's order is the order of use
      buckets.set(key, { left: isFree ? left - 1 : left, at: now })
      if (buckets.size > bucketsKept) {
        const [oldest] = buckets.keys()
        if (oldest !== undefined) buckets.delete(oldest)
      }
      return isFree ? 0 : Math.max(1, Math.ceil((1 - left) / perSecond))
    },
  }
}

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
