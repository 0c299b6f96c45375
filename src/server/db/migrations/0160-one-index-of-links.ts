/**
 * Open jobs are found by their link in the index of all jobs by their link: a second one of the open
 * ones alone was written with every job of an import and spared nobody anything.
 */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const oneIndexOfLinks: Migration = {
  async up(db: Kysely<never>) {
    await sql`DROP INDEX jobs_link_key`.execute(db)
  },
}
