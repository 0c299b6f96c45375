/** Which changes against its original were accepted; they go with the resume. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { sql } from 'kysely'

export const settledChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`CREATE TABLE settled_changes (
      resume_id uuid NOT NULL REFERENCES resumes ON DELETE CASCADE,
      key text NOT NULL,
      PRIMARY KEY (resume_id, key)
    )`.execute(db)
  },
}
