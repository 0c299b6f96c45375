/**
 * What stays of a person who left: a keyed hash of the normalised e-mail address, for 30 days, so
 * that leaving and coming back is no way to fresh credits. Where the issuer told no address it is of
 * the issuer's own name for the person. The key is made once and kept in the database; without it
 * the hash tells nothing.
 */
import { createHmac } from 'node:crypto'

import type { Kysely } from 'kysely'

import type { Tables } from '../db/tables.ts'
import { serverKey } from './server-key.ts'

/** How long the hash stays (specification §9). */
const retentionDays = 30

const keyName = 'departed-emails'

export function normaliseEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase()
}

/** By what somebody is known again. */
export interface Leaver {
  issuer: string
  subject: string
  email: string | null
}

/** Keeps the hash until `now` plus the retention. */
export async function rememberDeparture(
  db: Kysely<Tables>,
  leaver: Leaver,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + retentionDays * 86_400_000)
  await db
    .insertInto('departed_emails')
    .values({ email_hmac: await hashOf(db, nameOf(leaver)), expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('email_hmac').doUpdateSet({ expires_at: expiresAt }))
    .execute()
}

export async function hasDeparted(db: Kysely<Tables>, leaver: Leaver, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('departed_emails')
    .select('expires_at')
    .where('email_hmac', 'in', [
      await hashOf(db, nameOf(leaver)),
      // They may have left when the issuer did not tell the address yet.
      await hashOf(db, nameOf({ ...leaver, email: null })),
    ])
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** No address is JSON. */
const nameOf = ({ issuer, subject, email }: Leaver): string =>
  email === null ? JSON.stringify([issuer, subject]) : normaliseEmail(email)

async function hashOf(db: Kysely<Tables>, name: string): Promise<Buffer> {
  return createHmac('sha256', await serverKey(db, keyName))
    .update(name)
    .digest()
}
