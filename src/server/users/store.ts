/** The SQL of export and import. What it writes is under the person it is given, and nobody else. */
import type { PortablePayment, PortableResume, PortableScore } from '#contract/portable.ts'
import { storedLater } from '#domain/resume/later.ts'

import { listPortableContacts, putContacts } from '../applications/contact-store.ts'
import { listSent, putSent } from '../applications/sent-store.ts'
import { listPortableDates, listStatusChanges, putApplication } from '../applications/store.ts'
import type { Db } from '../db/tables.ts'
import type { StoredLetter } from '../resumes/letter/store.ts'
import { findLetter, putLetter } from '../resumes/letter/store.ts'
import { listDecisions, putDecisions } from '../resumes/review/store.ts'
import { keepSettled, listSettled } from '../resumes/settled/store.ts'
import { fromRow, toColumns } from '../resumes/resume-row.ts'
import type { Bare } from './importing/document.ts'

/** When the person first signed in. */
export async function findJoined(db: Db, personId: string): Promise<string> {
  const { created_at } = await db
    .selectFrom('people')
    .select('created_at')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  return created_at.toISOString()
}

/** All resumes of a person, those in the trash too, oldest first. */
export async function listResumeIds(db: Db, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('resumes')
    .select('id')
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function listOwnIds(db: Db, personId: string): Promise<Set<string>> {
  return new Set(await listResumeIds(db, personId))
}

/** All of a resume but the saved states of it and of its letter, which may be many. */
export async function findPortable(
  db: Db,
  personId: string,
  id: string,
): Promise<
  (Omit<PortableResume, 'revisions' | 'letter'> & { letter: StoredLetter | null }) | null
> {
  const row = await db
    .selectFrom('resumes')
    .leftJoin('readings', 'readings.resume_id', 'resumes.id')
    .selectAll('resumes')
    .leftJoin('tailorings', 'tailorings.resume_id', 'resumes.id')
    .leftJoin('translations', 'translations.resume_id', 'resumes.id')
    .select(['readings.reading', 'tailorings.record'])
    .select(['translations.from_language', 'translations.marks'])
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  if (row === undefined) return null
  const { resume, original } = fromRow(row)
  return {
    resume,
    original,
    reading: row.reading,
    tailoring: row.record,
    translation:
      row.from_language === null ? null : { from: row.from_language, marks: row.marks ?? [] },
    settled: await listSettled(db, id),
    decisions: await listDecisions(db, id),
    dates: await listPortableDates(db, id),
    status_changes: (await listStatusChanges(db, id)).slice(-1_000),
    contacts: await listPortableContacts(db, id),
    sent: await listSent(db, id),
    letter: await findLetter(db, id),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  }
}

export async function listScores(db: Db, personId: string): Promise<PortableScore[]> {
  const rows = await db
    .selectFrom('quick_scores')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('job_id')
    .execute()
  return rows.map((row) => ({
    resume_id: row.resume_id,
    content_hash: row.content_hash.toString('base64'),
    job_identifier: row.job_id,
    score: row.score,
    nice_to_add: row.nice_to_add,
    created_at: row.created_at.toISOString(),
  }))
}

export async function listPayments(db: Db, personId: string): Promise<PortablePayment[]> {
  const rows = await db
    .selectFrom('payments')
    .select(['pack', 'credits', 'amount_cents', 'currency', 'refunded_cents'])
    .select(['payment_intent', 'created_at', 'paid_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ payment_intent, created_at, paid_at, ...payment }) => ({
    ...payment,
    reference: payment_intent,
    created_at: created_at.toISOString(),
    paid_at: paid_at?.toISOString() ?? null,
  }))
}

/**
 * Stores a resume as it is in the document, under the id it says, which must be a new one; its
 * saved states come after it.
 */
export async function addPortable(transaction: Db, personId: string, entry: Bare): Promise<void> {
  const { resume, original, reading, tailoring, translation, letter, deleted_at } = entry
  await transaction
    .insertInto('resumes')
    .values({
      id: resume.id,
      person_id: personId,
      ...toColumns(resume),
      version: resume.version,
      original_resume_id: resume.original_resume_id,
      original_content: original === null ? null : JSON.stringify(storedLater(original)),
      deleted_at,
    })
    .execute()
  if (reading !== null) {
    await transaction
      .insertInto('readings')
      .values({ resume_id: resume.id, reading: JSON.stringify(reading) })
      .execute()
  }
  if (tailoring !== null) {
    await transaction
      .insertInto('tailorings')
      .values({ resume_id: resume.id, record: JSON.stringify(tailoring) })
      .execute()
  }
  if (translation !== null) {
    await transaction
      .insertInto('translations')
      .values({
        resume_id: resume.id,
        from_language: translation.from,
        marks: JSON.stringify(translation.marks),
      })
      .execute()
  }
  if (entry.settled.length > 0) await keepSettled(transaction, resume.id, entry.settled)
  await putDecisions(transaction, resume.id, entry.decisions)
  const { dates, status_changes: changes } = entry
  await putApplication(transaction, resume.id, { dates, changes })
  await putContacts(transaction, resume.id, entry.contacts)
  await putSent(transaction, resume.id, entry.sent)
  if (letter !== null) await putLetter(transaction, resume.id, letter)
}

/** Which versions of a resume and of its letter stand; null without a letter. */
export async function findVersions(
  db: Db,
  id: string,
): Promise<{ resume: number; letter: number | null }> {
  return db
    .selectFrom('resumes')
    .leftJoin('letters', 'letters.resume_id', 'resumes.id')
    .select(['resumes.version as resume', 'letters.version as letter'])
    .where('resumes.id', '=', id)
    .executeTakeFirstOrThrow()
}
