/**
 * Find jobs, get a quick score, see missing skills. The form, the resume to score against, the
 * results with Load More; a job's details open beside the list.
 */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { isLanguage } from '#domain/language/languages.ts'

import { callApi } from '../../api/client.ts'
import { resumesQuery } from '../../api/queries.ts'
import { NotLoaded } from '../../frame/not-loaded.tsx'
import { useTell } from '../../frame/use-tell.ts'
import { dashboardJobSearchLimit, toastDurations } from '../../messages/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { join } from '../../ui/join.ts'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { limitToasts } from '../../ui/toast.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { chosenCount, isOpenSearch, lastPageBelow, pageSize, toQuery, widened } from './filters.ts'
import { FoundJobs } from './found-jobs.tsx'
import { JobCard } from './job-card.tsx'
import { titleId } from './job-title.ts'
import type { Place } from './missing.ts'
import { ResumeSelect } from './resume-select.tsx'
import { ResultsHead } from './results-head.tsx'
import { SavedSearches } from './saved-searches.tsx'
import { SearchForm } from './search-form.tsx'
import { SourcesLine } from './sources-line.tsx'
import { useAsked } from './use-asked.ts'
import { late } from '../../frame/late.tsx'

const details = () => import('./job-details.tsx')
const JobDetailsDialog = late(async () => (await details()).JobDetailsDialog)
const JobDetailsPanel = late(async () => (await details()).JobDetailsPanel)

/** Where the list and a job in full have room side by side. */
const roomForTwo = '(min-width: 64rem)'

export function JobSearch({ place }: { place: Place }) {
  const { t, i18n } = useTranslation()
  const tell = useTell()
  const durationMs =
    place === 'screen' ? toastDurations.jobSearch : toastDurations.dashboardJobSearch
  const [{ filters, resumeId: chosenId }, ask] = useAsked(place)
  const [openJob, setOpenJob] = useState<string | null>(null)
  const sideBySide = useMedia(roomForTwo) && openJob !== null
  const resumes = useQuery(resumesQuery)
  // An address may name a resume that is gone; it is believed until the list is there.
  const isGone = resumes.data?.every(({ id }) => id !== chosenId) ?? false
  const resumeId = isGone ? null : chosenId
  const query = {
    ...toQuery(filters, resumeId),
    language: isLanguage(i18n.language) ? i18n.language : ('en' as const),
  }
  const jobs = useInfiniteQuery({
    queryKey: ['jobs', query],
    queryFn: ({ pageParam, signal }) =>
      callApi('searchJobs', { query: { ...query, start: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.length < lastPageBelow ? undefined : pages.length * pageSize,
    // The other resume's scores take the place of these without the list falling away.
    placeholderData: (before) => before,
  })

  useEffect(
    () => (place === 'dashboard' ? limitToasts(dashboardJobSearchLimit) : undefined),
    [place],
  )
  useEffect(() => {
    if (jobs.isFetchNextPageError) tell.failure('loadMoreJobs', jobs.error, durationMs)
    else if (jobs.isRefetchError || (jobs.isLoadingError && resumeId !== null))
      tell.failure('refreshScores', jobs.error, durationMs)
    // oxlint-disable-next-line react/exhaustive-deps -- said once for each error that arrives.
  }, [jobs.error])

  // Scores that cannot be loaded leave the list as it was, for as long as the question is the same.
  const shown = useRef({ filters, data: jobs.data })
  if (jobs.data) shown.current = { filters, data: jobs.data }
  const data = jobs.data ?? (shown.current.filters === filters ? shown.current.data : undefined)
  const results = data?.pages.flat() ?? []
  /** The last page takes the button away: the keyboard goes on with the first job it brought. */
  const loadMore = async () => {
    // A second click of the same hand asks for nothing more.
    if (jobs.isFetchingNextPage) return
    const before = results.length
    const { data } = await jobs.fetchNextPage({ cancelRefetch: false })
    const next = data?.pages.flat()[before]
    if (next)
      requestAnimationFrame(() => document.getElementById(titleId(next.job_identifier))?.focus())
  }
  const close = () => {
    if (openJob !== null) document.getElementById(titleId(openJob))?.focus()
    setOpenJob(null)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <SearchForm
        filters={filters}
        busy={jobs.isFetching && !jobs.isFetchingNextPage}
        onSearch={(next) => ask({ filters: next })}
        scoreAgainst={
          <ResumeSelect
            resumes={resumes.data ?? []}
            value={resumeId}
            onChange={(id) => ask({ resumeId: id }, false)}
          />
        }
      />
      <FoundJobs {...{ resumeId, place, durationMs, openJob }} onOpen={setOpenJob}>
        <SavedSearches filters={filters} onOpen={(next) => ask({ filters: next })} />
      </FoundJobs>
      {jobs.isPending && (
        <output className="flex items-center gap-3 py-10 text-ink-soft">
          <Spinner className="text-accent" />
          {t('jobs.loading')}
        </output>
      )}
      {jobs.isError && !data && (
        <NotLoaded error={jobs.error} onAgain={() => void jobs.refetch()} />
      )}
      {data && results.length === 0 && (
        <EmptyState
          icon={<SearchX />}
          title={t('jobs.none')}
          actions={
            !isOpenSearch(filters) && (
              <Button onClick={() => ask({ filters: widened(filters) })}>
                {t(chosenCount(filters) > 0 ? 'jobs.clearFilters' : 'jobs.showAll')}
              </Button>
            )
          }
        >
          <p>{t(isOpenSearch(filters) ? 'jobs.noneYet' : 'jobs.noneText')}</p>
        </EmptyState>
      )}
      {results.length > 0 && (
        <ResultsHead
          query={query}
          isReady={!jobs.isPlaceholderData}
          sort={filters.sort}
          onSort={(sort) => ask({ filters: { ...filters, sort } }, false)}
        />
      )}
      {results.some((job) => job.is_sample) && (
        <Notice title={t('jobs.samplesTitle')}>{t('jobs.samplesText')}</Notice>
      )}
      <div className={join('grid items-start gap-6', sideBySide && 'grid-cols-[2fr_3fr]')}>
        <div className="grid min-w-0 gap-6">
          {results.length > 0 && (
            <ul className="grid gap-3">
              {results.map((job) => (
                <li key={job.job_identifier} className="min-w-0">
                  <JobCard
                    key={`${job.job_identifier} ${resumeId ?? ''}`}
                    job={job}
                    resumeId={resumeId}
                    place={place}
                    durationMs={durationMs}
                    isOpen={job.job_identifier === openJob}
                    onOpen={() => setOpenJob(job.job_identifier)}
                  />
                </li>
              ))}
            </ul>
          )}
          {jobs.hasNextPage && (
            <Button
              className="justify-self-center"
              busy={jobs.isFetchingNextPage}
              onClick={() => void loadMore()}
            >
              {t('jobs.more')}
            </Button>
          )}
        </div>
        {openJob !== null && (
          <Suspense>
            {sideBySide ? (
              <JobDetailsPanel key={openJob} jobId={openJob} onClose={close} />
            ) : (
              <JobDetailsDialog jobId={openJob} onClose={close} />
            )}
          </Suspense>
        )}
      </div>
      {/* Not before the list, whose coming would move it away from under a click. */}
      <SourcesLine isShown={!jobs.isPending} />
    </div>
  )
}
