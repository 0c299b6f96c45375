/** Searches that people keep, and since when what they find counts as new to them. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `CREATE TABLE saved_searches (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
    query jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    seen_at timestamptz NOT NULL,
    UNIQUE (person_id, query)
  )`,
  `CREATE INDEX job_search_added ON job_search (added_at)`,
]

export const savedSearches: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
