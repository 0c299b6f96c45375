import type { Calls } from '#contract/calls.ts'

import type { Handler } from '../http/handler.ts'
import { rememberDeparture } from './departed.ts'

/**
 * Everything of a person goes in one transaction, the sessions with it: every table that holds
 * something of theirs cascades from `people`. Only the keyed hash of the address stays.
 */
export const deleteAccount: Handler<Calls['deleteAccount']> = async ({ house, person }) => {
  await house.db.transaction().execute(async (transaction) => {
    if (person.email !== null) await rememberDeparture(transaction, person.email, house.now())
    await transaction.deleteFrom('people').where('id', '=', person.id).execute()
  })
}
