/**
 * Keeps what a source gave. A job that is as it was costs a comparison and no write; one that was
 * missing or closed and is there again is open again.
 */
import type { NormalisedJob } from '#domain/posts/normalised.ts'

import type { Db, Transaction } from '../db/tables.ts'
import { groupJobs } from './group-jobs.ts'
import { findPostsMet } from './grouping-store.ts'
import { familiesOf, commitWithoutDisk, writeJobs } from './keeping-store.ts'
import { lockTitles } from './lock-titles.ts'
import type { JobRow } from '../jobs/job-row.ts'
import { indexedOf, toRow } from '../jobs/job-row.ts'
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
export const keepBatch = <T>(db: Db, keep: (trx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await commitWithoutDisk(trx)
    return keep(trx)
  })

/**
 * `agedBefore`: a post first seen before then and closed stays closed, since a feed may show a post
 * longer than we believe it.
 */
export async function keepJobs(
  trx: Transaction,
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
  // A job that gets a new title leaves its old family.
  const familiesNow = await familiesOf(
    trx,
    rows.map(({ id }) => id),
  )
  await lockTitles(trx, [...rows.map(({ family }) => family), ...familiesNow])
  const written = await writeJobs(trx, given, agedBefore)
  const isNew = new Map(written.map((job) => [job.id, job.isNew]))
  const touchedRows = rows.filter((row) => isNew.has(row.id))
  const grouped = await groupWritten(trx, touchedRows, isNew)
  const touched = [...new Set([...isNew.keys(), ...grouped])]
  // What was grouped is read again: a group names the places of all its posts.
  const regrouped = new Set(grouped)
  const asWritten = touchedRows.flatMap(({ id, job }) =>
    isNew.get(id) === true && !regrouped.has(id) ? [indexedOf(job)] : [],
  )
  await indexJobs(trx, touched, asWritten)
  const added = written.filter((job) => job.isNew).length
  return { added, written: written.length, touched }
}

/** A new post that nobody shares title or link with is a card of its own, as it was written. */
async function groupWritten(
  trx: Transaction,
  rows: readonly JobRow[],
  isNew: ReadonlyMap<string, boolean>,
): Promise<string[]> {
  if (rows.length === 0) return []
  const met = await findPostsMet(trx, {
    ids: rows.map(({ id }) => id),
    families: rows.map(({ family }) => family),
    linkKeys: rows.flatMap((row) => row.link_key ?? []),
  })
  const lastOf = new Map(rows.map((row) => [row.family, row.id]))
  const links = new Set(met.map((post) => post.linkKey))
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

const byId = (a: JobRow, b: JobRow): number => (a.id < b.id ? -1 : 1)
