/** Days of applications, and when their status changed. */
import type { Calls } from '#contract/calls.ts'

import type { Handler } from '../http/handler.ts'
import { Problem } from '../http/problem.ts'
import { own } from '../resumes/own.ts'
import * as store from './store.ts'

export const datesOfMe: Handler<Calls['datesOfMe']> = async ({ house, person }) => {
  const dates = await store.listDates(house.db, person.id)
  return dates.map(({ id, resume_id, kind, day, time, note }) => ({
    id,
    resume_id,
    kind,
    day,
    time,
    note,
  }))
}

export const addDate: Handler<Calls['addDate']> = async ({ house, person, param, body }) => {
  const owned = await own(house, person, param('id'))
  const added = await store.addDate(house.db, owned, await body(), house.now())
  if (added === null) throw new Problem('too_many_dates')
  return added
}

export const saveDate: Handler<Calls['saveDate']> = async ({ house, person, param, body }) => {
  const owned = await own(house, person, param('id'))
  const changed = await store.changeDate(house.db, owned, param('date'), await body(), house.now())
  if (changed === null) throw new Problem('not_found')
  return changed
}

export const removeDate: Handler<Calls['removeDate']> = async ({ house, person, param }) => {
  const owned = await own(house, person, param('id'))
  if (!(await store.removeDate(house.db, owned, param('date')))) throw new Problem('not_found')
  return undefined
}

export const statusChanges: Handler<Calls['statusChanges']> = async ({ house, person, param }) => {
  const { resume } = await own(house, person, param('id'))
  return store.listStatusChanges(house.db, resume.id)
}
