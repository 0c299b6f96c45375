import type { Calls } from '#contract/calls.ts'

import type { Handler } from '../http/handler.ts'
import { own } from './own.ts'

export const openResume: Handler<Calls['openResume']> = async ({ house, person, param }) =>
  (await own(house, person, param('id'))).resume
