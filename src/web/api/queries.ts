/**
 * What the app remembers of the server, by key. Server data lives only here; screens change it with
 * the functions below after a call has answered.
 */
import type { QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import { QueryClient, queryOptions, replaceEqualDeep } from '@tanstack/react-query'

import type { JobDetail } from '#domain/jobs/job.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { callApi, downloadApi } from './client.ts'
import { NetworkError } from './errors.ts'
import { fewAtOnce } from './few-at-once.ts'

/** Finds the last answer that this device keeps; undefined where it keeps none. */
type FindKept = (queryKey: QueryKey) => Promise<unknown>

let findKept: FindKept | null = null

/** From now on, what is kept stands in for a server that cannot be reached. */
export function standInFor(find: FindKept): void {
  findKept = find
}

async function askOrFind(ask: QueryFunction, context: QueryFunctionContext): Promise<unknown> {
  try {
    return await ask(context)
  } catch (error) {
    if (!(error instanceof NetworkError) || context.meta?.['isKept'] !== true) throw error
    const found = await findKept?.(context.queryKey)
    if (found === undefined) throw error
    return found
  }
}

export const queryClient = new QueryClient({
  defaultOptions: {
    // Whoever is offline is told so at once; nothing waits unseen to be sent later.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      persister: askOrFind,
      refetchOnReconnect: true,
      staleTime: 30_000,
      // A refusal stays a refusal; only silence is worth asking again.
      retry: (count, error) => error instanceof NetworkError && count < 2,
      retryDelay: (count) => 400 * 2 ** count,
    },
  },
})

const keys = {
  storage: ['storage'],
  user: ['user'],
  resumes: ['resumes'],
  scans: ['scans'],
  resume: (id: string) => ['resume', id],
  pictures: (id: string) => ['resume', id, 'picture'],
  picture: (id: string, version: number) => [...keys.pictures(id), version],
  original: (id: string) => ['resume', id, 'original'],
  tailoring: (id: string) => ['resume', id, 'tailoring'],
  changes: (id: string) => ['resume', id, 'changes'],
  translation: (id: string) => ['resume', id, 'translation'],
  reading: (id: string) => ['resume', id, 'reading'],
  targets: (from: string) => ['translation-targets', from],
  job: (id: string) => ['job', id],
  foundJobs: ['found-jobs'],
  savedSearches: ['saved-searches'],
  boards: ['boards'],
  trash: ['trash'],
  photo: ['photo'],
} as const

/** Answers that are kept on this device: the list and what opens with a resume. */
const kept = { meta: { isKept: true }, refetchOnReconnect: 'always' } as const

/** Asks again after a change, whatever is on its way. */
export async function loadAnew(queryKey: readonly string[]): Promise<void> {
  // A first answer still on its way was read before the change, and would be taken for the new one.
  await queryClient.cancelQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey })
}

export const userQuery = queryOptions({
  ...kept,
  queryKey: keys.user,
  queryFn: ({ signal }) => callApi('currentUser', { signal }),
})

/** The language model that the person brings. */
export const modelQuery = queryOptions({
  queryKey: [...userQuery.queryKey, 'model'],
  queryFn: ({ signal }) => callApi('modelOfMe', { signal }),
})

/** How much of their room the person uses. */
export const storageQuery = queryOptions({
  queryKey: keys.storage,
  queryFn: ({ signal }) => callApi('storageOfMe', { signal }),
  // Whoever has just deleted something looks whether it helped.
  staleTime: 0,
})

/** The jobs that this person added. */
export const foundJobsQuery = queryOptions({
  queryKey: keys.foundJobs,
  queryFn: ({ signal }) => callApi('listFoundJobs', { signal }),
})

export const reloadFoundJobs = () => loadAnew(keys.foundJobs)

/** The searches that this person keeps, with what is new. */
export const savedSearchesQuery = queryOptions({
  queryKey: keys.savedSearches,
  queryFn: ({ signal }) => callApi('listSavedSearches', { signal }),
})

/** The boards that this person follows. */
export const boardsQuery = queryOptions({
  queryKey: keys.boards,
  queryFn: ({ signal }) => callApi('listBoards', { signal }),
})

export const reloadBoards = () => loadAnew(keys.boards)

export const reloadSavedSearches = () => loadAnew(keys.savedSearches)

export const resumesQuery = queryOptions({
  ...kept,
  queryKey: keys.resumes,
  queryFn: ({ signal }) => callApi('listResumes', { signal }),
  structuralSharing: (known, heard) =>
    // Typed so wide by the library; both are answers of the function above.
    replaceEqualDeep(known, newerOfEach(known as Resume[] | undefined, heard as Resume[])),
})

/** Asked for again and again while one is under way: it is read in the background. */
export const scansQuery = queryOptions({
  queryKey: keys.scans,
  queryFn: ({ signal }) => callApi('listScans', { signal }),
  refetchInterval: ({ state }) =>
    state.data?.some((scan) => scan.state === 'waiting' || scan.state === 'reading') === true
      ? 1_500
      : false,
})

export const reloadScans = () => loadAnew(keys.scans)

