/** The SQL of the files of scans in an export: those of which no resume has been made yet. */
import { createHash } from 'node:crypto'

import type { PortableScan } from '#contract/portable.ts'

import type { Db } from '../../db/tables.ts'

/** One at a time, since each may be as large as an upload. */
export async function* listKeptFiles(db: Db, personId: string): AsyncGenerator<PortableScan> {
  const kept = await db
    .selectFrom('scans')
    .select('id')
    .where('person_id', '=', personId)
    .where('bytes', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  for (const { id } of kept) {
    const row = await db
      .selectFrom('scans')
      .select(['file_name', 'paper', 'created_at', 'failure', 'bytes'])
      .where('person_id', '=', personId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (row === undefined || row.bytes === null) continue // read or removed since
    const { bytes, created_at, ...scan } = row
    yield { ...scan, created_at: created_at.toISOString(), file: bytes.toString('base64') }
  }
}

export interface KeptFile extends Omit<PortableScan, 'file'> {
  bytes: Buffer
}

/**
 * Puts files back that are not there yet. They do not take a place in the queue, which has an end:
 * their owner sees them as broken off and has them read again.
 */
export async function restoreKeptFiles(
  db: Db,
  personId: string,
  files: readonly KeptFile[],
  now: Date,
): Promise<void> {
  for (const { bytes, failure, ...file } of files) {
    await db
      .insertInto('scans')
      .values({
        ...file,
        person_id: personId,
        bytes,
        bytes_hash: createHash('sha256').update(bytes).digest(),
        state: 'failed',
        failure: failure ?? 'interrupted',
        queued_at: now,
      })
      .onConflict((conflict) => conflict.columns(['person_id', 'bytes_hash']).doNothing())
      .execute()
  }
}
