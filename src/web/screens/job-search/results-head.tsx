/** Over the results: what was looked for instead, around which town, how many, and in which order. */
import { useQuery } from '@tanstack/react-query'

import { jobOrders } from '#domain/jobs/job-kinds.ts'

import { formatDay } from '../../i18n/dates.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { Select } from '../../ui/select.tsx'
import type { Sort, toQuery } from './filters.ts'
import { saidOfAll } from './job-summary.tsx'
import { sayReadAs } from './read-as.ts'
import { ScoreAll } from './score-all.tsx'
import type { useJobList } from './use-job-list.ts'

const orderNames = {
  best: 'jobs.order.best',
  newest: 'jobs.order.newest',
  match: 'jobs.order.match',
  nearest: 'jobs.order.nearest',
} as const

export function ResultsHead({
  list,
  resumeId,
  durationMs,
  query,
  isReady,
  isOpen,
  sort,
  onSort,
}: {
  list: ReturnType<typeof useJobList>
  resumeId: string | null
  durationMs: number
  query: ReturnType<typeof toQuery>
  /** Whether the results are those of this query. */
  isReady: boolean
  /** Whether nothing was asked for: what is listed answers to nothing. */
  isOpen: boolean
  sort: Sort
  onSort: (sort: Sort) => void
}) {
  const { t, i18n } = useTranslation()
  const said = saidOfAll(list.results)
  // Asked once the results are there: it is read from them.
  const about = useQuery({
    queryKey: ['jobs-about', query],
    queryFn: ({ signal }) => callApi('aboutSearch', { query, signal }),
    enabled: isReady && `${query.job_title}${query.location}`.trim() !== '',
  }).data
  // An order is offered where there is something to go by, and shown where it was chosen.
  const isOffered: Record<Sort, boolean> = {
    best: true,
    newest: true,
    match: 'resume_id' in query,
    nearest: query.sort === 'nearest' || (about?.place ?? null) !== null,
  }
  return (
    <div className="-my-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-soft">
      <output className="w-full empty:hidden">
        {about?.showing_results_for && (
          <p className="text-ink">{t('jobs.showingFor', { words: about.showing_results_for })}</p>
        )}
        {about?.read_as && <p className="text-ink">{sayReadAs(about.read_as, t, i18n.language)}</p>}
        {(about?.place ?? about?.read_as) && (
          <p>
            {about?.place && t('jobs.around', { place: about.place, km: about.radius_km })}{' '}
            <a
              href="https://www.geonames.org"
              target="_blank"
              rel="noopener"
              className="text-caption text-ink-faint underline decoration-line-strong underline-offset-2 hover:text-ink"
            >
              {t('jobs.placesBy')}
            </a>
          </p>
        )}
      </output>
      <p className="tabular min-w-0 max-sm:w-full">
        <span>
          {isOpen && !list.isWhole
            ? t('jobs.all')
            : t(list.isWhole ? 'jobs.count' : 'jobs.countOrMore', { count: list.results.length })}
        </span>
        {list.results.some((job) => job.is_sample) && (
          <span className="text-ink-faint"> · {t('jobs.samples')}</span>
        )}
        {said.date !== undefined &&
          ` · ${t('jobs.listed', { date: formatDay(said.date, i18n.language) })}`}
      </p>
      {resumeId !== null && isReady && <ScoreAll {...{ list, resumeId, durationMs }} />}
      <label className="ml-auto flex items-center gap-1">
        <span className="max-sm:sr-only">{t('jobs.order.label')}</span>
        <Select
          look="quiet"
          value={isOffered[sort] ? sort : 'best'}
          options={jobOrders
            .filter((order) => isOffered[order])
            .map((order) => ({ value: order, label: t(orderNames[order]) }))}
          onChange={onSort}
        />
      </label>
    </div>
  )
}
