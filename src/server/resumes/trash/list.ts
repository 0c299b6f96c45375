import type { Calls } from '#contract/calls.ts'

import type { Handler } from '../../http/handler.ts'
import { listTrashOf } from './store.ts'

export const listTrash: Handler<Calls['listTrash']> = async ({ house, person }) =>
  listTrashOf(house.db, person.id)
