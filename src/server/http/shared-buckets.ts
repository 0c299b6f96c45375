/**
 * Buckets of limits in the database, for several processes over one. Whom they limit is kept as a
 * hash; a bucket that has filled up again is the same as none, so housekeeping takes it away.
 */
import { createHash } from 'node:crypto'

import type { Kysely } from 'kysely'
import { sql } from 'kysely'

import type { Tables } from '../db/tables.ts'
import type { SharedBuckets } from './limits.ts'
import { allowances } from './limits.ts'

/** By then the slowest bucket is full again. */
const fullAfterMs = Math.max(
  ...Object.values(allowances).map(({ burst, perSecond }) => (2 * burst * 1000) / perSecond),
)

/** The clocks of several processes differ by less; a clock behind by more was set back. */
const setBack = '1 minute'

/** More than these would be a flood; the oldest go, which only favours strangers. */
const bucketsKept = 100_000

export function createSharedBuckets(db: Kysely<Tables>, now: () => Date): SharedBuckets {
  return async (key, { burst, perSecond }, taken) => {
    const hash = createHash('sha256').update(key).digest()
    const { rows } = await sql<{ remaining: number }>`
      INSERT INTO limit_buckets AS kept (key, remaining, at)
      VALUES (${hash}, ${burst - taken}, ${now()})
      ON CONFLICT (key) DO UPDATE SET
        remaining = LEAST(${burst}::double precision, kept.remaining + ${perSecond}::double precision
          * GREATEST(0, extract(epoch FROM excluded.at - kept.at)::double precision)) - ${taken},
        at = CASE WHEN excluded.at < kept.at - ${setBack}::interval THEN excluded.at
          ELSE GREATEST(kept.at, excluded.at) END
      RETURNING remaining`.execute(db)
    return rows[0]?.remaining ?? 0
  }
}

export async function forgetFullBuckets(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom('limit_buckets')
    .where('at', '<', new Date(now.getTime() - fullAfterMs))
    .execute()
  await sql`
    DELETE FROM limit_buckets WHERE key IN (
      SELECT key FROM limit_buckets ORDER BY at DESC OFFSET ${bucketsKept})`.execute(db)
}
