/** The SQL of the people themselves. */
import { sql } from 'kysely'

import type { Db, Transaction } from '../db/tables.ts'
import type { Identity } from './person.ts'

/** Adds the person and returns their id; null where the issuer's subject is known already. */
export async function addPerson(
  transaction: Transaction,
  { issuer, subject, name, email, isEmailVerified }: Identity,
): Promise<string | null> {
  const made = await transaction
    .insertInto('people')
    .values({ issuer, subject, name, email, is_email_verified: isEmailVerified })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id ?? null
}

/** Writes what the issuer says now of a person who is known, and returns their id. */
export async function updatePerson(
  transaction: Transaction,
  { issuer, subject, name, email, isEmailVerified }: Identity,
): Promise<string> {
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

/** Removes a person with everything that cascades from their row; null where there is nobody. */
export async function removePerson(
  transaction: Transaction,
  personId: string,
): Promise<Omit<Identity, 'name'> | null> {
  const gone = await transaction
    .deleteFrom('people')
    .where('id', '=', personId)
    .returning(['issuer', 'subject', 'email', 'is_email_verified as isEmailVerified'])
    .executeTakeFirst()
  return gone ?? null
}

/** Everybody who signs in with an address, whichever issuer they come from. */
export async function findPeopleByEmail(
  db: Db,
  email: string,
): Promise<{ id: string; email: string | null }[]> {
  return db
    .selectFrom('people')
    .select(['id', 'email'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .execute()
}
