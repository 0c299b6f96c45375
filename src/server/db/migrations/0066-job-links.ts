/** Finding a listing by the link that somebody pasted, open or closed. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const jobLinks: Migration = {
  async up(db: Kysely<never>) {
    await sql`CREATE INDEX jobs_by_link ON jobs (link_key) WHERE link_key IS NOT NULL`.execute(db)
  },
}
