/**
 * A person who has just signed in: found by (issuer, subject), made at the first time. Newcomers
 * get their credits here, unless they left within the last 30 days.
 */
import type { House } from '../house.ts'
import { grantCredits } from '../credits/ledger.ts'
import { hasDeparted } from './departed.ts'

/** Who somebody is, as the issuer says. */
export interface Identity {
  issuer: string
  subject: string
  name: string | null
  email: string | null
}

/** Gives the person's id; name and address follow what the issuer says now. */
export async function joinPerson(
  { config, db, now }: Pick<House, 'config' | 'db' | 'now'>,
  identity: Identity,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const made = await transaction
      .insertInto('people')
      .values(identity)
      .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made === undefined) {
      const known = await transaction
        .updateTable('people')
        // An issuer that says nothing this time takes nothing back.
        .set((eb) => ({
          name: eb.fn.coalesce(eb.val(identity.name), eb.ref('name')),
          email: eb.fn.coalesce(eb.val(identity.email), eb.ref('email')),
        }))
        .where('issuer', '=', identity.issuer)
        .where('subject', '=', identity.subject)
        .returning('id')
        .executeTakeFirstOrThrow()
      return known.id
    }
    const isBack = await hasDeparted(transaction, identity, now())
    await grantCredits(transaction, made.id, isBack ? 0 : config.creditsOnSignup, 'signup')
    return made.id
  })
}
