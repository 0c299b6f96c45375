/**
 * The SQL of resumes. Rows never leave this file; what writes takes an `OwnedResume`, which only
 * `own.ts` can give, so a check of ownership that was forgotten does not compile.
 */
import type { ReadingAnswer } from '#contract/resumes.ts'
import type { TailoringRecord } from '#contract/tailoring.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { contentOf } from '#domain/resume/resume.ts'
import type { RevisionKind } from '#domain/resume/revisions.ts'
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'

import type { ResumesTable, Tables } from '../db/tables.ts'
import type { Saving } from './history/store.ts'
import { keepRevision } from './history/store.ts'
import type { OwnedResume } from './own.ts'

/** A stored resume with what the answer does not show. */
export interface StoredResume {
  personId: string
  resume: Resume
  /** The resume it was made from, as it stood then. */
  original: Resume | null
}

/** A resume that is not stored yet: the database gives it id, time and version. */
export type NewResume = Omit<Resume, 'id' | 'created_at' | 'version'> & { created_at?: string }

/** What a save may change. */
export type ResumeChanges = Partial<Omit<Resume, 'id' | 'version' | 'original_resume_id'>>

export async function findResume(db: Kysely<Tables>, id: string): Promise<StoredResume | null> {
  const row = await db
    .selectFrom('resumes')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row === undefined ? null : fromRow(row)
}

/** Whose it is, where it lies in the trash. */
export async function findTrashed(
  db: Kysely<Tables>,
  id: string,
): Promise<{ id: string; personId: string } | null> {
  const row = await db
    .selectFrom('resumes')
    .select(['id', 'person_id'])
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()
  return row === undefined ? null : { id: row.id, personId: row.person_id }
}

/** Base resumes first, then the newest (specification §2). */
export async function listResumesOf(db: Kysely<Tables>, personId: string): Promise<Resume[]> {
  const rows = await db
    .selectFrom('resumes')
    .selectAll()
    .where('person_id', '=', personId)
    .where('deleted_at', 'is', null)
    .orderBy('is_base', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => fromRow(row).resume)
}

/** Stores a new resume with its first revision; within `transaction` where one is given. */
export async function addResume(
  db: Kysely<Tables>,
  personId: string,
  kind: RevisionKind,
  resume: NewResume,
  original: Resume | null = null,
): Promise<Resume> {
  return within(db, async (transaction) => {
    const row = await transaction
      .insertInto('resumes')
      .values({
        person_id: personId,
        ...toColumns(resume),
        original_resume_id: resume.original_resume_id,
        original_content: original === null ? null : JSON.stringify(original),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const { resume: added } = fromRow(row)
    await keepRevision(transaction, { kind, at: row.updated_at }, null, added)
    return added
  })
}

/** What a save comes from: its kind and, of an autosave, the open editor. */
export type SaveOrigin = Omit<Saving, 'at'>

export type Saved = { kind: 'saved'; resume: Resume } | { kind: 'stale' | 'gone'; resume: Resume }

/**
 * Changes a resume under its row's lock, so that `decide` sees what it changes. `decide` gives the
 * changes, or null where the resume it sees is not the one they were meant for.
 */
export async function changeResume(
  db: Kysely<Tables>,
  owned: OwnedResume,
  saving: Saving,
  decide: (current: Resume) => Promise<ResumeChanges | null>,
): Promise<Saved> {
  return within(db, async (transaction) => {
    const locked = await transaction
      .selectFrom('resumes')
      .selectAll()
      .where('id', '=', owned.resume.id)
      .where('person_id', '=', owned.personId)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (locked === undefined) return { kind: 'gone', resume: owned.resume }
    const current = fromRow(locked).resume
    const changes = await decide(current)
    if (changes === null) return { kind: 'stale', resume: current }
    const row = await transaction
      .updateTable('resumes')
      .set({
        ...toColumns({ ...current, ...changes }),
        version: current.version + 1,
        updated_at: sql<Date>`now()`,
      })
      .where('id', '=', current.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const { resume } = fromRow(row)
    await keepRevision(transaction, saving, current, resume)
    return { kind: 'saved', resume }
  })
}

/** Keeps what was read beside a resume that was just stored, in the transaction that stored it. */
export async function keepReading(
  transaction: Transaction<Tables>,
  resumeId: string,
  reading: ReadingAnswer,
): Promise<void> {
  await transaction
    .insertInto('readings')
    .values({ resume_id: resumeId, reading: JSON.stringify(reading) })
    .execute()
}

export async function findReading(
  db: Kysely<Tables>,
  owned: OwnedResume,
): Promise<ReadingAnswer | null> {
  const row = await db
    .selectFrom('readings')
    .select('reading')
    .where('resume_id', '=', owned.resume.id)
    .executeTakeFirst()
  return row === undefined ? null : whole(row.reading)
}

/** What was kept before a model could label it, and before a cut or what is no resume was told. */
const whole = (reading: ReadingAnswer): ReadingAnswer => ({
  ...reading,
  labelled_by: reading.labelled_by ?? null,
  is_cut: reading.is_cut ?? false,
  is_hardly_resume: reading.is_hardly_resume ?? false,
})

/** Takes from what is to be checked what the person has dealt with; answers what is left. */
export function settleReading(
  db: Kysely<Tables>,
  owned: OwnedResume,
  { checked, settled }: { checked: readonly string[]; settled: readonly string[] },
): Promise<ReadingAnswer | null> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('readings')
      .select('reading')
      .where('resume_id', '=', owned.resume.id)
      .forUpdate()
      .executeTakeFirst()
    if (row === undefined) return null
    const reading: ReadingAnswer = {
      ...whole(row.reading),
      confidence: row.reading.confidence.filter(({ path }) => !checked.includes(path)),
      unplaced: row.reading.unplaced.filter((line) => !settled.includes(line)),
    }
    await transaction
      .updateTable('readings')
      .set({ reading: JSON.stringify(reading) })
      .where('resume_id', '=', owned.resume.id)
      .execute()
    return reading
  })
}

