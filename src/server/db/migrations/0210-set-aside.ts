/**
 * Background work that cannot be done with what it was given: kept with its reason, so that it is not
 * tried again by the same program and whoever runs the server sees it. And why a resume has no score.
 */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const setAside: Migration = {
  async up(db: Kysely<never>) {
    await sql`CREATE TABLE set_aside (
      kind text NOT NULL CHECK (kind IN ('job_text', 'job_post')),
      subject text NOT NULL,
      reason text NOT NULL CHECK (reason IN ('too_complex', 'failed')),
      program text NOT NULL,
      at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (kind, subject)
    )`.execute(db)
    await sql`ALTER TABLE resumes ADD COLUMN score_missing text
      CHECK (score_missing IN ('too_complex', 'busy'))`.execute(db)
  },
}
