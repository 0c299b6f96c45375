/** Which lines of a translated resume to look at, and what it was translated from. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { sql } from 'kysely'

export const translations: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`CREATE TABLE translations (
      resume_id uuid PRIMARY KEY REFERENCES resumes ON DELETE CASCADE,
      from_language text NOT NULL,
      marks jsonb NOT NULL
    )`.execute(db)
  },
}
