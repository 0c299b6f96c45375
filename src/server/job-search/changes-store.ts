/**
 * The numbers of the transactions that write wants, as the server counts that the product is connected to. A
 * cluster's other machines end a transaction a moment after that server has: a lock that bears the number is
 * held until all have.
 */
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'

import type { Tables } from '../db/tables.ts'

/** The first half of the lock; the second are the lower 32 bits of the number. */
const lockClass = sql.lit(1_279_348_049)

/** The number of this transaction, which is about to write wants. */
export async function beginChange(transaction: Transaction<Tables>): Promise<string> {
  const { rows } = await sql<{ change: string }>`
    SELECT change, pg_advisory_xact_lock_shared(${lockClass}, (change::bigint << 32 >> 32)::int)
    FROM (SELECT pg_current_xact_id()::text AS change OFFSET 0) AS own`.execute(transaction)
  return rows[0]?.change ?? '0'
}

/** Every transaction with a lower number has ended, and what it wrote can be read. */
export async function latestChange(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ change: string }>`
    SELECT least(xmin, (
      SELECT min(number - CASE WHEN number > xmax THEN 1::bigint << 32 ELSE 0 END)
      FROM pg_locks, LATERAL (SELECT (xmax >> 32 << 32) | objid::bigint AS number) AS held
      WHERE locktype = 'advisory' AND classid = ${lockClass} AND objsubid = 2
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    ))::text AS change
    FROM (SELECT pg_snapshot_xmin(at)::text::bigint AS xmin, pg_snapshot_xmax(at)::text::bigint AS xmax
      FROM pg_current_snapshot() AS at) AS now`.execute(db)
  return rows[0]?.change ?? '0'
}
