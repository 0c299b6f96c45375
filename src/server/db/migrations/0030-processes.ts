/**
 * Several processes over one database: each has a number, under which it holds credits and keys, so
 * that what a dead one held is known at once; and the buckets of limits that they share. Unlogged:
 * after a crash of the database they begin full again.
 */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { sql } from 'kysely'

const statements = [
  `CREATE SEQUENCE process_numbers AS integer CYCLE`,
  `ALTER TABLE credit_holds ADD COLUMN process integer`,
  `ALTER TABLE idempotency_keys ADD COLUMN process integer`,
  `CREATE UNLOGGED TABLE limit_buckets (
    key bytea PRIMARY KEY,
    remaining double precision NOT NULL,
    at timestamptz NOT NULL
  )`,
  `CREATE INDEX limit_buckets_age ON limit_buckets (at)`,
]

export const processes: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
