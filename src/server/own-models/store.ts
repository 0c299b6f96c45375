/** The SQL of the models that people bring: one a person, gone with them. */
import type { Selectable } from 'kysely'

import type { OwnModelsTable } from '../db/people-tables.ts'
import type { Db } from '../db/tables.ts'

export type StoredModel = Omit<Selectable<OwnModelsTable>, 'person_id'>

export async function findModel(db: Db, personId: string): Promise<StoredModel | null> {
  const row = await db
    .selectFrom('own_models')
    .select(['provider', 'base_url', 'model', 'sealed_key', 'made_at'])
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return row ?? null
}

export async function putModel(db: Db, personId: string, model: StoredModel): Promise<void> {
  await db
    .insertInto('own_models')
    .values({ person_id: personId, ...model })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(model))
    .execute()
}

export async function dropModel(db: Db, personId: string): Promise<void> {
  await db.deleteFrom('own_models').where('person_id', '=', personId).execute()
}
