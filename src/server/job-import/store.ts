/**
 * The SQL of sources and their reading. A source is claimed by one reader at a time; a claim ends by
 * itself after a while, and at once where its process died, so that no source is lost with a reader.
 */
import type { SourceProblem } from '#contract/source-problems.ts'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'

import type { JobSourcesTable, SourceState } from '../db/job-tables.ts'
import { isOfDeadProcess } from '../db/presence.ts'
import type { Db, Transaction } from '../db/tables.ts'
import type { WantedSource } from './wanted-sources.ts'

/** How long a claim counts without a sign of life. */
const claimMs = 10 * 60_000
/** Between two reads of one host, also by two processes. */
const hostRestMs = 1_000

export type StoredSource = Selectable<JobSourcesTable>
export type ClaimedSource = StoredSource & { claim: string }

/** The claim is another's by now: whoever held it stops, and writes nothing more. */
export class ClaimLost extends Error {
  override name = 'ClaimLost'
}

/** Makes the stored sources those that are wanted. What is wanted no more keeps its row and jobs. */
export async function storeWanted(
  db: Db,
  wanted: readonly WantedSource[],
  now: Date,
): Promise<void> {
  const names = wanted.map(({ name }) => name)
  await db.transaction().execute(async (trx) => {
    await sql`UPDATE job_sources SET is_wanted = false
      WHERE is_wanted AND name <> ALL (${names}::text[])`.execute(trx)
    for (const source of wanted.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      await wantSource(trx, source, now)
    }
  })
}

/** Makes one source wanted, beside those that are. */
export async function wantSource(
  db: Db,
  { name, adapter, target, host }: WantedSource,
  now: Date,
): Promise<void> {
  await db
    .insertInto('job_sources')
    .values({ name, adapter: adapter.id, board: target.board, host, due_at: now })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ is_wanted: true, host })
        .where((where) =>
          where.or([
            where('job_sources.is_wanted', '=', false),
            where('job_sources.host', '!=', host),
          ]),
        ),
    )
    .execute()
}

/** Frees the claims of readers that will not come back. `alone`: there is no reader but this one. */
export async function freeDeadClaims(db: Db, now: Date, alone: boolean): Promise<void> {
  await db
    .updateTable('job_sources')
    .set({ claim: null, claimed_until: null, process: null })
    .where('claim', 'is not', null)
    .where((where) =>
      where.or([
        where('claimed_until', '<', now),
        isOfDeadProcess(),
        ...(alone ? [where('process', 'is', null)] : []),
      ]),
    )
    .execute()
}

/** The source that has been due longest and that nobody reads; null where there is none. */
export async function claimSource(
  db: Db,
  now: Date,
  process: number | null,
  names: readonly string[],
): Promise<ClaimedSource | null> {
  const rested = new Date(now.getTime() - hostRestMs)
  try {
    const { rows } = await sql<ClaimedSource>`
      UPDATE job_sources SET claim = gen_random_uuid(), process = ${process}, tried_at = ${now},
        claimed_until = ${new Date(now.getTime() + claimMs)}
      WHERE name = (
        SELECT name FROM job_sources AS due
        WHERE is_wanted AND due_at <= ${now} AND claim IS NULL
          AND name = ANY (${[...names]}::text[])
          AND NOT EXISTS (SELECT FROM job_sources AS busy WHERE busy.host = due.host
            AND (busy.claim IS NOT NULL OR busy.tried_at > ${rested}))
        ORDER BY due_at, name LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING *`.execute(db)
    return rows[0] ?? null
  } catch (error) {
    // Another process has just claimed a source of the same host.
    if (error instanceof Error && 'code' in error && error.code === '23505') return null
    throw error
  }
}

/** Holds the claim for longer, and its row until the transaction ends. */
export async function renewClaim(
  trx: Transaction,
  { name, claim }: ClaimedSource,
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('job_sources')
    .set({ claimed_until: new Date(now.getTime() + claimMs) })
    .where('name', '=', name)
    .where('claim', '=', claim)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new ClaimLost()
}

export interface ReadResult {
  state: SourceState
  problem: SourceProblem | null
  dueAt: Date
  triedAt: Date
  failures: number
  /** Given where a read came to its end. */
  complete?: {
    run: number
    jobCount: number
    rejectedCount: number
    lowReads: number
    etag: string | null
    lastModified: string | null
    bodyHash: Buffer | null
  }
}

/** Says how the read went, and gives the claim back. */
export async function endClaim(
  db: Db,
  { name, claim }: ClaimedSource,
  { state, problem, dueAt, triedAt, failures, complete }: ReadResult,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('job_sources')
    .set({
      state,
      problem: problem?.code ?? null,
      problem_figures: problem === null ? null : JSON.stringify(problem.figures),
      due_at: dueAt,
      tried_at: triedAt,
      failures,
      claim: null,
      claimed_until: null,
      process: null,
    })
    .$if(complete !== undefined, (update) =>
      update.set({
        read_at: triedAt,
        run: complete?.run ?? 0,
        job_count: complete?.jobCount ?? 0,
        rejected_count: complete?.rejectedCount ?? 0,
        low_reads: complete?.lowReads ?? 0,
        etag: complete?.etag ?? null,
        last_modified: complete?.lastModified ?? null,
        body_hash: complete?.bodyHash ?? null,
      }),
    )
    .where('name', '=', name)
    .where('claim', '=', claim)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new ClaimLost()
}

/** Open jobs among these whose post is whole already. */
export async function wholeAlready(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
    .where('closed_at', 'is', null)
    .where('is_whole', '=', true)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** What went wrong with it last; null where nothing did. */
export const problemOf = ({ problem, problem_figures }: StoredSource): SourceProblem | null =>
  problem === null ? null : { code: problem, figures: problem_figures ?? {} }

/**
 * What is read now, by name; without the boards that only other people follow, where a person asks: who
 * follows what is nobody else's affair.
 */
export const listSources = (
  db: Db,
  asking: { personId: string; named: readonly string[] } | null = null,
): Promise<StoredSource[]> =>
  db
    .selectFrom('job_sources')
    .selectAll()
    .where('is_wanted', '=', true)
    .$if(asking !== null, (query) =>
      query.where((where) =>
        where.or([
          where('name', '=', sql<string>`any(${[...(asking?.named ?? [])]}::text[])`),
          where.exists(
            where
              .selectFrom('followed_boards')
              .select('followed_boards.id')
              .whereRef('followed_boards.source', '=', 'job_sources.name')
              .where('person_id', '=', asking?.personId ?? ''),
          ),
        ]),
      ),
    )
    .orderBy('name')
    .execute()
