import type { Calls } from '#contract/calls.ts'

import type { Handler } from '../../http/handler.ts'
import { ownTrashed } from '../own.ts'
import { deleteTrashed } from './store.ts'

/** The resume goes with everything that hangs on it: its saved states, its reading, its scores. */
export const deleteForEver: Handler<Calls['deleteForEver']> = async ({ house, person, param }) => {
  await deleteTrashed(house.db, await ownTrashed(house, person, param('id')))
}
