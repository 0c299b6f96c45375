/**
 * A person who has just signed in: found by (issuer, subject), made at the first time. Newcomers
 * get their credits here, unless their subject or their verified address has had some.
 */
import type { House } from '../house.ts'
import { grantCredits } from '../credits/ledger-store.ts'
import { addPerson, updatePerson } from './person-store.ts'
import type { Identity } from './person.ts'
import { claimSignUp } from './sign-up-claims.ts'

/** Gives the person's id; name and address follow what the issuer says now. */
export async function joinPerson(
  { config, db, now }: Pick<House, 'config' | 'db' | 'now'>,
  identity: Identity,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const made = await addPerson(transaction, identity)
    const isNew = await claimSignUp(transaction, identity, now())
    if (made === null) return updatePerson(transaction, identity)
    await grantCredits(transaction, made, isNew ? config.creditsOnSignup : 0, 'signup')
    return made
  })
}
