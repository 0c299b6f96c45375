/** The SQL of secrets that this installation makes for itself: each once, at its first use. */

import type { Db } from '../db/tables.ts'

/** A secret made once; of several processes that make it, the first one's counts for all. */
export async function keepSecret(
  db: Db,
  name: string,
  make: () => string | Promise<string>,
): Promise<string> {
  const read = () =>
    db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst()
  const kept = await read()
  if (kept !== undefined) return kept.value
  await db
    .insertInto('secrets')
    .values({ name, value: await make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = (await read()) ?? { value: '' } // just written, by us or by somebody quicker
  return value
}
