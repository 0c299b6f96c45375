/** The SQL of jobs that end: which they are, and that they are closed. */
import { sql } from 'kysely'

import type { Transaction } from '../db/tables.ts'

/** A complete read of a source; `seen` null means that its board is as it was the last time. */
export interface CompleteRead {
  source: string
  run: number
  seen: readonly string[] | null
}

/** Why jobs end, and with it which. */
export type Ending =
  /** The last day has passed. */
  | { kind: 'ended'; now: Date }
  /** Listed, or first seen, before a moment. */
  | { kind: 'aged'; source: string; before: Date }
  /** Of a source that has not been read since a moment. */
  | { kind: 'unread'; before: Date }
  /** Missing from this read, and from an earlier one that marked them. */
  | ({ kind: 'missing' } & CompleteRead)

/** The families of the open jobs that end. */
export async function familiesEnding(trx: Transaction, ending: Ending): Promise<string[]> {
  return openFamilies(trx, isEnding(ending))
}

/** The families of the open jobs that are missing from a read: for the first time or again. */
export async function familiesMissing(trx: Transaction, read: CompleteRead): Promise<string[]> {
  return openFamilies(trx, isMissing(read))
}

/**
 * Closes the jobs of these families that end. Their titles are locked, so nobody groups them meanwhile;
 * what has come under another title since is left for the next time, or two would wait in a circle.
 */
export async function closeEnding(
  trx: Transaction,
  ending: Ending,
  families: readonly string[],
): Promise<{ id: string; family: string | null }[]> {
  const { rows } = await sql<{ id: string; family: string | null }>`
    UPDATE jobs SET closed_at = now() WHERE closed_at IS NULL
      AND family = ANY (${[...families]}::text[]) AND ${isEnding(ending)} RETURNING id, family`.execute(
    trx,
  )
  return rows
}

/** Marks what is missing of these families for the first time. */
export async function markMissing(
  trx: Transaction,
  read: CompleteRead,
  families: readonly string[],
): Promise<void> {
  await sql`UPDATE jobs SET missing_run = ${read.run}
    WHERE closed_at IS NULL AND family = ANY (${[...families]}::text[]) AND ${isMissing(read)} AND missing_run IS NULL`.execute(
    trx,
  )
}

/** The families of open jobs whose group is named after one of these. */
export async function familiesGroupedUnder(
  trx: Transaction,
  ids: readonly string[],
): Promise<string[]> {
  return openFamilies(trx, sql`group_id <> id AND group_id = ANY (${[...ids]}::text[])`)
}

type Condition = ReturnType<typeof sql>

async function openFamilies(trx: Transaction, condition: Condition): Promise<string[]> {
  const { rows } = await sql<{ family: string }>`SELECT DISTINCT family FROM jobs
    WHERE closed_at IS NULL AND family IS NOT NULL AND ${condition}`.execute(trx)
  return rows.map(({ family }) => family)
}

function isEnding(ending: Ending): Condition {
  if (ending.kind === 'ended') return sql`valid_through < ${ending.now}`
  if (ending.kind === 'aged') {
    return sql`source = ${ending.source} AND coalesce(listed_at, created_at) < ${ending.before}`
  }
  if (ending.kind === 'unread') {
    return sql`source IN (SELECT name FROM job_sources
      WHERE coalesce(read_at, tried_at, due_at) < ${ending.before})`
  }
  return sql`${isMissing(ending)} AND missing_run < ${ending.run}`
}

const isMissing = ({ source, run, seen }: CompleteRead): Condition => sql`source = ${source}
  AND (missing_run < ${run} OR ${seen !== null})
  AND NOT EXISTS (
    SELECT FROM unnest(${[...(seen ?? [])]}::text[]) AS seen (id) WHERE seen.id = jobs.id)`
