/** The regions that each town lies in, as codes with blanks between; the towns are read again for them. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const regions: Migration = {
  async up(db: Kysely<never>) {
    await sql.raw(`ALTER TABLE places ADD COLUMN regions text NOT NULL DEFAULT ''`).execute(db)
  },
}
