import type { Calls } from '#contract/calls.ts'

import type { Handler } from '../http/handler.ts'
import { Written } from '../http/written.ts'
import { ownText } from './own.ts'

export const openResume: Handler<Calls['openResume']> = async ({ house, person, param }) =>
  new Written(await ownText(house, person, param('id')))
