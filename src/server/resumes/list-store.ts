/**
 * The SQL of a person's resumes, all of them: some at a time, because a resume may be as large as a
 * body may, and nobody's list may need more memory than the server has.
 */
import type { Resume } from '#domain/resume/resume.ts'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

import type { ResumesTable, Tables } from '../db/tables.ts'
import { resumeOf } from './resume-row.ts'

/** How many are read at once, and about how many bytes as they are stored, which is packed. */
const most = { rows: 100, bytes: 256 * 1024 } as const

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

/** Base resumes first, then the newest (specification §2). */
export async function* listResumesOf(
  db: Kysely<Tables>,
  personId: string,
): AsyncGenerator<Resume[]> {
  for await (const batch of batchesOf(db, personId, false)) yield batch.map(({ resume }) => resume)
}

export interface Listed {
  resume: Resume
  isTrashed: boolean
}

/** The same with those in the trash. */
export const listAllOf = (db: Kysely<Tables>, personId: string): AsyncGenerator<Listed[]> =>
  batchesOf(db, personId, true)

async function* batchesOf(
  db: Kysely<Tables>,
  personId: string,
  withTrash: boolean,
): AsyncGenerator<Listed[]> {
  let wanted = db
    .selectFrom('resumes')
    .where('person_id', '=', personId)
    .orderBy('is_base', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
  if (!withTrash) wanted = wanted.where('deleted_at', 'is', null)
  const bytes = sql<number>`pg_column_size(content) + coalesce(pg_column_size(job_description), 0)`
  for (const ids of inBatches(await wanted.select(['id', bytes.as('bytes')]).execute())) {
    // Found by their ids alone: with more to go by, PostgreSQL reads the whole list each time.
    const rows = await db.selectFrom('resumes').select(columns).where('id', 'in', ids).execute()
    const byId = new Map(rows.map((row) => [row.id, row]))
    yield ids
      .flatMap((id) => byId.get(id) ?? [])
      .filter((row) => withTrash || row.deleted_at === null)
      .map((row) => ({ resume: resumeOf(row), isTrashed: row.deleted_at !== null }))
  }
}

function* inBatches(rows: readonly { id: string; bytes: number }[]): Generator<string[]> {
  let batch: string[] = []
  let weight = 0
  for (const { id, bytes } of rows) {
    if (batch.length > 0 && (batch.length === most.rows || weight + bytes > most.bytes)) {
      yield batch
      batch = []
      weight = 0
    }
    batch.push(id)
    weight += bytes
  }
  if (batch.length > 0) yield batch
}

/** Whether a person has as many as they may, those in the trash not counted. */
export async function hasAsManyAs(
  db: Kysely<Tables>,
  personId: string,
  many: number,
): Promise<boolean> {
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
