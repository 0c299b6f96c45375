/** The SQL of photos: one a person, gone with them. */

import type { Db } from '../db/tables.ts'

/** In base64; null where the person keeps none. */
export async function findPhoto(db: Db, personId: string): Promise<string | null> {
  const row = await db
    .selectFrom('photos')
    .select('jpeg')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return row?.jpeg.toString('base64') ?? null
}

export async function putPhoto(
  db: Db,
  personId: string,
  jpeg: Uint8Array,
  at: Date,
): Promise<void> {
  const values = { jpeg: Buffer.from(jpeg), changed_at: at }
  await db
    .insertInto('photos')
    .values({ person_id: personId, ...values })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(values))
    .execute()
}

/** Puts back the photo of an export where the person keeps none. */
export async function restorePhoto(
  db: Db,
  personId: string,
  jpeg: Uint8Array,
  at: Date,
): Promise<void> {
  await db
    .insertInto('photos')
    .values({ person_id: personId, jpeg: Buffer.from(jpeg), changed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function dropPhoto(db: Db, personId: string): Promise<void> {
  await db.deleteFrom('photos').where('person_id', '=', personId).execute()
}
