/** The SQL of kept searches. Every function asks whose they are. */
import type { PortableSavedSearch } from '#contract/portable.ts'
import type { SavedQuery } from '#contract/saved-searches.ts'
import { mostSavedSearches } from '#contract/saved-searches.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

import type { Tables } from '../../db/tables.ts'
import { takeTurn } from '../../users/turn-store.ts'

/** An id in a path may be any text. */
const idAsText = sql<string>`id::text`

const hasFeed = sql<boolean>`exists (
  SELECT FROM feeds WHERE feeds.saved_search_id = saved_searches.id
)`.as('has_feed')

const mailLanguage = sql<Language | null>`(
  SELECT language FROM job_mails
  WHERE job_mails.person_id = saved_searches.person_id AND mailed_until IS NOT NULL
)`.as('mail_language')

export interface SavedSearch {
  id: string
  query: SavedQuery
  seen_at: Date
  /** Whether there is an Atom address of it. */
  has_feed: boolean
  /** The language in which its new jobs are mailed; null where they are not. */
  mail_language: Language | null
}

export async function keepSearch(
  db: Kysely<Tables>,
  personId: string,
  query: SavedQuery,
  at: Date,
): Promise<SavedSearch> {
  return db.transaction().execute(async (transaction) => {
    await takeTurn(transaction, personId)
    const kept = await transaction
      .insertInto('saved_searches')
      .values({ person_id: personId, query: JSON.stringify(query), created_at: at, seen_at: at })
      .onConflict((conflict) =>
        conflict.columns(['person_id', 'query']).doUpdateSet({ created_at: at, seen_at: at }),
      )
      .returning(['id', 'query', 'seen_at', hasFeed, mailLanguage])
      .executeTakeFirstOrThrow()
    await forgetOldest(transaction, personId)
    return kept
  })
}

async function forgetOldest(db: Kysely<Tables>, personId: string): Promise<void> {
  const beyond = db
    .selectFrom('saved_searches')
    .select('id')
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(mostSavedSearches)
  await db.deleteFrom('saved_searches').where('id', 'in', beyond).execute()
}

export async function listSaved(db: Kysely<Tables>, personId: string): Promise<SavedSearch[]> {
  return db
    .selectFrom('saved_searches')
    .select(['id', 'query', 'seen_at', hasFeed, mailLanguage])
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Whether there was one. */
export async function seeSaved(
  db: Kysely<Tables>,
  personId: string,
  id: string,
  at: Date,
): Promise<boolean> {
  const seen = await db
    .updateTable('saved_searches')
    .set({ seen_at: at })
    .where('person_id', '=', personId)
    .where(idAsText, '=', id)
    .returning('id')
    .executeTakeFirst()
  return seen !== undefined
}

/** Whether there was one. */
export async function removeSaved(
  db: Kysely<Tables>,
  personId: string,
  id: string,
): Promise<boolean> {
  const gone = await db
    .deleteFrom('saved_searches')
    .where('person_id', '=', personId)
    .where(idAsText, '=', id)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

/** For the document of everything a person has. */
export async function listPortableSaved(
  db: Kysely<Tables>,
  personId: string,
): Promise<PortableSavedSearch[]> {
  const rows = await db
    .selectFrom('saved_searches')
    .select(['query', 'created_at', 'seen_at', mailLanguage])
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ query, created_at, seen_at, mail_language }) => ({
    query,
    created_at: created_at.toISOString(),
    seen_at: seen_at.toISOString(),
    mail_language,
  }))
}

/** Puts back what is not there. */
export async function restoreSaved(
  transaction: Kysely<Tables>,
  personId: string,
  searches: readonly PortableSavedSearch[],
): Promise<void> {
  if (searches.length === 0) return
  await transaction
    .insertInto('saved_searches')
    .values(
      searches.map(({ query, created_at, seen_at }) => ({
        person_id: personId,
        query: JSON.stringify(query),
        created_at,
        seen_at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await forgetOldest(transaction, personId)
}
