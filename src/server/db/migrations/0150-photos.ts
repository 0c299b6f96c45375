/** One photo a person, and whether a resume shows it: none did before. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { sql } from 'kysely'

export const photos: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`CREATE TABLE photos (
      person_id uuid PRIMARY KEY REFERENCES people ON DELETE CASCADE,
      jpeg bytea NOT NULL,
      changed_at timestamptz NOT NULL
    )`.execute(db)
    await sql`ALTER TABLE resumes ADD COLUMN shows_photo boolean NOT NULL DEFAULT false`.execute(db)
    await sql`UPDATE revisions SET state = jsonb_set(state, '{look,photo}', 'false')
      WHERE NOT state->'look' ? 'photo'`.execute(db)
    await sql`UPDATE resumes
      SET original_content = jsonb_set(original_content, '{look,photo}', 'false')
      WHERE original_content IS NOT NULL AND NOT original_content->'look' ? 'photo'`.execute(db)
  },
}
