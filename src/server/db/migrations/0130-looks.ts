/** The face, the colour and the closeness of each resume; states kept before had the plain ones. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { sql } from 'kysely'

export const looks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE resumes
      ADD COLUMN accent text NOT NULL DEFAULT 'ink',
      ADD COLUMN typeface text,
      ADD COLUMN tightness smallint NOT NULL DEFAULT 0`.execute(db)
    const plain = '{"accent": "ink", "typeface": null, "tightness": 0}'
    await sql`UPDATE revisions SET state = state || jsonb_build_object('look', ${plain}::jsonb)
      WHERE NOT state ? 'look'`.execute(db)
    await sql`UPDATE resumes
      SET original_content = original_content || jsonb_build_object('look', ${plain}::jsonb)
      WHERE original_content IS NOT NULL AND NOT original_content ? 'look'`.execute(db)
  },
}
