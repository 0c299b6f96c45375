/**
 * Find jobs, get a quick score, see missing skills. The form, the resume to score against, the
 * results with Load More; a job's details open beside the list.
 */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { SearchX } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { foundJobsQuery, resumesQuery, savedSearchesQuery } from '../../api/queries.ts'
import { handedPage } from '../../frame/handed-page.ts'
import { NotLoaded } from '../../frame/not-loaded.tsx'
import { dashboardJobSearchLimit, toastDurations } from '../../messages/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { join } from '../../ui/join.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { limitToasts } from '../../ui/toast.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { useStepOver } from '../../routing/use-step-over.ts'
import { inOrder } from '../dashboard/order.ts'
import { chosenCount, isOpenSearch, widened, type Filters } from './filters.ts'
import { FoundJobs } from './found-jobs.tsx'
import { roomForTwo } from './job-card.tsx'
import { keepResume, keptResume } from './kept-resume.ts'
import type { Place } from './missing.ts'
import { ResultsHead } from './results-head.tsx'
import { ResultsList } from './results-list.tsx'
import { ResumeSelect } from './resume-select.tsx'
import { SavedSearches } from './saved-searches.tsx'
import { SearchForm } from './search-form.tsx'
import { SourcesLine } from './sources-line.tsx'
import { useAsked } from './use-asked.ts'
import { useJobList } from './use-job-list.ts'

export function JobSearch({ place }: { place: Place }) {
  const { t } = useTranslation()
  const durationMs =
    place === 'screen' ? toastDurations.jobSearch : toastDurations.dashboardJobSearch
  const [{ filters, resumeId: askedId }, ask] = useAsked(place)
  const [keptId, setKeptId] = useState(keptResume)
  const [openJob, setOpenJob] = useState<string | null>(null)
  const isOver = !useMedia(roomForTwo) && openJob !== null
  useStepOver(isOver, () => setOpenJob(null))
  const [isAdding, setAdding] = useState(() => handedPage() !== null)
  // Where the open job is read in full its card does what it offers there.
  const [room, setRoom] = useState<HTMLElement | null>(null)
  const resumes = useQuery(resumesQuery)
  const kept = resumes.data?.find(({ id }) => id === keptId)
  const base = inOrder(resumes.data ?? []).find(({ is_base }) => is_base)
  // What the address says comes first: a search can be sent to oneself. '' is the choice of none.
  const chosenId = askedId ?? (keptId === '' ? null : ((kept ?? base)?.id ?? null))
  // An address may name a resume that is gone; it is believed until the list is there.
  const isGone = resumes.data?.every(({ id }) => id !== chosenId) ?? false
  const resumeId = isGone ? null : chosenId
  const list = useJobList(filters, resumeId, durationMs)
  const { jobs, query, results } = list
  // What stands over the results would move them.
  const saved = useQuery(savedSearchesQuery)
  const found = useQuery(foundJobsQuery)
  const isHeadThere = !saved.isLoading && !found.isLoading

  useEffect(
    () => (place === 'dashboard' ? limitToasts(dashboardJobSearchLimit) : undefined),
    [place],
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 max-sm:gap-3">
      <SearchForm
        filters={filters}
        busy={jobs.isFetching && !jobs.isFetchingNextPage}
        onSearch={(next) => ask({ filters: next })}
        onAdd={() => setAdding(true)}
        scoreAgainst={
          <ResumeSelect
            resumes={resumes.data ?? []}
            value={resumeId}
            isComing={resumes.isPending}
            onChange={(id) => {
              list.keepPagesFor(id)
              keepResume(id)
              setKeptId(id ?? '')
              ask({ resumeId: id }, false)
            }}
          />
        }
      />
      <FoundJobs
        {...{ resumeId, place, durationMs, openJob, room, isAdding }}
        onAdding={setAdding}
        listed={results.map((job) => job.job_identifier)}
        onOpen={setOpenJob}
      >
        <SavedSearches filters={filters} onOpen={(next) => ask({ filters: next })} />
      </FoundJobs>
      <div
        className={join(
          'grid grid-cols-[minmax(0,1fr)] gap-5 max-sm:gap-3',
          !isHeadThere && 'invisible',
        )}
      >
        {jobs.isPending && (
          <output className="flex items-center gap-3 py-10 text-ink-soft">
            <Spinner className="text-accent" />
            {t('jobs.loading')}
          </output>
        )}
        {jobs.isLoadingError && (
          <NotLoaded error={jobs.error} onAgain={() => void jobs.refetch()} />
        )}
        {jobs.data && results.length === 0 && (
          <NothingFound filters={filters} onWiden={() => ask({ filters: widened(filters) })} />
        )}
        {results.length > 0 && (
          <ResultsHead
            {...{ list, resumeId, durationMs }}
            query={query}
            isReady={list.isAnswered}
            isOpen={isOpenSearch(filters)}
            sort={filters.sort}
            onSort={(sort) => ask({ filters: { ...filters, sort } }, false)}
          />
        )}
        <ResultsList
          {...{ list, filters, resumeId, place, durationMs, openJob, room }}
          onRoom={setRoom}
          onOpen={setOpenJob}
        />
      </div>
      {/* Not before the list, whose coming would move it away from under a click. */}
      <SourcesLine isShown={!jobs.isPending} />
    </div>
  )
}

/** What a search without results says, and the next wider search where there is one. */
function NothingFound({ filters, onWiden }: { filters: Filters; onWiden: () => void }) {
  const { t } = useTranslation()
  const isOpen = isOpenSearch(filters)
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('jobs.none')}
      actions={
        !isOpen && (
          <Button onClick={onWiden}>
            {t(chosenCount(filters) > 0 ? 'jobs.clearFilters' : 'jobs.showAll')}
          </Button>
        )
      }
    >
      <p>{t(isOpen ? 'jobs.noneYet' : 'jobs.noneText')}</p>
    </EmptyState>
  )
}
