/**
 * When a job ends: missing from two complete reads of its board, past its last day, or too old for
 * a feed that shows only what is new. A closed job keeps its row, since resumes point to it.
 */
import type { Transaction } from 'kysely'
import { sql } from 'kysely'

import type { Tables } from '../db/tables.ts'
import { groupJobs } from './group-jobs.ts'
import { lockTitles } from './keep-jobs.ts'
import { indexJobs } from '../job-search/index-jobs.ts'

/**
 * After the complete read number `run`: what is missing for the first time is marked, what was
 * marked by an earlier read is closed. `seen` null means that the board is as it was last time, and
 * so the marked ones are missing again. Answers the ids touched.
 */
export async function closeMissing(
  trx: Transaction<Tables>,
  source: string,
  run: number,
  seen: readonly string[] | null,
): Promise<string[]> {
  const isUnseen = sql`NOT EXISTS (
    SELECT FROM unnest(${[...(seen ?? [])]}::text[]) AS seen (id) WHERE seen.id = jobs.id)`
  const missing = sql`closed_at IS NULL AND source = ${source}
    AND (missing_run < ${run} OR ${seen !== null}) AND ${isUnseen}`
  const { rows } = await sql<{ family: string }>`
    SELECT DISTINCT family FROM jobs WHERE ${missing} AND family IS NOT NULL`.execute(trx)
  await lockTitles(
    trx,
    rows.map(({ family }) => family),
  )
  const closed = await closeLocked(trx, sql`${missing} AND missing_run < ${run}`)
  if (seen !== null) {
    await sql`UPDATE jobs SET missing_run = ${run}
      WHERE ${missing} AND missing_run IS NULL`.execute(trx)
  }
  return closed
}

/** Jobs of whatever source whose last day has passed. */
export const closeEnded = (trx: Transaction<Tables>, now: Date): Promise<string[]> =>
  closeWhere(trx, sql`valid_through < ${now}`)

/** Jobs of a source that were listed, or first seen, before a moment. */
export const closeAged = (
  trx: Transaction<Tables>,
  source: string,
  before: Date,
): Promise<string[]> =>
  closeWhere(trx, sql`source = ${source} AND coalesce(listed_at, created_at) < ${before}`)

/** Jobs of sources that have not been read since a moment: nobody knows of them any more. */
export const closeUnread = (trx: Transaction<Tables>, before: Date): Promise<string[]> =>
  closeWhere(
    trx,
    sql`source IN (SELECT name FROM job_sources WHERE coalesce(read_at, tried_at, due_at) < ${before})`,
  )

async function closeWhere(trx: Transaction<Tables>, condition: Condition): Promise<string[]> {
  const { rows } = await sql<{ family: string }>`SELECT DISTINCT family FROM jobs
    WHERE closed_at IS NULL AND family IS NOT NULL AND ${condition}`.execute(trx)
  if (rows.length === 0) return []
  await lockTitles(
    trx,
    rows.map(({ family }) => family),
  )
  return closeLocked(trx, condition)
}

type Condition = ReturnType<typeof sql>

/** The titles are locked: nobody groups what is closed here. */
async function closeLocked(trx: Transaction<Tables>, condition: Condition): Promise<string[]> {
  const closed = await sql<{ id: string; family: string | null }>`
    UPDATE jobs SET closed_at = now() WHERE closed_at IS NULL AND family IS NOT NULL
      AND ${condition} RETURNING id, family`.execute(trx)
  const ids = closed.rows.map(({ id }) => id)
  const orphans = await sql<{ family: string }>`
    SELECT DISTINCT family FROM jobs
    WHERE closed_at IS NULL AND group_id <> id AND group_id = ANY (${ids}::text[])`.execute(trx)
  const grouped = await groupJobs(
    trx,
    [...closed.rows, ...orphans.rows].flatMap(({ family }) => family ?? []),
  )
  const touched = [...new Set([...ids, ...grouped])]
  await indexJobs(trx, touched)
  return touched
}
