/**
 * What only the profile asks for. The keys stand below the person's, so that whatever spends a
 * credit and reloads the person reloads the statement too.
 */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'

import type { creditStatement } from '#contract/credits.ts'
import type { sessionList } from '#contract/users.ts'

import { callApi } from '../../api/client.ts'
import { userQuery } from '../../api/queries.ts'

export type StatementLine = z.infer<typeof creditStatement>['lines'][number]
export type SignedInSession = z.infer<typeof sessionList>[number]

export const statementQuery = infiniteQueryOptions({
  queryKey: [...userQuery.queryKey, 'statement'],
  queryFn: ({ pageParam, signal }) =>
    callApi('creditStatementOfMe', {
      query: pageParam === null ? {} : { before: pageParam },
      signal,
    }),
  initialPageParam: null as string | null, // where the page begins; the first has no such place
  getNextPageParam: (page) => page.next,
})

export const calendarQuery = queryOptions({
  queryKey: [...userQuery.queryKey, 'calendar'],
  queryFn: ({ signal }) => callApi('calendarOfMe', { signal }),
})

/** Servers on the person's own machine come and go: looked for anew each time. */
export const localModelsQuery = queryOptions({
  queryKey: [...userQuery.queryKey, 'local models'],
  queryFn: ({ signal }) => callApi('localModels', { signal }),
  staleTime: 0,
})

export const sessionsQuery = queryOptions({
  queryKey: [...userQuery.queryKey, 'sessions'],
  queryFn: ({ signal }) => callApi('sessionsOfMe', { signal }),
})
