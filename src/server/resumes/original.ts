import type { Calls } from '#contract/calls.ts'

import type { Handler } from '../http/handler.ts'
import { own } from './own.ts'

/** What Show Edits compares with: kept with the resume, so it survives the original's end. */
export const originalOfResume: Handler<Calls['originalOfResume']> = async ({
  house,
  person,
  param,
}) => (await own(house, person, param('id'))).original
