/** A job, and the way to its post. */
import type { Handler } from '../http/handler.ts'
import { Problem } from '../http/problem.ts'
import { findJobFor } from '../pasted-jobs/find-any.ts'

export const openJob: Handler<'openJob'> = async ({ house, person, param }) => {
  const job = await findJobFor(house, person.id, param('id'))
  if (job === null) throw new Problem('job_not_found')
  return { ...job.detail, text: job.text }
}

export const originalLink: Handler<'originalLink'> = async ({ house, person, query }) => {
  const job = await findJobFor(house, person.id, query().job_identifier)
  if (job === null) throw new Problem('job_not_found')
  if (job.link === null) throw new Problem('job_link_not_found')
  return { url: job.link }
}
