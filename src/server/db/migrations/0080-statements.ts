/** What people state to have beside their resumes; one that was taken back keeps both dates. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { sql } from 'kysely'

export const statements: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`CREATE TABLE statements (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
      skill text NOT NULL,
      stated_at timestamptz NOT NULL,
      withdrawn_at timestamptz
    )`.execute(db)
    await sql`CREATE UNIQUE INDEX statements_in_force ON statements (person_id, lower(skill))
      WHERE withdrawn_at IS NULL`.execute(db)
    await sql`CREATE INDEX statements_of_person ON statements (person_id, stated_at)`.execute(db)
  },
}
