import type { Calls } from '#contract/calls.ts'

import type { Handler } from '../http/handler.ts'
import { Problem } from '../http/problem.ts'
import { findJobFor } from '../pasted-jobs/find-any.ts'

export const openJob: Handler<Calls['openJob']> = async ({ house, person, param }) => {
  const job = await findJobFor(house, person.id, param('id'))
  if (job === null) throw new Problem('job_not_found')
  return { ...job.detail, text: job.text }
}
