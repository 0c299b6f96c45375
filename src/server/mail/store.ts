/** The SQL of mail about new jobs: who wants it, to whom it is due, what it tells. */
import type { SavedQuery } from '#contract/saved-searches.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Attribution } from '#domain/posts/normalised.ts'
import { sql } from 'kysely'

import { hashToken } from '../auth/tokens.ts'
import type { Db } from '../db/tables.ts'

/** From now on new jobs of this search are told; only of what is theirs, and where it was so already it stays. */
export async function wantMail(
  db: Db,
  personId: string,
  savedSearchId: string,
  language: Language,
  at: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('saved_searches')
      .set((set) => ({ mailed_until: set.fn.coalesce('mailed_until', set.val(at)) }))
      .where('person_id', '=', personId)
      .where('id', '=', savedSearchId)
      .execute()
    // Whoever stopped it and wants it again has had the mail of that day.
    await transaction
      .insertInto('job_mails')
      .values({ person_id: personId, language, due_at: at })
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ language }))
      .execute()
  })
}

/** No mail about this search any more, or about any. Whether there was any. */
export async function stopMail(
  db: Db,
  personId: string,
  savedSearchId: string | null = null,
): Promise<boolean> {
  const gone = await db
    .updateTable('saved_searches')
    .set({ mailed_until: null })
    .where('person_id', '=', personId)
    .where('mailed_until', 'is not', null)
    .$if(savedSearchId !== null, (update) => update.where('id', '=', savedSearchId))
    .returning('id')
    .execute()
  return gone.length > 0
}

/** Whose mail this secret stops; null where it is none. */
export async function findBySecret(
  db: Db,
  secret: string,
): Promise<{ personId: string; language: Language } | null> {
  const row = await db
    .selectFrom('job_mails')
    .select(['person_id', 'language'])
    .where('stop_hash', '=', hashToken(secret))
    .executeTakeFirst()
  return row === undefined ? null : { personId: row.person_id, language: row.language }
}

export interface DueMail {
  personId: string
  language: Language
  failures: number
}

/**
 * Whoever has waited longest; null where nobody does. Their next mail is due at `next` from here on,
 * whatever becomes of this one: a process that dies in the middle of it sends no second one that day.
 */
export async function takeDue(db: Db, now: Date, next: Date): Promise<DueMail | null> {
  const row = await db
    .updateTable('job_mails')
    .set({ due_at: next })
    .where('person_id', '=', (select) =>
      select
        .selectFrom('job_mails as due')
        .select('due.person_id')
        .where('due.due_at', '<=', now)
        .where((where) =>
          where.exists(
            where
              .selectFrom('saved_searches')
              .select('saved_searches.id')
              .whereRef('saved_searches.person_id', '=', 'due.person_id')
              .where('mailed_until', 'is not', null),
          ),
        )
        .orderBy('due.due_at')
        .orderBy('due.person_id')
        .limit(1),
    )
    .returning(['person_id', 'language', 'failures'])
    .executeTakeFirst()
  if (row === undefined) return null
  return { personId: row.person_id, language: row.language, failures: row.failures }
}

/** Their address, and whether the issuer says that it is theirs; null where there is none. */
export async function addressOf(
  db: Db,
  personId: string,
): Promise<{ email: string; isVerified: boolean } | null> {
  const row = await db
    .selectFrom('people')
    .select(['email', 'is_email_verified'])
    .where('id', '=', personId)
    .executeTakeFirst()
  if (row === undefined || row.email === null) return null
  return { email: row.email, isVerified: row.is_email_verified }
}

export interface SearchToMail {
  id: string
  query: SavedQuery
  /** What came before it has been told, or seen. */
  since: Date
}

export async function searchesToMail(db: Db, personId: string): Promise<SearchToMail[]> {
  return db
    .selectFrom('saved_searches')
    .select(['id', 'query', sql<Date>`greatest(mailed_until, seen_at)`.as('since')])
    .where('person_id', '=', personId)
    .where('mailed_until', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export interface JobToMail {
  id: string
  group_id: string | null
  title: string
  company: string
  location: string
  link: string | null
  attribution: Attribution | null
}

/** Those of the jobs that are open and real and came no later than `until`, the latest first. */
export async function jobsToMail(
  db: Db,
  ids: readonly string[],
  until: Date,
): Promise<JobToMail[]> {
  return db
    .selectFrom('jobs')
    .innerJoin('job_search', 'job_search.job_id', 'jobs.id')
    .select(['id', 'jobs.group_id', 'jobs.title', 'company', 'location', 'link', 'attribution'])
    .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
    .where('closed_at', 'is', null)
    .where('is_sample', '=', false)
    .where('added_at', '<=', until)
    .orderBy('added_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Before the mail goes out, since whoever gets it may stop it at once. */
export async function keepStopSecret(db: Db, personId: string, secret: string): Promise<void> {
  await db
    .updateTable('job_mails')
    .set({ stop_hash: hashToken(secret) })
    .where('person_id', '=', personId)
    .execute()
}

/** What came until then has been told of these searches, where they are still mailed. */
export async function noteTold(
  db: Db,
  personId: string,
  searchIds: readonly string[],
  until: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('saved_searches')
      .set({ mailed_until: until })
      .where('person_id', '=', personId)
      .where('id', '=', sql<string>`any(${[...searchIds]}::uuid[])`)
      .where('mailed_until', 'is not', null)
      .execute()
    await transaction
      .updateTable('job_mails')
      .set({ failures: 0 })
      .where('person_id', '=', personId)
      .execute()
  })
}

/** When to look again, where no mail went out. */
export async function putOff(
  db: Db,
  personId: string,
  { until, failures }: { until: Date; failures: number },
): Promise<void> {
  await db
    .updateTable('job_mails')
    .set({ due_at: until, failures })
    .where('person_id', '=', personId)
    .execute()
}
