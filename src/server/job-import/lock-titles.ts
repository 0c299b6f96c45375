/**
 * Posts with the same words in the title are kept, grouped and closed by one process at a time, so
 * that two sources read at once cannot each make a card of one job.
 */
import { hash } from 'node:crypto'

import type { Transaction } from '../db/tables.ts'
import { lockBuckets } from './keeping-store.ts'

/** Keeps a title to one writer until its transaction ends; few locks, taken in one order. */
export async function lockTitles(trx: Transaction, families: readonly string[]): Promise<void> {
  const locked = [...new Set(families.map(bucketOf))].toSorted((a, b) => a - b)
  if (locked.length > 0) await lockBuckets(trx, locked)
}

const buckets = 128

function bucketOf(family: string): number {
  const title = family.slice(family.indexOf('|') + 1)
  return Number.parseInt(hash('sha256', title).slice(0, 8), 16) % buckets
}
