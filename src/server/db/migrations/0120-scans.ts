/**
 * Scans that wait to be read: a queue that survives a restart. The file lies here until a resume was
 * made of it; one and the same file of a person waits once.
 */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `CREATE TABLE scans (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    person_id uuid NOT NULL REFERENCES people ON DELETE CASCADE,
    file_name text NOT NULL,
    bytes bytea,
    bytes_hash bytea NOT NULL,
    paper text NOT NULL,
    state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'reading', 'done', 'failed')),
    page integer NOT NULL DEFAULT 0,
    pages integer NOT NULL DEFAULT 0,
    tries integer NOT NULL DEFAULT 0,
    failure text,
    resume_id uuid REFERENCES resumes ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    queued_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (person_id, bytes_hash),
    CHECK (bytes IS NOT NULL OR state = 'done')
  )`,
  `CREATE INDEX scans_queue ON scans (queued_at) WHERE state IN ('waiting', 'reading')`,
  `CREATE INDEX scans_resume ON scans (resume_id)`,
]

export const scans: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
