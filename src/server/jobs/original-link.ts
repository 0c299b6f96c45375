import type { Calls } from '#contract/calls.ts'

import type { Handler } from '../http/handler.ts'
import { Problem } from '../http/problem.ts'
import { findJobFor } from '../pasted-jobs/find-any.ts'

export const originalLink: Handler<Calls['originalLink']> = async ({ house, person, query }) => {
  const job = await findJobFor(house, person.id, query().job_identifier)
  if (job === null) throw new Problem('job_not_found')
  if (job.link === null) throw new Problem('job_link_not_found')
  return { url: job.link }
}
