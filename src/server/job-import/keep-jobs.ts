/**
 * Keeps what a source gave: the only writer of live rows in `jobs`. A job that is as it was costs a
 * comparison and no write; one that was missing or closed and is there again is open again.
 *
 * Posts with the same words in the title are kept by one process at a time, so that two sources
 * read at once cannot each make a card of one job.
 */
import { hash } from 'node:crypto'

import type { NormalisedJob } from '#domain/posts/normalised.ts'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'

import type { Tables } from '../db/tables.ts'
import { groupJobs, postsMet } from './group-jobs.ts'
import type { JobRow } from '../jobs/job-row.ts'
import { columns, indexedOf, toRow } from '../jobs/job-row.ts'
import { indexJobs } from '../job-search/index-jobs.ts'

export interface Kept {
  /** Jobs that were not there before. */
  added: number
  /** Rows written, the added ones among them. */
  written: number
  /** Every job whose row is now another: new, changed, open again or grouped anew. */
  touched: string[]
}

/**
 * One batch of a read, in a transaction that waits for no disk: the word that the read is over follows
 * it in the log, and takes it along. Until then a server that loses its power has the read before it.
 */
export const keepBatch = <T>(
  db: Kysely<Tables>,
  keep: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await sql`SET LOCAL synchronous_commit = off`.execute(trx)
    return keep(trx)
  })

/**
 * `agedBefore`: a post first seen before then and closed stays closed, since a feed may show a post
 * longer than we believe it.
 */
export async function keepJobs(
  trx: Transaction<Tables>,
  source: string,
  jobs: readonly NormalisedJob[],
  agedBefore: Date | null = null,
): Promise<Kept> {
  // In one order everywhere, so that two writers never wait for each other in a ring.
  const distinct = [...new Map(jobs.map((job) => [job.id, job])).values()]
  const rows = distinct.map((job) => toRow(source, job)).toSorted(byId)
  if (rows.length === 0) return { added: 0, written: 0, touched: [] }
  // What can be done before others must wait is done before.
  const given = `[${rows.map((row) => row.json).join(',')}]`
  await lockTitles(trx, [...rows.map((row) => row.family), ...(await familiesNow(trx, rows))])
  const { rows: written } = await sql<{ id: string; is_new: boolean }>`
    INSERT INTO jobs (${sql.join(columns.map((name) => sql.ref(name)))}, group_id)
    SELECT ${sql.join(columns.map((name) => (name === 'content_hash' ? hashColumn : sql.ref(name))))}, id
    FROM jsonb_to_recordset(${given}::jsonb) AS given (
      id text, source text, source_job_id text, title text, company text, location text,
      locations jsonb, detail jsonb, text text, job_type text, experience_level text,
      work_type text, language text, link text, link_key text, listed_at timestamptz,
      valid_through timestamptz, is_whole boolean, salary jsonb, skills jsonb, attribution jsonb,
      family text, fingerprint bigint, content_hash text)
    ON CONFLICT (id) DO UPDATE SET ${sql.join(changed)}, closed_at = NULL, missing_run = NULL,
      updated_at = now()
    WHERE (jobs.content_hash IS DISTINCT FROM excluded.content_hash
        OR jobs.closed_at IS NOT NULL OR jobs.missing_run IS NOT NULL)
      AND NOT (jobs.closed_at IS NOT NULL AND jobs.created_at < coalesce(${agedBefore}::timestamptz, '-infinity'))
    RETURNING id, (xmax = 0) AS is_new`.execute(trx)
  const isNew = new Map(written.map((row) => [row.id, row.is_new]))
  const touchedRows = rows.filter((row) => isNew.has(row.id))
  const grouped = await groupWritten(trx, touchedRows, isNew)
  const touched = [...new Set([...isNew.keys(), ...grouped])]
  // What was grouped is read again: a group names the places of all its posts.
  const regrouped = new Set(grouped)
  const asWritten = touchedRows.flatMap(({ id, job }) =>
    isNew.get(id) === true && !regrouped.has(id) ? [indexedOf(job)] : [],
  )
  await indexJobs(trx, touched, asWritten)
  const added = written.filter((row) => row.is_new).length
  return { added, written: written.length, touched }
}

/** A new post that nobody shares title or link with is a card of its own, as it was written. */
async function groupWritten(
  trx: Transaction<Tables>,
  rows: readonly JobRow[],
  isNew: ReadonlyMap<string, boolean>,
): Promise<string[]> {
  if (rows.length === 0) return []
  const met = await postsMet(trx, {
    ids: rows.map(({ id }) => id),
    families: rows.map(({ family }) => family),
    linkKeys: rows.flatMap((row) => row.link_key ?? []),
  })
  const lastOf = new Map(rows.map((row) => [row.family, row.id]))
  const links = new Set(met.map((post) => post.link_key))
  const meeting = rows.filter(
    ({ id, family, link_key }) =>
      isNew.get(id) !== true ||
      lastOf.get(family) !== id ||
      (link_key !== null && links.has(link_key)),
  )
  return groupJobs(
    trx,
    [...meeting, ...met].map(({ family }) => family),
  )
}

/** The families that these jobs are in before they are written: a job that gets a new title leaves its old one. */
async function familiesNow(trx: Transaction<Tables>, rows: readonly JobRow[]): Promise<string[]> {
  const ids = rows.map(({ id }) => id)
  const { rows: found } = await sql<{ family: string }>`SELECT DISTINCT family FROM jobs
    WHERE id = any(${ids}::text[]) AND family IS NOT NULL`.execute(trx)
  return found.map(({ family }) => family)
}

/** Keeps a title to one writer until its transaction ends; few locks, taken in one order. */
export async function lockTitles(
  trx: Transaction<Tables>,
  families: readonly string[],
): Promise<void> {
  const buckets = [...new Set(families.map(bucketOf))].toSorted((a, b) => a - b)
  if (buckets.length === 0) return
  await sql`SELECT pg_advisory_xact_lock(${lockClass}, bucket)
    FROM unnest(${buckets}::integer[]) AS bucket`.execute(trx)
}

const lockClass = 1_279_348_046
const buckets = 128

function bucketOf(family: string): number {
  const title = family.slice(family.indexOf('|') + 1)
  return Number.parseInt(hash('sha256', title).slice(0, 8), 16) % buckets
}

const hashColumn = sql`decode(content_hash, 'hex')`

const changed = columns
  .filter((name) => name !== 'id')
  .map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`)

const byId = (a: JobRow, b: JobRow): number => (a.id < b.id ? -1 : 1)
