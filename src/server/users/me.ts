import type { Calls } from '#contract/calls.ts'

import { readBalance } from '../credits/ledger-store.ts'
import type { Handler } from '../http/handler.ts'

/** The balance is null where credits are unlimited; the screen then shows 'N/A'. */
export const currentUser: Handler<Calls['currentUser']> = async ({ house, person }) => ({
  name: person.name,
  email: person.email,
  credit_balance:
    house.config.credits === 'unlimited' ? null : await readBalance(house.db, person.id),
})
