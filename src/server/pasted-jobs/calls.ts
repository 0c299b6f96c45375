/** Add, list and remove jobs that a person found elsewhere. */
import type { Calls } from '#contract/calls.ts'

import type { Handler } from '../http/handler.ts'
import { badRequest } from '../http/issue-words.ts'
import { Problem } from '../http/problem.ts'
import { untilGone } from '../http/until-gone.ts'
import { keepPastedText, readJobLink } from './read-link.ts'
import { listFound, removeFound } from './store.ts'

export const addFoundJob: Handler<Calls['addFoundJob']> = async ({
  house,
  person,
  body,
  reply,
}) => {
  const { url, text } = await body((issues) =>
    issues[0]?.code === 'too_big' && issues[0].path[0] === 'text'
      ? new Problem('job_too_long')
      : badRequest(issues),
  )
  const run = house.texts.for(person.id, untilGone(reply))
  const job =
    text === null || text.trim() === ''
      ? await readJobLink(house, run, person.id, url)
      : await keepPastedText(house, run, person.id, { url, text })
  return { ...job.detail, text: job.text }
}

export const listFoundJobs: Handler<Calls['listFoundJobs']> = async ({ house, person }) =>
  listFound(house.db, person.id)

export const removeFoundJob: Handler<Calls['removeFoundJob']> = async ({
  house,
  person,
  param,
}) => {
  if (!(await removeFound(house.db, person.id, param('id')))) throw new Problem('job_not_found')
  return undefined
}
