/** What one person may do only once at a time, whichever process does it. */

import type { Transaction } from '../db/tables.ts'

/**
 * Holds the person's row to the end of the transaction. First in it, before any other row of theirs:
 * so go the deletion of an account and of what is in the trash too, and none locks another up. What
 * only names the person, as every row of theirs does, does not wait for it.
 */
export async function takeTurn(transaction: Transaction, personId: string): Promise<void> {
  await transaction
    .selectFrom('people')
    .select('id')
    .where('id', '=', personId)
    .forNoKeyUpdate()
    .execute()
}
