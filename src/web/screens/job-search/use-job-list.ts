/**
 * The pages of a search. Another search shows its own results or why there are none; choosing another
 * resume only changes the scores, so every page that was loaded stays and is asked for again.
 */
import { useInfiniteQuery } from '@tanstack/react-query'
import type { InfiniteData } from '@tanstack/react-query'
import { useEffect } from 'react'

import type { JobResult } from '#domain/jobs/job.ts'
import type { Language } from '#domain/language/languages.ts'
import { isLanguage } from '#domain/language/languages.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { queryClient } from '../../api/queries.ts'
import { useTell } from '../../frame/use-tell.ts'
import { lastPageBelow, pageSize, toQuery, type Filters } from './filters.ts'
import { titleId } from './job-title.ts'

type Scored = Pick<JobResult, 'score' | 'nice_to_add'>
type Pages = InfiniteData<JobResult[]>

/** What a scored job is from now on, in every list that was scored against that resume. */
export function rememberScore(resumeId: string, jobId: string, scored: Scored): void {
  queryClient.setQueriesData<Pages>(
    {
      queryKey: ['jobs'],
      predicate: ({ queryKey: [, question] }) =>
        (question as { resume_id?: string } | undefined)?.resume_id === resumeId,
    },
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) =>
          page.map((job) => (job.job_identifier === jobId ? { ...job, ...scored } : job)),
        ),
      },
  )
}

const questionOf = (filters: Filters, resumeId: string | null, language: Language) => ({
  ...toQuery(filters, resumeId),
  language,
})

const keyOf = (question: ReturnType<typeof questionOf>) => ['jobs', question] as const

export function useJobList(filters: Filters, resumeId: string | null, durationMs: number) {
  const { i18n } = useTranslation()
  const tell = useTell()
  const language = isLanguage(i18n.language) ? i18n.language : 'en'
  const query = questionOf(filters, resumeId, language)
  const jobs = useInfiniteQuery({
    queryKey: keyOf(query),
    queryFn: ({ pageParam, signal }) =>
      callApi('searchJobs', { query: { ...query, start: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.length < lastPageBelow ? undefined : pages.length * pageSize,
    // The list does not fall away while another search is under way.
    placeholderData: (before) => before,
  })
  const results = jobs.data?.pages.flat() ?? []

  useEffect(() => {
    if (jobs.isFetchNextPageError) tell.failure('loadMoreJobs', jobs.error, durationMs)
    else if (jobs.isRefetchError) tell.failure('refreshScores', jobs.error, durationMs)
    // oxlint-disable-next-line react/exhaustive-deps -- said once for each error that arrives.
  }, [jobs.error])

  return {
    jobs,
    query,
    results,
    /** Whether the results answer this very question; kept pages are as old as can be. */
    isAnswered: !jobs.isPlaceholderData && jobs.dataUpdatedAt > 0,
    /** Whether these are all jobs that were found. */
    isWhole: results.length > 0 && !jobs.hasNextPage && !jobs.isPlaceholderData,

    /** Gives the search against another resume as many pages as there are now, to be asked again. */
    keepPagesFor: (nextResumeId: string | null): void => {
      const { data } = jobs
      if (!data || jobs.isPlaceholderData) return
      const key = keyOf(questionOf(filters, nextResumeId, language))
      queryClient.setQueryData<Pages>(
        key,
        (known) => (known && known.pages.length >= data.pages.length ? undefined : data),
        { updatedAt: 0 },
      )
    },

    /** The last page takes the button away: the keyboard goes on with the first job it brought. */
    loadMore: async (): Promise<void> => {
      // A second click of the same hand asks for nothing more.
      if (jobs.isFetchingNextPage) return
      const before = results.length
      const { data } = await jobs.fetchNextPage({ cancelRefetch: false })
      const next = data?.pages.flat()[before]
      if (next)
        requestAnimationFrame(() => document.getElementById(titleId(next.job_identifier))?.focus())
    },
  }
}
