import type { Calls } from '#contract/calls.ts'

import type { Handler } from '../http/handler.ts'
import { Problem } from '../http/problem.ts'
import { findJob } from './store.ts'

export const openJob: Handler<Calls['openJob']> = async ({ house, param }) => {
  const job = await findJob(house.db, param('id'))
  if (job === null) throw new Problem('job_not_found')
  return job.detail
}
