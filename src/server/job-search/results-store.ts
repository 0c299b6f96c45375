/** The SQL of the results that a person pages through: kept for 30 minutes, lost without harm. */
import type { SearchAbout } from '#domain/jobs/job.ts'
import type { Kysely } from 'kysely'

import type { Tables } from '../db/tables.ts'

const keptMs = 30 * 60_000

export interface Results {
  ids: string[]
  about: SearchAbout
}

export async function keepResults(
  db: Kysely<Tables>,
  personId: string,
  question: Buffer,
  { ids, about }: Results,
  at: Date,
): Promise<void> {
  const values = { ids, about: JSON.stringify(about), created_at: at }
  await db
    .insertInto('job_results')
    .values({ person_id: personId, question, ...values })
    .onConflict((conflict) => conflict.columns(['person_id', 'question']).doUpdateSet(values))
    .execute()
}

export async function findResults(
  db: Kysely<Tables>,
  personId: string,
  question: Buffer,
  at: Date,
): Promise<Results | null> {
  const row = await db
    .selectFrom('job_results')
    .select(['ids', 'about'])
    .where('person_id', '=', personId)
    .where('question', '=', question)
    .where('created_at', '>', new Date(at.getTime() - keptMs))
    .executeTakeFirst()
  return row ?? null
}

export async function forgetOldResults(db: Kysely<Tables>, at: Date): Promise<void> {
  await db
    .deleteFrom('job_results')
    .where('created_at', '<', new Date(at.getTime() - keptMs))
    .execute()
}
