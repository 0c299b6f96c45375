/** Who is signed in, and their key. */
import { createHmac } from 'node:crypto'

import { readBalance } from '../credits/ledger-store.ts'
import type { Handler } from '../http/handler.ts'
import { serverKey } from './server-key.ts'

/** The balance is null where credits are unlimited; the screen then shows 'N/A'. */
export const currentUser: Handler<'currentUser'> = async ({ house, person }) => ({
  name: person.name,
  email: person.email,
  credit_balance:
    house.config.credits === 'unlimited' ? null : await readBalance(house.db, person.id),
})

/**
 * The key that seals a person's unsaved drafts on their devices: it is never kept there, so whoever
 * uses the browser next finds what was left and cannot read it.
 */
export const draftKey: Handler<'draftKey'> = async ({ house, person }) => {
  const secret = await serverKey(house.db, 'drafts')
  return { key: createHmac('sha256', secret).update(person.id).digest('base64') }
}
