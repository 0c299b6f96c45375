/**
 * The saved states of letters, in the columns of those of resumes: they go with their letter. A
 * letter that is there already begins its history with what it says.
 */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const letterHistory: Migration = {
  async up(db: Kysely<never>) {
    await sql`CREATE TABLE letter_revisions (
      resume_id uuid NOT NULL REFERENCES letters ON DELETE CASCADE,
      version integer NOT NULL,
      saved_at timestamptz NOT NULL DEFAULT now(),
      name text,
      kind text NOT NULL DEFAULT 'save',
      writer text,
      began_at timestamptz NOT NULL DEFAULT now(),
      state jsonb NOT NULL,
      PRIMARY KEY (resume_id, version)
    )`.execute(db)
    await sql`INSERT INTO letter_revisions (resume_id, version, saved_at, began_at, state)
      SELECT resume_id, version, written_at, written_at, letter FROM letters`.execute(db)
  },
}
