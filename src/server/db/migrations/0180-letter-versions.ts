/** A letter has a version, as a resume has: a save that knows an older one is refused. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const letterVersions: Migration = {
  async up(db: Kysely<never>) {
    await sql`ALTER TABLE letters ADD COLUMN version integer NOT NULL DEFAULT 1`.execute(db)
  },
}
