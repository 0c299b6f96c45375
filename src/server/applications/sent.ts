/** What was sent with an application. */
import type { Calls } from '#contract/calls.ts'

import type { Handler } from '../http/handler.ts'
import { Problem } from '../http/problem.ts'
import { needBytes } from '../quota/quota.ts'
import { own } from '../resumes/own.ts'
import { keepSentNow, listSent } from './sent-store.ts'

export const sentCopies: Handler<Calls['sentCopies']> = async ({ house, person, param }) => {
  const { resume } = await own(house, person, param('id'))
  return listSent(house.db, resume.id)
}

export const keepSentCopy: Handler<Calls['keepSentCopy']> = async ({ house, person, param }) => {
  const owned = await own(house, person, param('id'))
  const { bytesPerPerson: mostBytes } = house.config
  await needBytes(house.db, { personId: owned.personId, mostBytes }, 0)
  await keepSentNow(house.db, owned, house.now())
  const [latest] = await listSent(house.db, owned.resume.id)
  // Removed for good at this very moment.
  if (latest === undefined) throw new Problem('resume_not_found')
  return latest
}
