/** The SQL of what happens around applications: days to keep in mind, and changes of their status. */
import type { ApplicationDate, PortableDate, StatusChange } from '#contract/applications.ts'
import { mostDates } from '#contract/applications.ts'
import type { KnownApplication } from '#domain/applications/which-application.ts'
import type { JobStatus } from '#domain/resume/status.ts'
import { sql } from 'kysely'

import type { Db } from '../db/tables.ts'
import type { OwnedResume } from '../resumes/own.ts'
import { isFull } from './full-store.ts'

const columns = ['id', 'resume_id', 'kind', 'day', 'time', 'note'] as const

export interface DateOfJob extends ApplicationDate {
  changed_at: Date
  job_title: string
  company_name: string
}

/** Of all applications of a person but those in the trash, the earliest first. */
export async function listDates(db: Db, personId: string): Promise<DateOfJob[]> {
  return db
    .selectFrom('application_dates')
    .innerJoin('resumes', 'resumes.id', 'application_dates.resume_id')
    .where('resumes.person_id', '=', personId)
    .where('resumes.deleted_at', 'is', null)
    .select(['application_dates.id', 'resume_id', 'kind', 'day', 'time', 'note', 'changed_at'])
    .select(['resumes.job_title', 'resumes.company_name'])
    .orderBy('day')
    .orderBy('time')
    .orderBy('application_dates.id')
    .execute()
}

/** Null where the application has as many as it may. */
export async function addDate(
  db: Db,
  { resume }: OwnedResume,
  date: PortableDate,
  at: Date,
): Promise<ApplicationDate | null> {
  return db.transaction().execute(async (transaction) => {
    if (await isFull(transaction, resume.id, 'application_dates', mostDates)) return null
    return transaction
      .insertInto('application_dates')
      .values({ ...date, resume_id: resume.id, changed_at: at })
      .returning(columns)
      .executeTakeFirstOrThrow()
  })
}

/** Null where there is none. */
export async function changeDate(
  db: Db,
  { resume }: OwnedResume,
  id: string,
  date: PortableDate,
  at: Date,
): Promise<ApplicationDate | null> {
  const changed = await db
    .updateTable('application_dates')
    .set({ ...date, changed_at: at })
    .where('resume_id', '=', resume.id)
    .where(sql<string>`id::text`, '=', id)
    .returning(columns)
    .executeTakeFirst()
  return changed ?? null
}

/** Whether there was one. */
export async function removeDate(db: Db, { resume }: OwnedResume, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('application_dates')
    .where('resume_id', '=', resume.id)
    .where(sql<string>`id::text`, '=', id)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

/** In the transaction that changes the resume. */
export async function keepStatusChange(
  transaction: Db,
  resumeId: string,
  status: JobStatus,
  at: Date,
): Promise<void> {
  await transaction
    .insertInto('status_changes')
    .values({ resume_id: resumeId, status, changed_at: at })
    .execute()
}

export async function listStatusChanges(db: Db, resumeId: string): Promise<StatusChange[]> {
  const rows = await db
    .selectFrom('status_changes')
    .select(['status', 'changed_at'])
    .where('resume_id', '=', resumeId)
    .orderBy('changed_at')
    .execute()
  return rows.map(({ status, changed_at }) => ({ status, changed_at: changed_at.toISOString() }))
}

/** By what an e-mail is told to be about one of a person's applications. */
export async function listKnown(db: Db, personId: string): Promise<KnownApplication[]> {
  const known = await db
    .selectFrom('resumes')
    .where('person_id', '=', personId)
    .where('deleted_at', 'is', null)
    .where('is_base', '=', false)
    .select(['id', 'company_name', 'job_title', 'job_status'])
    .execute()
  const contacts = await db
    .selectFrom('contacts')
    .innerJoin('resumes', 'resumes.id', 'contacts.resume_id')
    .where('resumes.person_id', '=', personId)
    .select(['contacts.resume_id', 'contacts.name', 'contacts.email'])
    .execute()
  const contactsOf = Map.groupBy(contacts, ({ resume_id }) => resume_id)
  return known.map((one) => ({ ...one, contacts: contactsOf.get(one.id) ?? [] }))
}

/** For the document of everything a person has. */
export async function listPortableDates(db: Db, resumeId: string): Promise<PortableDate[]> {
  return db
    .selectFrom('application_dates')
    .select(['kind', 'day', 'time', 'note'])
    .where('resume_id', '=', resumeId)
    .orderBy('day')
    .orderBy('id')
    .execute()
}

/** Of a resume that an import has just stored. */
export async function putApplication(
  transaction: Db,
  resumeId: string,
  { dates, changes }: { dates: readonly PortableDate[]; changes: readonly StatusChange[] },
): Promise<void> {
  if (dates.length > 0) {
    await transaction
      .insertInto('application_dates')
      .values(dates.map((date) => ({ ...date, resume_id: resumeId })))
      .execute()
  }
  if (changes.length > 0) {
    await transaction
      .insertInto('status_changes')
      .values(changes.map((change) => ({ ...change, resume_id: resumeId })))
      .execute()
  }
}
