/** Cover letters, one beside a resume at most; it goes with its resume. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { sql } from 'kysely'

export const letters: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`CREATE TABLE letters (
      resume_id uuid PRIMARY KEY REFERENCES resumes ON DELETE CASCADE,
      letter jsonb NOT NULL,
      written_at timestamptz NOT NULL
    )`.execute(db)
  },
}
