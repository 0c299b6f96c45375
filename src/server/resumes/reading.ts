import type { Calls } from '#contract/calls.ts'

import type { Handler } from '../http/handler.ts'
import { own } from './own.ts'
import { findReading } from './store.ts'

/** What to check after an upload: doubtful fields, and lines that found no field. */
export const readingOfResume: Handler<Calls['readingOfResume']> = async ({
  house,
  person,
  param,
}) => findReading(house.db, await own(house, person, param('id')))
