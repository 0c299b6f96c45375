/** What to check after an upload: doubtful fields, and lines that found no field. */
import type { Calls } from '#contract/calls.ts'

import type { Handler } from '../http/handler.ts'
import { own } from './own.ts'
import { findReading, settleReading } from './store.ts'

export const readingOfResume: Handler<Calls['readingOfResume']> = async ({
  house,
  person,
  param,
}) => findReading(house.db, await own(house, person, param('id')))

export const checkReading: Handler<Calls['checkReading']> = async ({
  house,
  person,
  param,
  body,
}) => {
  const owned = await own(house, person, param('id'))
  return settleReading(house.db, owned, await body())
}
