/** What the app remembers of applications: their days, their people, and what was sent with them. */
import { queryOptions } from '@tanstack/react-query'

import { callApi } from './client.ts'
import { loadAnew } from './queries.ts'

const keys = {
  dates: ['dates'],
  contacts: (id: string) => ['resume', id, 'contacts'],
  letter: (id: string) => ['resume', id, 'letter'],
  sent: (id: string) => ['resume', id, 'sent'],
} as const

/** The days of all applications. */
export const datesQuery = queryOptions({
  queryKey: keys.dates,
  queryFn: ({ signal }) => callApi('datesOfMe', { signal }),
})

/** The people of an application. */
export const contactsQuery = (id: string) =>
  queryOptions({
    queryKey: keys.contacts(id),
    queryFn: ({ signal }) => callApi('contactsOfResume', { params: { id }, signal }),
  })

export const reloadContacts = (id: string) => loadAnew(keys.contacts(id))

/** The letter beside a resume; written or saved in its own dialog, it is asked for anew each time. */
export const letterQuery = (id: string) =>
  queryOptions({
    queryKey: keys.letter(id),
    queryFn: ({ signal }) => callApi('letterOfResume', { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** What was sent with an application; the status may have kept it. */
export const sentQuery = (id: string) =>
  queryOptions({
    queryKey: keys.sent(id),
    queryFn: ({ signal }) => callApi('sentCopies', { params: { id }, signal }),
    staleTime: 0,
  })

export const reloadSent = (id: string) => loadAnew(keys.sent(id))

export const reloadDates = () => loadAnew(keys.dates)
