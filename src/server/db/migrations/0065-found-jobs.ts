/**
 * Jobs that people found themselves, by the address of the post. A table of their own: what somebody
 * pasted is theirs, so no search, no source and no other person ever meets it among the listings.
 */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `CREATE TABLE found_jobs (
    id text PRIMARY KEY,
    person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
    link text NOT NULL,
    link_key text NOT NULL,
    detail jsonb NOT NULL,
    text text NOT NULL,
    read_by text NOT NULL CHECK (read_by IN ('source', 'data', 'marks', 'text', 'person')),
    read_at timestamptz NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (person_id, link_key)
  )`,
  `CREATE INDEX found_jobs_newest ON found_jobs (person_id, created_at DESC)`,
]

export const foundJobs: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
