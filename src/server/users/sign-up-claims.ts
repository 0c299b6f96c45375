/**
 * Who has had sign-up credits: the issuer's subject and, where the issuer has verified it, the
 * address. Each is kept as a keyed hash for 30 days after the last sign-in or the departure, so that
 * leaving and coming back is no way to fresh credits. An address that nobody verified claims nothing:
 * otherwise anybody could name another's. The key is made once and kept in the database; without it
 * the hashes tell nothing.
 */
import { createHmac } from 'node:crypto'

import type { Db } from '../db/tables.ts'
import type { Identity } from './person.ts'
import { serverKey } from './server-key.ts'
import { prolongClaims, takeClaims } from './sign-up-claim-store.ts'

/** How long a hash stays (specification §9). */
const retentionDays = 30

/** Its first use was for the addresses of people who left. */
const keyName = 'departed-emails'

export function normaliseEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase()
}

export type Claimant = Omit<Identity, 'name'>

/** Claims, or claims again; true where nobody had a claim by any of the person's names. */
export async function claimSignUp(db: Db, claimant: Claimant, now: Date): Promise<boolean> {
  const key = await serverKey(db, keyName)
  const hashes = namesOf(claimant)
    .map((name) => createHmac('sha256', key).update(name).digest())
    // In one order, so that two who claim the same do not wait for each other.
    .toSorted((a, b) => Buffer.compare(a, b))
  const expiresAt = new Date(now.getTime() + retentionDays * 86_400_000)
  const claimed = await takeClaims(db, hashes, { now, expiresAt })
  await prolongClaims(db, hashes, expiresAt)
  return claimed === hashes.length
}

/** The subject is JSON, which no address is. */
function namesOf({ issuer, subject, email, isEmailVerified }: Claimant): string[] {
  const address = email !== null && isEmailVerified ? [normaliseEmail(email)] : []
  return [JSON.stringify([issuer, subject]), ...address]
}
