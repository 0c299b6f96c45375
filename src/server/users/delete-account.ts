import type { Handler } from '../http/handler.ts'
import type { House } from '../house.ts'
import { removePerson } from './person-store.ts'
import { claimSignUp } from './sign-up-claims.ts'

export const deleteAccount: Handler<'deleteAccount'> = async ({ house, person }) => {
  await deletePerson(house, person.id)
  house.ownModels.forget(person.id)
}

/**
 * Everything of a person goes in one transaction, the sessions with it: every table that holds
 * something of theirs cascades from `people`. Only the keyed hashes of the issuer's subject and of a
 * verified address stay, and are kept for 30 days more.
 */
export async function deletePerson(
  { db, now }: Pick<House, 'db' | 'now'>,
  personId: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const gone = await removePerson(transaction, personId)
    if (gone !== null) await claimSignUp(transaction, gone, now())
  })
}
