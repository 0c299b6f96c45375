/**
 * When a job ends: missing from two complete reads of its board, past its last day, too old for
 * a feed that shows only what is new, or of a source that was not read for as long. A closed job keeps its row, since resumes point to it.
 */

import type { Transaction } from '../db/tables.ts'
import { indexJobs } from '../job-search/index-jobs.ts'
import type { Ending } from './closing-store.ts'
import {
  closeEnding,
  familiesEnding,
  familiesGroupedUnder,
  familiesMissing,
  markMissing,
} from './closing-store.ts'
import { groupJobs } from './group-jobs.ts'
import { lockTitles } from './lock-titles.ts'

/**
 * After the complete read number `run`: what is missing for the first time is marked, what was
 * marked by an earlier read is closed. `seen` null means that the board is as it was last time, and
 * so the marked ones are missing again. Answers the ids touched.
 */
export async function closeMissing(
  trx: Transaction,
  source: string,
  run: number,
  seen: readonly string[] | null,
): Promise<string[]> {
  const read = { source, run, seen }
  const families = await familiesMissing(trx, read)
  await lockTitles(trx, families)
  const closed = await closeLocked(trx, { kind: 'missing', ...read }, families)
  if (seen !== null) await markMissing(trx, read, families)
  return closed
}

/** Jobs of whatever source whose last day has passed. */
export const closeEnded = (trx: Transaction, now: Date): Promise<string[]> =>
  close(trx, { kind: 'ended', now })

/** Jobs of a source that were listed, or first seen, before a moment. */
export const closeAged = (trx: Transaction, source: string, before: Date): Promise<string[]> =>
  close(trx, { kind: 'aged', source, before })

/** Jobs of sources that have not been read since a moment: nobody knows of them any more. */
export const closeUnread = (trx: Transaction, before: Date): Promise<string[]> =>
  close(trx, { kind: 'unread', before })

async function close(trx: Transaction, ending: Ending): Promise<string[]> {
  const families = await familiesEnding(trx, ending)
  if (families.length === 0) return []
  await lockTitles(trx, families)
  return closeLocked(trx, ending, families)
}

/** The titles are locked: nobody groups what is closed here. */
async function closeLocked(
  trx: Transaction,
  ending: Ending,
  families: readonly string[],
): Promise<string[]> {
  const closed = await closeEnding(trx, ending, families)
  const ids = closed.map(({ id }) => id)
  const orphaned = await familiesGroupedUnder(trx, ids)
  const left = closed.flatMap(({ family }) => family ?? [])
  const grouped = await groupJobs(trx, [...left, ...orphaned])
  const touched = [...new Set([...ids, ...grouped])]
  await indexJobs(trx, touched)
  return touched
}
