/**
 * Addresses that programs of the person's read by themselves: a calendar of their applications, and a
 * feed of what a kept search finds. They stand outside of the API, at `/feeds/{secret}.ics` and
 * `.atom`; an address is shown once, when it is made, and a new one ends the one before.
 */
import { z } from 'zod'

import { call } from './call.ts'

const feedAnswer = z.object({ address: z.url() })

export const calendarOfMe = call({
  method: 'GET',
  path: '/users/me/calendar',
  summary: 'Whether there is an address of the calendar of your applications, and since when.',
  answer: z.object({ made_at: z.iso.datetime().nullable() }),
})

export const makeCalendar = call({
  method: 'POST',
  path: '/users/me/calendar',
  summary: 'Make an address of your calendar; one that was made before ends.',
  answer: feedAnswer,
})

export const removeCalendar = call({
  method: 'DELETE',
  path: '/users/me/calendar',
  summary: 'End the address of your calendar.',
  status: 204,
  answer: 'none',
  problems: ['not_found'],
})

export const calendarFile = call({
  method: 'GET',
  path: '/users/me/calendar/file',
  summary: 'The days of your applications as a calendar file.',
  answer: 'bytes',
})

export const makeSearchFeed = call({
  method: 'POST',
  path: '/jobs/saved/{id}/feed',
  summary: 'Make an Atom address of what a kept search finds; one that was made before ends.',
  answer: feedAnswer,
  problems: ['not_found'],
})

export const removeSearchFeed = call({
  method: 'DELETE',
  path: '/jobs/saved/{id}/feed',
  summary: 'End the Atom address of a kept search.',
  status: 204,
  answer: 'none',
  problems: ['not_found'],
})
