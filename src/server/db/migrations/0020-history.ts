/** What each saved state came from, and what is needed to fold a run of autosaves into one. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { sql } from 'kysely'

export const history: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE revisions
      ADD COLUMN kind text NOT NULL DEFAULT 'save',
      ADD COLUMN writer text,
      ADD COLUMN began_at timestamptz NOT NULL DEFAULT now()`.execute(db)
    await sql`UPDATE revisions SET began_at = saved_at`.execute(db)
  },
}
