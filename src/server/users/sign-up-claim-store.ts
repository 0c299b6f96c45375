/** The SQL of claims of sign-up credits, each a keyed hash with its end. */

import type { Db } from '../db/tables.ts'

/** Adds these claims, or takes over those that have ended; returns how many were free. */
export async function takeClaims(
  db: Db,
  hashes: readonly Buffer[],
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<number> {
  const claimed = await db
    .insertInto('sign_up_claims')
    .values(hashes.map((hmac) => ({ hmac, expires_at: expiresAt })))
    .onConflict((conflict) =>
      conflict
        .column('hmac')
        .doUpdateSet({ expires_at: expiresAt })
        .where('sign_up_claims.expires_at', '<=', now),
    )
    .returning('hmac')
    .execute()
  return claimed.length
}

export async function prolongClaims(
  db: Db,
  hashes: readonly Buffer[],
  expiresAt: Date,
): Promise<void> {
  await db
    .updateTable('sign_up_claims')
    .set({ expires_at: expiresAt })
    .where('hmac', 'in', hashes)
    .execute()
}

export async function removeEndedClaims(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sign_up_claims').where('expires_at', '<', now).execute()
}
