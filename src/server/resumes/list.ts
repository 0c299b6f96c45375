import type { Calls } from '#contract/calls.ts'

import type { Handler } from '../http/handler.ts'
import { listResumesOf } from './store.ts'

export const listResumes: Handler<Calls['listResumes']> = async ({ house, person }) =>
  listResumesOf(house.db, person.id)
