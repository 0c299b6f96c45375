/** Secret addresses made and ended, and the calendar as a file. */
import { preferredLanguage } from '../http/accept-language.ts'
import { disposition } from '../http/disposition.ts'
import type { Handler } from '../http/handler.ts'
import { Problem } from '../http/problem.ts'
import { calendarOf } from './calendar.ts'
import { calendarMadeAt, findSavedId, makeFeed, removeFeed } from './store.ts'

export const calendarOfMe: Handler<'calendarOfMe'> = async ({ house, person }) => ({
  made_at: (await calendarMadeAt(house.db, person.id))?.toISOString() ?? null,
})

export const makeCalendar: Handler<'makeCalendar'> = async ({ house, person, request }) => {
  const { db, config, now } = house
  const language = preferredLanguage(request.headers['accept-language'])
  const secret = await makeFeed(db, { personId: person.id, savedSearchId: null }, language, now())
  return { address: `${config.publicUrl}/feeds/${secret}.ics` }
}

export const removeCalendar: Handler<'removeCalendar'> = async ({ house, person }) => {
  if (!(await removeFeed(house.db, { personId: person.id, savedSearchId: null })))
    throw new Problem('not_found')
  return undefined
}

export const calendarFile: Handler<'calendarFile'> = async ({ house, person, request, reply }) => {
  const language = preferredLanguage(request.headers['accept-language'])
  void reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', disposition('lapel.ics'))
    .send(await calendarOf(house.db, person.id, language))
}

export const makeSearchFeed: Handler<'makeSearchFeed'> = async ({
  house,
  person,
  param,
  request,
}) => {
  const { db, config, now } = house
  const savedSearchId = await findSavedId(db, person.id, param('id'))
  if (savedSearchId === null) throw new Problem('not_found')
  const language = preferredLanguage(request.headers['accept-language'])
  const secret = await makeFeed(db, { personId: person.id, savedSearchId }, language, now())
  return { address: `${config.publicUrl}/feeds/${secret}.atom` }
}

export const removeSearchFeed: Handler<'removeSearchFeed'> = async ({ house, person, param }) => {
  const savedSearchId = await findSavedId(house.db, person.id, param('id'))
  const isGone =
    savedSearchId !== null && (await removeFeed(house.db, { personId: person.id, savedSearchId }))
  if (!isGone) throw new Problem('not_found')
  return undefined
}
