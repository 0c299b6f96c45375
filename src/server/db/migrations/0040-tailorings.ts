/** How a tailored resume was made: by whom, by which edits, and what was left out; it goes with the resume. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { sql } from 'kysely'

export const tailorings: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`CREATE TABLE tailorings (
      resume_id uuid PRIMARY KEY REFERENCES resumes ON DELETE CASCADE,
      record jsonb NOT NULL
    )`.execute(db)
  },
}