/** Keeps how a resume was made, in the transaction that stored it. */
export async function keepTailoring(
  transaction: Transaction<Tables>,
  resumeId: string,
  record: TailoringRecord,
): Promise<void> {
  await transaction
    .insertInto('tailorings')
    .values({ resume_id: resumeId, record: JSON.stringify(record) })
    .execute()
}

export async function findTailoring(
  db: Kysely<Tables>,
  owned: OwnedResume,
): Promise<TailoringRecord | null> {
  const row = await db
    .selectFrom('tailorings')
    .select('record')
    .where('resume_id', '=', owned.resume.id)
    .executeTakeFirst()
  return row?.record ?? null
}

/** Runs `work` in the transaction that is open, or in one of its own. */
function within<T>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return db.isTransaction
    ? work(db as Transaction<Tables>) // isTransaction is true for nothing else
    : db.transaction().execute(work)
}

export function toColumns(resume: NewResume): Omit<Insertable<ResumesTable>, 'person_id'> {
  return {
    ...(resume.created_at === undefined ? {} : { created_at: resume.created_at }),
    content: JSON.stringify(contentOf(resume)),
    company_name: resume.company_name,
    job_title: resume.job_title,
    job_status: resume.job_status,
    is_base: resume.is_base,
    notes: resume.notes,
    job_id: resume.job_id,
    job_identifier: resume.job_identifier,
    job_description: resume.job_description,
    resume_language: resume.resume_language,
    score: resume.score,
    nice_to_have_skills: JSON.stringify(resume.nice_to_have_skills),
    layout: resume.layout,
    paper: resume.paper,
    shows_photo: resume.look.photo,
    accent: resume.look.accent,
    typeface: resume.look.typeface,
    tightness: resume.look.tightness,
    original_resume_id: resume.original_resume_id,
  }
}

export function fromRow(row: Selectable<ResumesTable>): StoredResume {
  return {
    personId: row.person_id,
    original: row.original_content,
    resume: {
      ...contentOf(row.content),
      id: row.id,
      created_at: row.created_at.toISOString(),
      company_name: row.company_name,
      job_title: row.job_title,
      job_status: row.job_status,
      is_base: row.is_base,
      notes: row.notes,
      original_resume_id: row.original_resume_id,
      job_id: row.job_id,
      job_identifier: row.job_identifier,
      job_description: row.job_description,
      resume_language: row.resume_language,
      score: row.score,
      nice_to_have_skills: row.nice_to_have_skills,
      version: row.version,
      layout: row.layout,
      paper: row.paper,
      look: {
        photo: row.shows_photo,
        accent: row.accent,
        typeface: row.typeface,
        tightness: row.tightness,
      },
    },
  }
}
