/** The SQL of the queue of scans, as their owners see it. Every function asks whose they are. */
import { createHash } from 'node:crypto'

import type { Scan, ScanFailure } from '#contract/scans.ts'
import type { Paper } from '#domain/resume/resume.ts'
import { sql } from 'kysely'

import type { Db, Transaction } from '../../db/tables.ts'

/** How many may wait: of one person, and in all. */
const most = { ofPerson: 3, inAll: 20 } as const

/** An id in a path may be any text. */
const idAsText = sql<string>`scans.id::text`

export type Queued =
  | { kind: 'queued'; scan: Scan }
  /** The very same file was read before, and nothing came of it that another try would change. */
  | { kind: 'hopeless'; failure: ScanFailure }
  | { kind: 'too_many_of_person' | 'too_many' }

export async function queueScan(
  db: Db,
  personId: string,
  file: { name: string; bytes: Buffer; paper: Paper },
  at: Date,
): Promise<Queued> {
  const hash = createHash('sha256').update(file.bytes).digest()
  return inTurn(db, async (transaction) => {
    const known = await transaction
      .selectFrom('scans')
      .select(['id', 'state', 'failure'])
      .where('person_id', '=', personId)
      .where('bytes_hash', '=', hash)
      .executeTakeFirst()
    if (known?.failure === 'pdf_no_text' || known?.failure === 'pdf_damaged')
      return { kind: 'hopeless', failure: known.failure }
    if (known !== undefined && isUnfinished(known.state))
      return { kind: 'queued', scan: await scanOf(transaction, known.id) }
    const full = await fullFor(transaction, personId)
    if (full !== null) return full
    const place = { file_name: file.name, bytes: file.bytes, paper: file.paper, queued_at: at }
    const { id } = await transaction
      .insertInto('scans')
      .values({ person_id: personId, bytes_hash: hash, created_at: at, ...place })
      .onConflict((conflict) =>
        conflict
          .columns(['person_id', 'bytes_hash'])
          .doUpdateSet({ ...place, ...anew, created_at: at }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    return { kind: 'queued', scan: await scanOf(transaction, id) }
  })
}

/** Null where there is no such scan. */
export async function queueAgain(
  db: Db,
  personId: string,
  id: string,
  at: Date,
): Promise<Queued | null> {
  return inTurn(db, async (transaction) => {
    const known = await transaction
      .selectFrom('scans')
      .select(['id', 'state'])
      .where('person_id', '=', personId)
      .where(idAsText, '=', id)
      .executeTakeFirst()
    if (known === undefined) return null
    if (known.state === 'failed') {
      const full = await fullFor(transaction, personId)
      if (full !== null) return full
      await transaction
        .updateTable('scans')
        .set({ ...anew, queued_at: at })
        .where('id', '=', known.id)
        .execute()
    }
    return { kind: 'queued', scan: await scanOf(transaction, known.id) }
  })
}

const anew = {
  state: 'waiting',
  page: 0,
  pages: 0,
  tries: 0,
  failure: null,
  resume_id: null,
} as const

/** Newest first; one whose resume lies in the trash is no longer of use. */
export async function listScansOf(db: Db, personId: string): Promise<Scan[]> {
  const rows = await selectScans(db)
    .where('scans.person_id', '=', personId)
    .where('resumes.deleted_at', 'is', null)
    .orderBy('scans.created_at', 'desc')
    .orderBy('scans.id')
    .execute()
  return rows.map(fromRow)
}

/** Whether there was one. */
export async function deleteScan(db: Db, personId: string, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('scans')
    .where('person_id', '=', personId)
    .where(idAsText, '=', id)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

const isUnfinished = (state: Scan['state']): boolean => state === 'waiting' || state === 'reading'

async function fullFor(
  db: Transaction,
  personId: string,
): Promise<Extract<Queued, { kind: `too_many${string}` }> | null> {
  const unfinished = await db
    .selectFrom('scans')
    .select('person_id')
    .where('state', 'in', ['waiting', 'reading'])
    .execute()
  const own = unfinished.filter((row) => row.person_id === personId)
  if (own.length >= most.ofPerson) return { kind: 'too_many_of_person' }
  return unfinished.length >= most.inAll ? { kind: 'too_many' } : null
}

/** One after the other, so that no two take the last place. */
function inTurn<T>(db: Db, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await sql`SELECT pg_advisory_xact_lock(hashtext('lapel queue of scans'))`.execute(transaction)
    return work(transaction)
  })
}

async function scanOf(db: Transaction, id: string): Promise<Scan> {
  return fromRow(await selectScans(db).where('scans.id', '=', id).executeTakeFirstOrThrow())
}

/** Never the file itself: lists are asked for again and again. */
const selectScans = (db: Db) =>
  db
    .selectFrom('scans')
    .leftJoin('resumes', 'resumes.id', 'scans.resume_id')
    .select([
      'scans.id',
      'scans.file_name',
      'scans.created_at',
      'scans.state',
      'scans.page',
      'scans.pages',
      'scans.failure',
      'scans.resume_id',
      sql<number>`CASE WHEN scans.state = 'waiting' THEN (
        SELECT count(*) FROM scans AS before
        WHERE before.state = 'waiting' AND before.queued_at <= scans.queued_at) ELSE 0 END::integer`.as(
        'place',
      ),
    ])

type Row = Omit<Scan, 'created_at'> & { created_at: Date }

const fromRow = ({ created_at, ...row }: Row): Scan => ({
  ...row,
  created_at: created_at.toISOString(),
})
