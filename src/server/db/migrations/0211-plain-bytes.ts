/**
 * How many bytes documents and their states say, as text. What is stored packed says up to forty
 * times as much as it takes, and whoever reads it again pays for what it says.
 */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const plainBytes: Migration = {
  async up(db: Kysely<never>) {
    await sql`ALTER TABLE resumes ADD COLUMN content_bytes integer NOT NULL GENERATED ALWAYS AS
      (octet_length(content::text) + coalesce(octet_length(original_content::text), 0)) STORED`.execute(
      db,
    )
    await sql`ALTER TABLE letters ADD COLUMN letter_bytes integer NOT NULL GENERATED ALWAYS AS
      (octet_length(letter::text)) STORED`.execute(db)
    for (const table of ['revisions', 'letter_revisions']) {
      await sql`ALTER TABLE ${sql.table(table)} ADD COLUMN state_bytes integer NOT NULL
        GENERATED ALWAYS AS (octet_length(state::text)) STORED`.execute(db)
    }
    await sql`UPDATE resumes SET history_bytes = kept.bytes
      FROM (SELECT resume_id, sum(state_bytes) AS bytes FROM revisions GROUP BY 1) AS kept
      WHERE kept.resume_id = resumes.id`.execute(db)
    await sql`UPDATE letters SET history_bytes = kept.bytes
      FROM (SELECT resume_id, sum(state_bytes) AS bytes FROM letter_revisions GROUP BY 1) AS kept
      WHERE kept.resume_id = letters.resume_id`.execute(db)
  },
}
