/**
 * How many bytes a person may keep (BYTES_PER_PERSON). What is new needs room; a save needs it only
 * where it says more than before, so that whoever has none left can still shorten and tidy up.
 */

import type { Db, Transaction } from '../db/tables.ts'
import { Problem } from '../http/problem.ts'
import { bytesKeptBy } from './store.ts'

export interface Quota {
  personId: string
  mostBytes: number
}

/** Refuses where there is no room for so many bytes more. */
export async function needBytes(
  db: Db,
  { personId, mostBytes }: Quota,
  more: number,
): Promise<void> {
  if ((await bytesKeptBy(db, personId)) + more > mostBytes) throw new Problem('storage_full')
}

/**
 * Whether a save has no room for a saved state of its own; it then takes the place of the last that
 * had none. Refused where it says more than what stood there.
 */
export async function isFullFor(
  transaction: Transaction,
  { personId, mostBytes }: Quota,
  before: object | null,
  after: object,
): Promise<boolean> {
  const bytes = bytesIn(after)
  // The document itself, and its state in the history.
  const more = before === null ? 2 * bytes : 2 * bytes - bytesIn(before)
  if ((await bytesKeptBy(transaction, personId)) + more <= mostBytes) return false
  if (before === null || bytes > bytesIn(before)) throw new Problem('storage_full')
  return true
}

/** As it is sent; it takes no more once it is stored. */
export const bytesIn = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))
