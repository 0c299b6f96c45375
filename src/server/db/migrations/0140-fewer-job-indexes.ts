/**
 * An import writes every index of a job, so those that no question uses go: the list by date moved to
 * `job_search` long ago, and whether live jobs are there is seen in the index of open jobs by source.
 * The planner is not asked any more how many jobs have a word, so that it need not count them finely.
 */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  'DROP INDEX jobs_open',
  'DROP INDEX jobs_live',
  'ALTER TABLE job_search ALTER COLUMN terms SET STATISTICS -1',
]

export const fewerJobIndexes: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
