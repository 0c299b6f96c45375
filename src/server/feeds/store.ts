/** The SQL of secret addresses. */
import type { SavedQuery } from '#contract/saved-searches.ts'
import type { Language } from '#domain/language/languages.ts'
import { sql } from 'kysely'

import { hashToken, makeToken } from '../auth/tokens.ts'
import type { Db } from '../db/tables.ts'

/** Whose it is and of what: null is the calendar. */
export interface FeedOf {
  personId: string
  savedSearchId: string | null
}

/** A new secret, which ends the one before. */
export async function makeFeed(
  db: Db,
  { personId, savedSearchId }: FeedOf,
  language: Language,
  at: Date,
): Promise<string> {
  const secret = makeToken()
  await db.transaction().execute(async (transaction) => {
    await removeFeed(transaction, { personId, savedSearchId })
    await transaction
      .insertInto('feeds')
      .values({
        secret_hash: hashToken(secret),
        person_id: personId,
        saved_search_id: savedSearchId,
        language,
        made_at: at,
      })
      .execute()
  })
  return secret
}

/** Whether there was one. */
export async function removeFeed(db: Db, { personId, savedSearchId }: FeedOf): Promise<boolean> {
  const gone = await db
    .deleteFrom('feeds')
    .where('person_id', '=', personId)
    .where('saved_search_id', 'is not distinct from', savedSearchId)
    .returning('person_id')
    .executeTakeFirst()
  return gone !== undefined
}

export async function calendarMadeAt(db: Db, personId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('feeds')
    .select('made_at')
    .where('person_id', '=', personId)
    .where('saved_search_id', 'is', null)
    .executeTakeFirst()
  return row?.made_at ?? null
}

/** The kept search of a person; null where it is none of theirs. */
export async function findSavedId(db: Db, personId: string, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('saved_searches')
    .select('id')
    .where('person_id', '=', personId)
    .where(sql<string>`id::text`, '=', id)
    .executeTakeFirst()
  return row?.id ?? null
}

export interface OpenedFeed {
  personId: string
  language: Language
  /** Null: of the calendar. */
  search: { id: string; query: SavedQuery } | null
}

export async function openFeed(db: Db, secret: string): Promise<OpenedFeed | null> {
  const row = await db
    .selectFrom('feeds')
    .leftJoin('saved_searches', 'saved_searches.id', 'feeds.saved_search_id')
    .select(['feeds.person_id', 'feeds.language', 'saved_searches.id', 'saved_searches.query'])
    .where('secret_hash', '=', hashToken(secret))
    .executeTakeFirst()
  if (row === undefined) return null
  const { person_id: personId, language, id, query } = row
  return { personId, language, search: id === null || query === null ? null : { id, query } }
}

export interface FedJob {
  id: string
  title: string
  company: string
  location: string
  link: string | null
  created_at: Date
}

/** Those of the jobs that are open, the latest to come first. */
export async function jobsInFeed(db: Db, ids: readonly string[], most: number): Promise<FedJob[]> {
  return db
    .selectFrom('jobs')
    .select(['id', 'title', 'company', 'location', 'link', 'created_at'])
    .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
    .where('closed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
}
