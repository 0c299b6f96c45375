/** Keys of this server, each made once at its first use and kept in the database. */
import { randomBytes } from 'node:crypto'

import type { Kysely } from 'kysely'

import type { Tables } from '../db/tables.ts'

export async function serverKey(db: Kysely<Tables>, name: string): Promise<Buffer> {
  const read = () =>
    db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst()
  const known = await read()
  if (known !== undefined) return Buffer.from(known.value, 'base64')
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('base64') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = (await read()) ?? { value: '' } // just written, by us or by somebody quicker
  return Buffer.from(value, 'base64')
}
