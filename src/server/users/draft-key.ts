/**
 * The key that seals a person's unsaved drafts on their devices: it is never kept there, so whoever
 * uses the browser next finds what was left and cannot read it.
 */
import { createHmac } from 'node:crypto'

import type { Calls } from '#contract/calls.ts'

import type { Handler } from '../http/handler.ts'
import { serverKey } from './server-key.ts'

export const draftKey: Handler<Calls['draftKey']> = async ({ house, person }) => {
  const secret = await serverKey(house.db, 'drafts')
  return { key: createHmac('sha256', secret).update(person.id).digest('base64') }
}
