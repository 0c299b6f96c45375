/** The SQL of the buckets of limits, each under the hash of whom it limits. */
import { sql } from 'kysely'

import type { Db } from '../db/tables.ts'

/** The clocks of several processes differ by less; a clock that is behind by more was set back. */
const setBack = '1 minute'

/** Refills a bucket for the time since its last use, takes from it, and returns what remains. */
export async function takeFromBucket(
  db: Db,
  key: Buffer,
  { burst, perSecond, taken, now }: { burst: number; perSecond: number; taken: number; now: Date },
): Promise<number> {
  const { rows } = await sql<{ remaining: number }>`
    INSERT INTO limit_buckets AS kept (key, remaining, at)
    VALUES (${key}, ${burst - taken}, ${now})
    ON CONFLICT (key) DO UPDATE SET
      remaining = LEAST(${burst}::double precision, kept.remaining + ${perSecond}::double precision
        * GREATEST(0, extract(epoch FROM excluded.at - kept.at)::double precision)) - ${taken},
      at = CASE WHEN excluded.at < kept.at - ${setBack}::interval THEN excluded.at
        ELSE GREATEST(kept.at, excluded.at) END
    RETURNING remaining`.execute(db)
  return rows[0]?.remaining ?? 0
}

export async function removeBucketsUnusedSince(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('limit_buckets').where('at', '<', at).execute()
}

/** Keeps so many buckets, those used last. */
export async function removeOldestBuckets(db: Db, kept: number): Promise<void> {
  await sql`
    DELETE FROM limit_buckets WHERE key IN (
      SELECT key FROM limit_buckets ORDER BY at DESC OFFSET ${kept})`.execute(db)
}
