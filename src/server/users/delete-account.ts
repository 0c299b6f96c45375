import type { Calls } from '#contract/calls.ts'

import type { Handler } from '../http/handler.ts'
import { rememberDeparture } from './departed.ts'

/**
 * Everything of a person goes in one transaction, the sessions with it: every table that holds
 * something of theirs cascades from `people`. Only the keyed hash of the address
 * stays, or of the issuer's name for them where it told no address.
 */
export const deleteAccount: Handler<Calls['deleteAccount']> = async ({ house, person }) => {
  await house.db.transaction().execute(async (transaction) => {
    const gone = await transaction
      .deleteFrom('people')
      .where('id', '=', person.id)
      .returning(['issuer', 'subject', 'email'])
      .executeTakeFirst()
    if (gone !== undefined) await rememberDeparture(transaction, gone, house.now())
  })
}
