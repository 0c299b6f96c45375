/** The SQL of keeping what a source gave: the only writer of live rows in `jobs`. */
import { sql } from 'kysely'

import type { Transaction } from '../db/tables.ts'
import { columns } from '../jobs/job-row.ts'

/**
 * Adds these jobs (a JSON array of rows), or changes and opens again those that are stored. A job that is as it was costs a
 * comparison and is not written, nor is one that is closed and was first seen before `agedBefore`.
 * Returns what was written, and whether it is new.
 */
export async function writeJobs(
  trx: Transaction,
  given: string,
  agedBefore: Date | null,
): Promise<{ id: string; isNew: boolean }[]> {
  // Written out: a cluster hands a conflict's parameters on without those of the rows.
  const aged = sql.lit(agedBefore?.toISOString() ?? '-infinity')
  const { rows } = await sql<{ id: string; isNew: boolean }>`
    INSERT INTO jobs (${sql.join(columns.map((name) => sql.ref(name)))}, group_id)
    SELECT ${sql.join(columns.map((name) => (name === 'content_hash' ? hashColumn : sql.ref(name))))}, id
    FROM jsonb_to_recordset(${given}::jsonb) AS given (
      id text, source text, source_job_id text, title text, company text, location text,
      locations jsonb, detail jsonb, text text, job_type text, experience_level text,
      work_type text, language text, link text, link_key text, listed_at timestamptz,
      valid_through timestamptz, is_whole boolean, salary jsonb, skills jsonb, attribution jsonb,
      family text, fingerprint bigint, content_hash text)
    ON CONFLICT (id) DO UPDATE SET ${sql.join(changed)}, closed_at = NULL, missing_run = NULL,
      updated_at = excluded.updated_at
    WHERE (jobs.content_hash IS DISTINCT FROM excluded.content_hash
        OR jobs.closed_at IS NOT NULL OR jobs.missing_run IS NOT NULL)
      AND NOT (jobs.closed_at IS NOT NULL AND jobs.created_at < ${aged}::timestamptz)
    RETURNING id, (xmax = 0) AS "isNew"`.execute(trx)
  return rows
}

/** The families that these jobs are in now. */
export async function familiesOf(trx: Transaction, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ family: string }>`SELECT DISTINCT family FROM jobs
    WHERE id = any(${[...ids]}::text[]) AND family IS NOT NULL`.execute(trx)
  return rows.map(({ family }) => family)
}

/** Lets the transaction commit without waiting for the disk. */
export async function commitWithoutDisk(trx: Transaction): Promise<void> {
  await sql`SET LOCAL synchronous_commit = off`.execute(trx)
}

/** Locks these buckets of titles, in the order given, until the transaction ends. */
export async function lockBuckets(trx: Transaction, buckets: readonly number[]): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${lockClass}, bucket)
    FROM unnest(${[...buckets]}::integer[]) AS bucket`.execute(trx)
}

const lockClass = 1_279_348_046

const hashColumn = sql`decode(content_hash, 'hex')`

const changed = columns
  .filter((name) => name !== 'id')
  .map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`)
