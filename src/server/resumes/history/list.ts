import type { Calls } from '#contract/calls.ts'

import type { Handler } from '../../http/handler.ts'
import { own } from '../own.ts'
import { listRevisions, ofResume } from './store.ts'

export const resumeHistory: Handler<Calls['resumeHistory']> = async ({ house, person, param }) =>
  listRevisions(house.db, ofResume, await own(house, person, param('id')))
