/** The SQL of jobs that people found themselves. Every function asks whose they are. */
import type { PortableFoundJob } from '#contract/portable.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { Selectable } from 'kysely'

import type { FoundJobsTable } from '../db/job-tables.ts'
import type { Db } from '../db/tables.ts'
import type { StoredJob } from '../jobs/store.ts'
import type { Correction } from './doubts.ts'
import { corrected } from './doubts.ts'
import { newFoundId } from './found-id.ts'

/** More of one person are not kept: the oldest go. */
const mostKept = 500

export interface KeptJob extends StoredJob {
  readAt: Date
}

export interface NewFoundJob {
  id: string
  link: string
  linkKey: string
  detail: JobDetail
  text: string
  readBy: FoundJobsTable['read_by']
  readAt: Date
}

/** Keeps a job under its address: a second time it is the same one, as it reads now. */
export async function keepFoundJob(db: Db, personId: string, job: NewFoundJob): Promise<KeptJob> {
  return db.transaction().execute(async (transaction) => {
    const known = await transaction
      .selectFrom('found_jobs')
      .select('id')
      .where('person_id', '=', personId)
      .where('link_key', '=', job.linkKey)
      .executeTakeFirst()
    const id = known?.id ?? job.id
    const fields = {
      link: job.link,
      detail: JSON.stringify({ ...job.detail, id }),
      text: job.text,
      read_by: job.readBy,
      read_at: job.readAt,
    }
    const row = await transaction
      .insertInto('found_jobs')
      .values({ id, person_id: personId, link_key: job.linkKey, ...fields })
      .onConflict((conflict) => conflict.columns(['person_id', 'link_key']).doUpdateSet(fields))
      .returningAll()
      .executeTakeFirstOrThrow()
    const beyond = newestOf(transaction, personId).select('id').offset(mostKept)
    await transaction.deleteFrom('found_jobs').where('id', 'in', beyond).execute()
    return fromRow(row)
  })
}

/** By the job's own id, or by the key of its address. */
export async function findFoundJob(
  db: Db,
  personId: string,
  by: 'id' | 'link_key',
  value: string,
): Promise<KeptJob | null> {
  const row = await db
    .selectFrom('found_jobs')
    .selectAll()
    .where('person_id', '=', personId)
    .where(by, '=', value)
    .executeTakeFirst()
  return row === undefined ? null : fromRow(row)
}

const newestOf = (db: Db, personId: string) =>
  db
    .selectFrom('found_jobs')
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('id')

export async function listFound(db: Db, personId: string): Promise<JobDetail[]> {
  const rows = await newestOf(db, personId).selectAll().limit(mostKept).execute()
  return rows.map((row) => fromRow(row).detail)
}

/** For the document of everything a person has. */
export async function listPortableFound(db: Db, personId: string): Promise<PortableFoundJob[]> {
  const rows = await newestOf(db, personId).selectAll().execute()
  return rows.map((row) => ({
    id: row.id,
    link: row.link,
    link_key: row.link_key,
    detail: row.detail,
    text: row.text,
    read_by: row.read_by,
    read_at: row.read_at.toISOString(),
    created_at: row.created_at.toISOString(),
  }))
}

/**
 * Puts back what is not there, and gives the id that each job of the document has now: its own, that
 * of the same link where there is one, or a new one where another account has it.
 */
export async function restoreFound(
  transaction: Db,
  personId: string,
  jobs: readonly PortableFoundJob[],
): Promise<ReadonlyMap<string, string>> {
  if (jobs.length === 0) return new Map()
  const ids = jobs.map((job) => job.id)
  const rows = await transaction
    .selectFrom('found_jobs')
    .select('id')
    .where('id', 'in', ids)
    .where('person_id', '!=', personId)
    .execute()
  const taken = new Set(rows.map((row) => row.id))
  const values = jobs.map((job) => {
    const id = taken.has(job.id) ? newFoundId() : job.id
    return { ...job, id, person_id: personId, detail: JSON.stringify({ ...job.detail, id }) }
  })
  await transaction
    .insertInto('found_jobs')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const there = await transaction
    .selectFrom('found_jobs')
    .select(['id', 'link_key'])
    .where('person_id', '=', personId)
    .execute()
  const idByLink = new Map(there.map((row) => [row.link_key, row.id]))
  return new Map(jobs.map((job) => [job.id, idByLink.get(job.link_key) ?? job.id]))
}

/** The job as its person says it is; null where they have none of this id. */
export async function correctFound(
  db: Db,
  personId: string,
  id: string,
  said: Correction,
): Promise<KeptJob | null> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('found_jobs')
      .selectAll()
      .where('person_id', '=', personId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (row === undefined) return null
    const detail = corrected(fromRow(row).detail, said)
    const changed = await transaction
      .updateTable('found_jobs')
      .set({ detail: JSON.stringify(detail) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return fromRow(changed)
  })
}

/** Whether there was one. */
export async function removeFound(db: Db, personId: string, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('found_jobs')
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

const fromRow = (row: Selectable<FoundJobsTable>): KeptJob => ({
  // The id of the row is the job's, whichever of two at once came first.
  detail: { ...row.detail, id: row.id },
  text: row.text,
  link: row.link,
  readAt: row.read_at,
})
