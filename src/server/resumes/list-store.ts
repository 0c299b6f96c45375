/**
 * The SQL of a person's resumes, all of them: some at a time, because a resume may be as large as a
 * body may, and nobody's list may need more memory than the server has.
 */
import type { Resume } from '#domain/resume/resume.ts'
import { sql } from 'kysely'

import { gathering } from '../db/gather.ts'
import type { Db, ResumesTable } from '../db/tables.ts'
import type { KeptTexts } from './kept-texts.ts'
import { resumeOf } from './resume-row.ts'

/**
 * How many are read at once, and about how many bytes as they are stored, which is packed; and how many
 * bytes of texts that were kept go with them.
 */
const most = { rows: 100, bytes: 256 * 1024, textBytes: 4 * 1024 * 1024 } as const

/** All but the resume that each was made from. */
const columns = [
  'id',
  'person_id',
  'created_at',
  'updated_at',
  'deleted_at',
  'version',
  'content',
  'company_name',
  'job_title',
  'job_status',
  'is_base',
  'notes',
  'original_resume_id',
  'job_id',
  'job_identifier',
  'job_description',
  'resume_language',
  'score',
  'score_missing',
  'nice_to_have_skills',
  'layout',
  'paper',
  'shows_photo',
  'accent',
  'typeface',
  'tightness',
  'design',
] as const satisfies readonly (keyof ResumesTable)[]

/** Changes whenever anything of the row does: PostgreSQL's number of the transaction that wrote it, with the version. */
const state = sql<string>`xmin::text || ' ' || version`

export interface Listed {
  resume: Resume
  isTrashed: boolean
}

/** A person's resumes with those in the trash: base resumes first, then the newest (specification §2). */
export async function* listAllOf(db: Db, personId: string): AsyncGenerator<Listed[]> {
  for (const batch of inBatches(await inOrder(db, personId).execute())) {
    const rows = await rowsOf(db, batch)
    yield rows.map((row) => ({ resume: resumeOf(row), isTrashed: row.deleted_at !== null }))
  }
}

/** Those that are not in the trash, in the same order, as the text that answers each. */
export async function* listTextsOf(
  db: Db,
  kept: KeptTexts,
  personId: string,
): AsyncGenerator<Buffer[]> {
  const wanted = await inOrder(db, personId).where('deleted_at', 'is', null).execute()
  const withTexts = wanted.map((one) => ({ ...one, text: kept.find(one.id, one.state) }))
  for (const batch of inBatches(withTexts)) {
    const missing = batch.filter(({ text }) => text === undefined)
    const read = new Map<string, Buffer>()
    for (const row of missing.length === 0 ? [] : await rowsOf(db, missing))
      if (row.deleted_at === null) read.set(row.id, textOf(row, kept))
    yield batch.flatMap(({ id, text }) => text ?? read.get(id) ?? [])
  }
}

export interface StoredText {
  personId: string
  text: Buffer
}

/** One resume as the text that answers it, whosever it is; null where there is none. */
export async function findText(db: Db, kept: KeptTexts, id: string): Promise<StoredText | null> {
  if (kept.has(id)) {
    const now = await findState(db, id)
    if (now === undefined) return null
    const text = kept.find(id, now.state)
    if (text !== undefined) return { personId: now.personId, text }
  }
  const [row] = await rowsOf(db, [{ id }])
  if (row === undefined || row.deleted_at !== null) return null
  return { personId: row.person_id, text: textOf(row, kept) }
}

const findState = gathering<{ personId: string; state: string }>(async (db, ids) => {
  const rows = await db
    .selectFrom('resumes')
    .select(['id', 'person_id', state.as('state')])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.id, { personId: row.person_id, state: row.state }]))
})

const inOrder = (db: Db, personId: string) =>
  db
    .selectFrom('resumes')
    .select(['id', state.as('state')])
    .select(
      sql<number>`pg_column_size(content) + coalesce(pg_column_size(job_description), 0)`.as(
        'bytes',
      ),
    )
    .where('person_id', '=', personId)
    .orderBy('is_base', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')

/** In the order of what is wanted; found by their ids alone: with more to go by, PostgreSQL reads the whole list each time. */
async function rowsOf(db: Db, wanted: readonly { id: string }[]) {
  const ids = wanted.map(({ id }) => id)
  const rows = await db
    .selectFrom('resumes')
    .select([...columns, state.as('state')])
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function textOf(row: Parameters<typeof resumeOf>[0] & { state: string }, kept: KeptTexts): Buffer {
  const bytes = Buffer.from(JSON.stringify(resumeOf(row)))
  kept.keep(row.id, { state: row.state, bytes })
  return bytes
}

interface Weighed {
  bytes: number
  /** Where it need not be read. */
  text?: Buffer | undefined
}

function* inBatches<T extends Weighed>(rows: readonly T[]): Generator<T[]> {
  let batch: T[] = []
  let [toRead, bytes, textBytes] = [0, 0, 0]
  for (const row of rows) {
    const isFull =
      row.text === undefined
        ? toRead === most.rows || (toRead > 0 && bytes + row.bytes > most.bytes)
        : textBytes > most.textBytes
    if (isFull) {
      yield batch
      batch = []
      ;[toRead, bytes, textBytes] = [0, 0, 0]
    }
    batch.push(row)
    toRead += row.text === undefined ? 1 : 0
    bytes += row.text === undefined ? row.bytes : 0
    textBytes += row.text?.length ?? 0
  }
  if (batch.length > 0) yield batch
}

/** Whether a person has as many as they may, those in the trash not counted. */
export async function hasAsManyAs(db: Db, personId: string, many: number): Promise<boolean> {
  const last = await db
    .selectFrom('resumes')
    .select('id')
    .where('person_id', '=', personId)
    .where('deleted_at', 'is', null)
    .offset(many - 1)
    .limit(1)
    .executeTakeFirst()
  return last !== undefined
}
