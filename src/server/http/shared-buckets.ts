/**
 * Buckets of limits in the database, for several processes over one. Whom they limit is kept as a
 * hash; a bucket that has filled up again is the same as none, so housekeeping takes it away.
 */
import { createHash } from 'node:crypto'

import type { Db } from '../db/tables.ts'
import { removeBucketsUnusedSince, removeOldestBuckets, takeFromBucket } from './bucket-store.ts'
import type { SharedBuckets } from './limits.ts'
import { allowances } from './limits.ts'

/** By then the slowest bucket is full again. */
const fullAfterMs = Math.max(
  ...Object.values(allowances).map(({ burst, perSecond }) => (2 * burst * 1000) / perSecond),
)

/** More than these would be a flood; the oldest go, which only favours strangers. */
const bucketsKept = 100_000

export function createSharedBuckets(db: Db, now: () => Date): SharedBuckets {
  return (key, { burst, perSecond }, taken) => {
    const hash = createHash('sha256').update(key).digest()
    return takeFromBucket(db, hash, { burst, perSecond, taken, now: now() })
  }
}

export async function forgetFullBuckets(db: Db, now: Date): Promise<void> {
  await removeBucketsUnusedSince(db, new Date(now.getTime() - fullAfterMs))
  await removeOldestBuckets(db, bucketsKept)
}
