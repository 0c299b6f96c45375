/** The saved states of a resume, as the history screen asks for them. */
import { queryOptions } from '@tanstack/react-query'

import { callApi } from '../../../api/client.ts'
import { queryClient } from '../../../api/queries.ts'

const listKey = (id: string) => ['resume', id, 'history']

export const historyQuery = (id: string) =>
  queryOptions({
    queryKey: listKey(id),
    queryFn: ({ signal }) => callApi('resumeHistory', { params: { id }, signal }),
    staleTime: 0,
  })

/** What a version says never changes. */
export const stateQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ['resume', id, 'state', version],
    queryFn: ({ signal }) =>
      callApi('openRevision', { params: { id, version: String(version) }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export function reloadHistory(id: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: listKey(id) })
}
