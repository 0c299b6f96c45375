/**
 * How many bytes the saved states of a document take, beside the document: whoever asks what a
 * person keeps need not go through long histories. What is there already is counted as it lies.
 */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const bytesKept: Migration = {
  async up(db: Kysely<never>) {
    await sql`ALTER TABLE resumes ADD COLUMN history_bytes bigint NOT NULL DEFAULT 0`.execute(db)
    await sql`ALTER TABLE letters ADD COLUMN history_bytes bigint NOT NULL DEFAULT 0`.execute(db)
    await sql`ALTER TABLE revisions ADD COLUMN without_room boolean NOT NULL DEFAULT false`.execute(
      db,
    )
    await sql`ALTER TABLE letter_revisions
      ADD COLUMN without_room boolean NOT NULL DEFAULT false`.execute(db)
    await sql`UPDATE resumes SET history_bytes = kept.bytes
      FROM (SELECT resume_id, sum(pg_column_size(state)) AS bytes FROM revisions GROUP BY 1) AS kept
      WHERE kept.resume_id = resumes.id`.execute(db)
    await sql`UPDATE letters SET history_bytes = kept.bytes
      FROM (SELECT resume_id, sum(pg_column_size(state)) AS bytes FROM letter_revisions GROUP BY 1) AS kept
      WHERE kept.resume_id = letters.resume_id`.execute(db)
  },
}
