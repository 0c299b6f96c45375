/** What to look at in a resume: findings with their places, and against its own job where it has one. */
import type { Calls } from '#contract/calls.ts'
import { monthOf } from '#domain/language/dates.ts'

import { contentOf } from '#domain/resume/content.ts'

import type { Handler } from '../http/handler.ts'
import { untilGone } from '../http/until-gone.ts'
import { own } from './own.ts'
import { readJobText } from './score.ts'

export const suggestionsOfResume: Handler<Calls['suggestionsOfResume']> = async ({
  house,
  person,
  param,
  reply,
}) => {
  const { resume } = await own(house, person, param('id'))
  const run = house.texts.for(person.id, untilGone(reply))
  const job = resume.job_description ? await readJobText(run, resume.job_description) : null
  const now = monthOf(house.now())
  return { suggestions: await run('suggest', contentOf(resume), { job, now }) }
}
