/** How often a text was put into the queue, so that one that changed while it was read is read again. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const textsAskedAgain: Migration = {
  async up(db: Kysely<never>) {
    await sql`ALTER TABLE job_texts_due ADD COLUMN asked int NOT NULL DEFAULT 1`.execute(db)
  },
}
