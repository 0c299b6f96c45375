/** What to look at in a resume: findings with their places, and against its own job where it has one. */
import type { Calls } from '#contract/calls.ts'
import { monthOf } from '#domain/language/dates.ts'

import type { Handler } from '../http/handler.ts'
import { own } from './own.ts'
import { readJobText } from './score.ts'

export const suggestionsOfResume: Handler<Calls['suggestionsOfResume']> = async ({
  house,
  person,
  param,
}) => {
  const { resume } = await own(house, person, param('id'))
  const { suggestFor } = await import('#domain/suggestions/suggest.ts')
  const { contentOf } = await import('#domain/resume/resume.ts')
  const job = resume.job_description ? await readJobText(resume.job_description) : null
  const now = monthOf(house.now())
  return { suggestions: suggestFor(contentOf(resume), { job, now }) }
}
