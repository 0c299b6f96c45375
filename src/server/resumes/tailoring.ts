import type { Calls } from '#contract/calls.ts'

import type { Handler } from '../http/handler.ts'
import { own } from './own.ts'
import { findTailoring } from './store.ts'

/** How a tailored resume was made, for whoever wants to know why something is not in it. */
export const tailoringOfResume: Handler<Calls['tailoringOfResume']> = async ({
  house,
  person,
  param,
}) => findTailoring(house.db, await own(house, person, param('id')))
