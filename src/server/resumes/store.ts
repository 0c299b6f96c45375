/**
 * The SQL of resumes. Rows never leave this file; what writes takes an `OwnedResume`, which only
 * `own.ts` can give, so a check of ownership that was forgotten does not compile.
 */
import type { CheckedReading, KeptReading } from '#contract/readings.ts'
import type { TailoringRecord } from '#contract/tailoring.ts'
import { inOwnNames } from '#domain/reading/sureness.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { contentOf } from '#domain/resume/content.ts'
import { storedLater } from '#domain/resume/later.ts'
import type { RevisionKind } from '#domain/resume/revisions.ts'
import { sql } from 'kysely'

import { keepSent } from '../applications/sent-store.ts'
import { keepStatusChange } from '../applications/store.ts'
import type { Db, Transaction } from '../db/tables.ts'
import { bytesIn, isFullFor, needBytes } from '../quota/quota.ts'
import type { Saving, VersionedState } from './history/store.ts'
import { keepRevision, ofResume } from './history/store.ts'
import type { OwnedResume } from './own.ts'
import type { NewResume, StoredResume } from './resume-row.ts'
import { fromRow, toColumns } from './resume-row.ts'
import type { Allowance } from './room.ts'
import { takeRoom } from './room.ts'

/** What a save may change. */
export type ResumeChanges = Partial<Omit<Resume, 'id' | 'version' | 'original_resume_id'>>

export async function findResume(db: Db, id: string): Promise<StoredResume | null> {
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
  db: Db,
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

/** Stores a new resume with its first revision; in the transaction that is open, or in one of its own. */
export async function addResume(
  db: Db,
  allowance: Allowance,
  kind: RevisionKind,
  resume: NewResume,
  original: Resume | null = null,
): Promise<Resume> {
  return inTransaction(db, async (transaction) => {
    await takeRoom(transaction, allowance)
    await needBytes(transaction, allowance, 2 * bytesIn(resume) + bytesIn(original))
    const row = await transaction
      .insertInto('resumes')
      .values({
        person_id: allowance.personId,
        ...toColumns(resume),
        original_resume_id: resume.original_resume_id,
        original_content: original === null ? null : JSON.stringify(storedLater(original)),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const { resume: added } = fromRow(row)
    await keepRevision(
      transaction,
      ofResume,
      { kind, at: row.updated_at },
      null,
      versionedState(added),
    )
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
  db: Db,
  owned: OwnedResume,
  saving: Saving,
  decide: (current: Resume) => ResumeChanges | null,
  mostBytes: number,
): Promise<Saved> {
  return inTransaction(db, async (transaction) => {
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
    const changes = decide(current)
    if (changes === null) return { kind: 'stale', resume: current }
    const next = { ...current, ...changes }
    const quota = { personId: owned.personId, mostBytes }
    const isFull = await isFullFor(transaction, quota, ownWords(current), ownWords(next))
    const row = await transaction
      .updateTable('resumes')
      .set({
        ...toColumns(next),
        version: current.version + 1,
        updated_at: sql<Date>`now()`,
      })
      .where('id', '=', current.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const { resume } = fromRow(row)
    if (resume.job_status !== current.job_status)
      await keepStatusChange(transaction, resume.id, resume.job_status, row.updated_at)
    const saved = { ...saving, isFull }
    await keepRevision(
      transaction,
      ofResume,
      saved,
      versionedState(current),
      versionedState(resume),
    )
    if (resume.job_status === 'applied' && current.job_status !== 'applied')
      await keepSent(transaction, { resumeId: resume.id, version: resume.version }, row.updated_at)
    return { kind: 'saved', resume }
  })
}

/** What the person says in it: a score and its like come and go without them. */
const ownWords = ({
  company_name,
  job_title,
  job_description,
  notes,
  ...resume
}: Resume): object => [contentOf(resume), company_name, job_title, job_description, notes]

const versionedState = (resume: Resume): VersionedState<Resume> => ({
  resumeId: resume.id,
  version: resume.version,
  state: storedLater(resume),
})

/** Keeps what was read beside a resume that was just stored, in the transaction that stored it. */
export async function keepReading(
  transaction: Transaction,
  resumeId: string,
  reading: KeptReading,
): Promise<void> {
  await transaction
    .insertInto('readings')
    .values({ resume_id: resumeId, reading: JSON.stringify(reading) })
    .execute()
}

export async function findReading(db: Db, owned: OwnedResume): Promise<KeptReading | null> {
  const row = await db
    .selectFrom('readings')
    .select('reading')
    .where('resume_id', '=', owned.resume.id)
    .executeTakeFirst()
  return row === undefined ? null : whole(row.reading)
}

/** What was kept before a model could label it, before a cut or what is no resume was told, before its pages were, and by other names. */
const whole = (reading: KeptReading): KeptReading => ({
  ...reading,
  labelled_by: reading.labelled_by ?? null,
  is_cut: reading.is_cut ?? false,
  is_hardly_resume: reading.is_hardly_resume ?? false,
  notes: reading.notes ?? [],
  seen: reading.seen ?? null,
  confidence: reading.confidence.map((one) =>
    inOwnNames({
      ...one,
      fields: one.fields ?? {},
      offers: one.offers ?? [],
      reasons: one.reasons ?? [],
    }),
  ),
})

function withKinds(seen: KeptReading['seen'], kinds: CheckedReading['kinds']) {
  const said = new Map(kinds.map(({ section, kind }) => [section, kind]))
  return (
    seen && {
      ...seen,
      sections: seen.sections.map((one, i) => ({ ...one, kind: said.get(i) ?? one.kind })),
    }
  )
}

/** Takes from what is to be checked what the person has dealt with; answers what is left. */
export function settleReading(
  db: Db,
  owned: OwnedResume,
  { checked, settled, kinds }: CheckedReading,
): Promise<KeptReading | null> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('readings')
      .select('reading')
      .where('resume_id', '=', owned.resume.id)
      .forUpdate()
      .executeTakeFirst()
    if (row === undefined) return null
    const known = whole(row.reading)
    const reading: KeptReading = {
      ...known,
      confidence: known.confidence.filter(({ path }) => !checked.includes(path)),
      unplaced: known.unplaced.filter((line) => !settled.includes(line)),
      seen: withKinds(known.seen, kinds),
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
  transaction: Transaction,
  resumeId: string,
  record: TailoringRecord,
): Promise<void> {
  await transaction
    .insertInto('tailorings')
    .values({ resume_id: resumeId, record: JSON.stringify(record) })
    .execute()
}

export async function findTailoring(db: Db, owned: OwnedResume): Promise<TailoringRecord | null> {
  const row = await db
    .selectFrom('tailorings')
    .select('record')
    .where('resume_id', '=', owned.resume.id)
    .executeTakeFirst()
  if (row === undefined) return null
  const { record } = row
  // Kept before there were statements and second opinions.
  return {
    ...record,
    statements: record.statements ?? [],
    second_opinion: record.second_opinion ?? null,
  }
}

/** Runs `work` in the transaction that is open, or in one of its own. */
function inTransaction<T>(db: Db, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  return db.isTransaction
    ? work(db as Transaction) // isTransaction is true for nothing else
    : db.transaction().execute(work)
}
