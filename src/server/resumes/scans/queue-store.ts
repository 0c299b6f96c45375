/**
 * The SQL of the queue of scans, as its one reader sees it. Only who holds the lock of `readScans`
 * calls these, so a scan in the state `reading` that nobody reads was broken off: by a crash, or by
 * the machine.
 */
import type { ScanFailure } from '#contract/scans.ts'
import type { Paper } from '#domain/resume/resume.ts'
import { sql } from 'kysely'

import type { Db, Transaction } from '../../db/tables.ts'

/** A scan that was begun so often without an end is not begun again. */
const mostTries = 3

/** How long a scan that is over stays on the list: done, or failed with its file. */
const listedMs = { done: 86_400_000, failed: 7 * 86_400_000 } as const

export interface ClaimedScan {
  id: string
  personId: string
  bytes: Buffer
  paper: Paper
}

/** Whether there is anything for the reader to do. */
export async function hasWork(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('scans')
    .select('id')
    .where('state', 'in', ['waiting', 'reading'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** What was broken off takes its old place again, or is told as such. Answers how many there were. */
export async function freeBrokenOff(db: Db): Promise<number> {
  const { rows } = await sql`
    UPDATE scans SET page = 0,
      state = CASE WHEN tries >= ${mostTries} THEN 'failed' ELSE 'waiting' END,
      failure = CASE WHEN tries >= ${mostTries} THEN 'interrupted' END
    WHERE state = 'reading' RETURNING id`.execute(db)
  return rows.length
}

export async function claimScan(db: Db): Promise<ClaimedScan | null> {
  const row = await db
    .updateTable('scans')
    .set((set) => ({ state: 'reading', tries: set('tries', '+', 1) }))
    .where('id', '=', (select) =>
      select
        .selectFrom('scans')
        .select('id')
        .where('state', '=', 'waiting')
        .orderBy('queued_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'person_id', 'bytes', 'paper'])
    .executeTakeFirst()
  if (row === undefined || row.bytes === null) return null
  return { id: row.id, personId: row.person_id, bytes: row.bytes, paper: row.paper }
}

/** Whether anybody still wants it: its owner may have taken it back. */
export async function isWanted(db: Db, { id }: ClaimedScan): Promise<boolean> {
  const row = await db.selectFrom('scans').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

export async function notePage(
  db: Db,
  { id }: ClaimedScan,
  page: number,
  pages: number,
): Promise<void> {
  await db
    .updateTable('scans')
    .set({ page, pages })
    .where('id', '=', id)
    .where('state', '=', 'reading')
    .execute()
}

/** The server leaves in the middle of it: the next one begins it anew, and this was no try. */
export async function putBack(db: Db, { id }: ClaimedScan): Promise<void> {
  await db
    .updateTable('scans')
    .set((set) => ({ state: 'waiting', page: 0, tries: set('tries', '-', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'reading')
    .execute()
}

export async function failScan(
  db: Db,
  { id }: Pick<ClaimedScan, 'id'>,
  failure: ScanFailure,
): Promise<void> {
  await db.updateTable('scans').set({ state: 'failed', failure }).where('id', '=', id).execute()
}

/** Lets the file go; false where its owner has taken the scan back meanwhile. */
export async function finishScan(
  transaction: Transaction,
  { id }: ClaimedScan,
  resumeId: string,
): Promise<boolean> {
  const row = await transaction
    .updateTable('scans')
    .set({ state: 'done', bytes: null, resume_id: resumeId })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Where nothing can read scans, and nothing else will. */
export async function failAllWaiting(db: Db): Promise<void> {
  await db
    .updateTable('scans')
    .set({ state: 'failed', failure: 'pdf_needs_ocr' })
    .where('state', 'in', ['waiting', 'reading'])
    .execute()
}

/** What was listed long enough goes, and a file that failed with it. */
export async function forgetOldScans(db: Db, at: Date): Promise<void> {
  for (const state of ['done', 'failed'] as const) {
    await db
      .deleteFrom('scans')
      .where('state', '=', state)
      .where('queued_at', '<', new Date(at.getTime() - listedMs[state]))
      .execute()
  }
}
