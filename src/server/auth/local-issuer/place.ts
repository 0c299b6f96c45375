/**
 * What both sides of the embedded sign-in agree on: where the issuer is and the secret of its one
 * client. Kept apart from the issuer itself, which is loaded only when somebody signs in.
 */
import { randomBytes } from 'node:crypto'

import type { Kysely } from 'kysely'

import type { Config } from '../../config.ts'
import type { Tables } from '../../db/tables.ts'

export const issuerPath = '/issuer'

export function localIssuerUrl({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return `${publicUrl}${issuerPath}`
}

export async function localClient(db: Kysely<Tables>): Promise<{ id: string; secret: string }> {
  return { id: 'lapel', secret: await keepSecret(db, 'issuer-client', makeSecret) }
}

export function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** A secret made once; of several processes that make it, the first one's counts for all. */
export async function keepSecret(
  db: Kysely<Tables>,
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
