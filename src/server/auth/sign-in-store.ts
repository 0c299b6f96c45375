/**
 * Sign-ins under way: begun at `/api/auth/login`, taken out once at the issuer's return, forgotten
 * after ten minutes. State and browser secret are kept as hashes only.
 */

import type { Db } from '../db/tables.ts'
import type { Transaction } from './oidc.ts'
import { hashToken, isHashOf } from './tokens.ts'

export const signInSeconds = 600

export async function beginSignIn(
  db: Db,
  { state, nonce, codeVerifier }: Transaction,
  browser: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('sign_ins')
    .values({
      state_hash: hashToken(state),
      browser_hash: hashToken(browser),
      nonce,
      code_verifier: codeVerifier,
      created_at: now,
      expires_at: new Date(now.getTime() + signInSeconds * 1000),
    })
    .execute()
}

/**
 * Takes a sign-in out, so that it never serves twice. One that comes back in another browser, or
 * too late, is taken out all the same and counts for nothing.
 */
export async function takeSignIn(
  db: Db,
  state: string,
  browser: string | undefined,
  now: Date,
): Promise<Transaction | undefined> {
  const row = await db
    .deleteFrom('sign_ins')
    .where('state_hash', '=', hashToken(state))
    .returningAll()
    .executeTakeFirst()
  if (row === undefined || row.expires_at <= now) return undefined
  if (!isHashOf(row.browser_hash, browser)) return undefined
  return { state, nonce: row.nonce, codeVerifier: row.code_verifier }
}

export async function removeEndedSignIns(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sign_ins').where('expires_at', '<', now).execute()
}
