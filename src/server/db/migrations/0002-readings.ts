/** What the reader knows of an uploaded file beside the resume; it goes with the resume. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { sql } from 'kysely'

export const readings: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`CREATE TABLE readings (
      resume_id uuid PRIMARY KEY REFERENCES resumes ON DELETE CASCADE,
      reading jsonb NOT NULL
    )`.execute(db)
  },
}
