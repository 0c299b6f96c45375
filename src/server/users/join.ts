/**
 * A person who has just signed in: found by (issuer, subject), made at the first time. Newcomers
 * get their credits here, unless their subject or their verified address has had some.
 */
import type { House } from '../house.ts'
import { grantCredits } from '../credits/ledger.ts'
import { claimSignUp } from './sign-up-claims.ts'

/** Who somebody is, as the issuer says. */
export interface Identity {
  issuer: string
  subject: string
  name: string | null
  email: string | null
  /** Whether the issuer says that the address is this person's. */
  isEmailVerified: boolean
}

/** Gives the person's id; name and address follow what the issuer says now. */
export async function joinPerson(
  { config, db, now }: Pick<House, 'config' | 'db' | 'now'>,
  identity: Identity,
): Promise<string> {
  const { issuer, subject, name, email, isEmailVerified } = identity
  return db.transaction().execute(async (transaction) => {
    const made = await transaction
      .insertInto('people')
      .values({ issuer, subject, name, email, is_email_verified: isEmailVerified })
      .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
      .returning('id')
      .executeTakeFirst()
    const isNew = await claimSignUp(transaction, identity, now())
    if (made === undefined) {
      const known = await transaction
        .updateTable('people')
        // An issuer that says nothing this time takes nothing back.
        .set((eb) => ({
          name: eb.fn.coalesce(eb.val(name), eb.ref('name')),
          ...(email === null ? {} : { email, is_email_verified: isEmailVerified }),
        }))
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .returning('id')
        .executeTakeFirstOrThrow()
      return known.id
    }
    await grantCredits(transaction, made.id, isNew ? config.creditsOnSignup : 0, 'signup')
    return made.id
  })
}