export const resumeQuery = (id: string) =>
  queryOptions({
    ...kept,
    queryKey: keys.resume(id),
    queryFn: ({ signal }) => callApi('openResume', { params: { id }, signal }),
    structuralSharing: (known, heard) =>
      replaceEqualDeep(known, newer(known as Resume | undefined, heard as Resume)), // as above
  })

const pictureInTurn = fewAtOnce(2)

/** The first page of a resume in this state, as SVG. */
export const pictureQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: keys.picture(id, version),
    queryFn: ({ signal }) =>
      pictureInTurn(signal, () => downloadApi('pictureOfResume', { params: { id }, signal })),
    // The photo on it may have changed since; nothing else of this version can have.
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
  })

/** What was drawn of a resume last, whichever version of it. */
export const lastPictureOf = (id: string): Blob | undefined =>
  queryClient
    .getQueriesData<Blob>({ queryKey: keys.pictures(id) })
    .findLast(([, picture]) => picture !== undefined)?.[1]

/** The resume as it stood when a tailored one was made from it; null where there is none. */
export const originalQuery = (id: string) =>
  queryOptions({
    ...kept,
    queryKey: keys.original(id),
    queryFn: ({ signal }) => callApi('originalOfResume', { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** How a tailored resume was made; null where it was not, or before that was kept. */
export const tailoringQuery = (id: string) =>
  queryOptions({
    ...kept,
    queryKey: keys.tailoring(id),
    queryFn: ({ signal }) => callApi('tailoringOfResume', { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The proposed changes of a tailored resume; none of any other. */
export const changesQuery = (id: string) =>
  queryOptions({
    ...kept,
    queryKey: keys.changes(id),
    queryFn: ({ signal }) => callApi('changesOfResume', { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What to check after an upload; null where no file was read. */
export const readingQuery = (id: string) =>
  queryOptions({
    ...kept,
    queryKey: keys.reading(id),
    queryFn: ({ signal }) => callApi('readingOfResume', { params: { id }, signal }),
  })

/** Which lines of a translation to look at; null where the resume is none. */
export const translationQuery = (id: string) =>
  queryOptions({
    ...kept,
    queryKey: keys.translation(id),
    queryFn: ({ signal }) => callApi('translationOfResume', { params: { id }, signal }),
  })

/** Asked afresh each time: somebody may just have installed what was missing. */
export const translationTargetsQuery = (from: Language) =>
  queryOptions({
    queryKey: keys.targets(from),
    queryFn: ({ signal }) => callApi('translationTargets', { query: { from }, signal }),
    staleTime: 0,
  })

export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: keys.job(id),
    queryFn: ({ signal }): Promise<JobDetail> => callApi('openJob', { params: { id }, signal }),
    staleTime: 5 * 60_000,
  })

export const trashQuery = queryOptions({
  queryKey: keys.trash,
  queryFn: ({ signal }) => callApi('listTrash', { signal }),
  staleTime: 0,
})

export const reloadTrash = () => loadAnew(keys.trash)

/** The photo that a person keeps; it changes only here. */
export const photoQuery = queryOptions({
  ...kept,
  queryKey: keys.photo,
  queryFn: ({ signal }) => callApi('photoOfMe', { signal }),
  staleTime: 5 * 60_000,
})

export function rememberPhoto(photo: { jpeg: string } | null): void {
  queryClient.setQueryData(photoQuery.queryKey, photo)
}

/** After a call that spends credits. */
export const reloadUser = () => loadAnew(keys.user)

export const reloadResumes = () => loadAnew(keys.resumes)

/** Puts a resume that a call answered into the list and its own place, unless a newer one is there. */
export function rememberResume(resume: Resume): void {
  queryClient.setQueryData(resumeQuery(resume.id).queryKey, (known) => newer(known, resume))
  queryClient.setQueryData(resumesQuery.queryKey, (list) =>
    list?.some((r) => r.id === resume.id)
      ? list.map((r) => (r.id === resume.id ? newer(r, resume) : r))
      : list && [resume, ...list],
  )
}

/** Answers may come in another order than the saves they tell of. */
function newer(known: Resume | undefined, heard: Resume): Resume {
  return known !== undefined && known.version > heard.version ? known : heard
}

function newerOfEach(known: readonly Resume[] | undefined, heard: readonly Resume[]): Resume[] {
  const byId = new Map(known?.map((resume) => [resume.id, resume]))
  return heard.map((resume) => newer(byId.get(resume.id), resume))
}

/** Changes some fields of a resume that is already remembered. */
export function amendResume(id: string, fields: Partial<Resume>): void {
  queryClient.setQueryData(resumesQuery.queryKey, (list) =>
    list?.map((r) => (r.id === id ? { ...r, ...fields } : r)),
  )
  queryClient.setQueryData(resumeQuery(id).queryKey, (r) => r && { ...r, ...fields })
}

export function rememberResumeList(list: Resume[]): void {
  queryClient.setQueryData(resumesQuery.queryKey, list)
}

/** After a logout nothing of the person stays in memory. */
export function forgetEverything(): void {
  queryClient.clear()
}
