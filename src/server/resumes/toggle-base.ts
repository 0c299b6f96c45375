import type { Calls } from '#contract/calls.ts'

import type { Handler } from '../http/handler.ts'
import { change } from './change.ts'
import { own } from './own.ts'

export const toggleBase: Handler<Calls['toggleBase']> = async ({ house, person, param }) => {
  const owned = await own(house, person, param('id'))
  const { is_base } = await change(house, owned, { kind: 'details' }, (current) => ({
    is_base: !current.is_base,
  }))
  return { is_base }
}
