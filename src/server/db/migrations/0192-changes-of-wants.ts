/**
 * When a job's wants were last written, as the number of the transaction: whoever keeps the order of all
 * jobs in memory reads what is new by it. Unlike a moment or a counter it leaves nothing out that was
 * written earlier and is seen later.
 */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const changesOfWants: Migration = {
  async up(db: Kysely<never>) {
    await sql`ALTER TABLE job_bodies
      ADD COLUMN change xid8 NOT NULL DEFAULT pg_current_xact_id()`.execute(db)
    await sql`CREATE INDEX job_bodies_change ON job_bodies (change, job_id)`.execute(db)
  },
}
