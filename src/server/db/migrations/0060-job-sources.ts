/**
 * Live jobs: what a job of a source has beside a sample, and the sources with the state of their
 * reading. Nothing is written per job that a read finds unchanged: what is missing is marked.
 */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `ALTER TABLE jobs
    ADD COLUMN source_job_id text,
    ADD COLUMN locations jsonb NOT NULL DEFAULT '[]',
    ADD COLUMN link_key text,
    ADD COLUMN group_id text,
    ADD COLUMN family text,
    ADD COLUMN fingerprint bigint,
    ADD COLUMN content_hash bytea,
    ADD COLUMN missing_run integer,
    ADD COLUMN valid_through timestamptz,
    ADD COLUMN is_whole boolean NOT NULL DEFAULT true,
    ADD COLUMN salary jsonb,
    ADD COLUMN skills jsonb NOT NULL DEFAULT '[]',
    ADD COLUMN attribution jsonb`,
  `CREATE INDEX jobs_source ON jobs (source) WHERE closed_at IS NULL`,
  `CREATE INDEX jobs_family ON jobs (family) WHERE closed_at IS NULL AND family IS NOT NULL`,
  `CREATE INDEX jobs_link_key ON jobs (link_key) WHERE closed_at IS NULL AND link_key IS NOT NULL`,
  `CREATE INDEX jobs_group ON jobs (group_id) WHERE closed_at IS NULL AND group_id <> id`,
  `CREATE INDEX jobs_end ON jobs (valid_through)
    WHERE closed_at IS NULL AND valid_through IS NOT NULL`,

  `CREATE TABLE job_sources (
    name text PRIMARY KEY,
    adapter text NOT NULL,
    board text NOT NULL DEFAULT '',
    host text NOT NULL,
    is_wanted boolean NOT NULL DEFAULT true,
    state text NOT NULL DEFAULT 'new'
      CHECK (state IN ('new', 'read', 'held', 'unreachable', 'refused')),
    problem text,
    due_at timestamptz NOT NULL DEFAULT now(),
    tried_at timestamptz,
    read_at timestamptz,
    failures integer NOT NULL DEFAULT 0,
    run integer NOT NULL DEFAULT 0,
    job_count integer NOT NULL DEFAULT 0,
    rejected_count integer NOT NULL DEFAULT 0,
    low_reads integer NOT NULL DEFAULT 0,
    etag text,
    last_modified text,
    body_hash bytea,
    claim uuid,
    claimed_until timestamptz,
    process integer
  )`,
  `CREATE INDEX job_sources_due ON job_sources (due_at) WHERE is_wanted AND claim IS NULL`,
  // One source of a host is read at a time, by however many processes.
  `CREATE UNIQUE INDEX job_sources_busy_host ON job_sources (host) WHERE claim IS NOT NULL`,
]

export const jobSources: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
