/** The saved states of a resume, and of its letter, as the history screen asks for them. */
import type { QueryKey } from '@tanstack/react-query'

import type { SummaryOf } from '#contract/history.ts'
import type { Letter } from '#domain/letter/letter.ts'
import type { LetterField } from '#domain/letter/merge-letters.ts'
import type { Resume } from '#domain/resume/resume.ts'
import type { RevisionPart } from '#domain/resume/revisions.ts'

import { callApi } from '../../../api/client.ts'
import { queryClient } from '../../../api/queries.ts'

/** One document's history: `State` is what it says, `Part` what of it can change. */
export interface History<State, Part extends string> {
  key: QueryKey
  list: (signal: AbortSignal) => Promise<SummaryOf<Part>[]>
  open: (version: number, signal: AbortSignal) => Promise<State>
  rename: (version: number, name: string | null) => Promise<unknown>
  /** How long what a version said is what it says, in milliseconds. */
  staleTime: number
}

export const historyOfResume = (id: string): History<Resume, RevisionPart> => ({
  key: ['resume', id, 'history'],
  list: (signal) => callApi('resumeHistory', { params: { id }, signal }),
  open: (version, signal) =>
    callApi('openRevision', { params: { id, version: String(version) }, signal }),
  rename: (version, name) =>
    callApi('renameRevision', { params: { id, version: String(version) }, body: { name } }),
  staleTime: Number.POSITIVE_INFINITY,
})

export const historyOfLetter = (id: string): History<Letter, LetterField> => ({
  key: ['resume', id, 'letter', 'history'],
  list: (signal) => callApi('letterHistory', { params: { id }, signal }),
  open: (version, signal) =>
    callApi('openLetterRevision', { params: { id, version: String(version) }, signal }),
  rename: (version, name) =>
    callApi('renameLetterRevision', { params: { id, version: String(version) }, body: { name } }),
  // A letter that was removed begins anew with the first.
  staleTime: 0,
})

export const listQuery = <State, Part extends string>({ key, list }: History<State, Part>) => ({
  queryKey: [...key, 'list'],
  queryFn: ({ signal }: { signal: AbortSignal }) => list(signal),
  staleTime: 0,
})

export const stateQuery = <State, Part extends string>(
  { key, open, staleTime }: History<State, Part>,
  version: number,
) => ({
  queryKey: [...key, 'state', version],
  queryFn: ({ signal }: { signal: AbortSignal }) => open(version, signal),
  staleTime,
})

export function reloadHistory<State, Part extends string>({
  key,
}: History<State, Part>): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [...key, 'list'] })
}
