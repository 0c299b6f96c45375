/** What the list says of a job: its title, which opens it in full, its facts, and its score. */
import type { JobResult } from '#domain/jobs/job.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { formatDay } from '../../i18n/dates.ts'
import type { Filters } from './filters.ts'
import { factsOf, placesOf, unstatedIn } from './job-facts.ts'
import { titleId } from './job-title.ts'
import { ListedBy } from './listed-by.tsx'
import { SampleBadge } from './sample-badge.tsx'
import { inLine } from '../../ui/in-line.ts'

export type SaidOfAll = { date?: string; isSample?: boolean }

/** What is alike in all of them is said once. */
export function saidOfAll(jobs: readonly JobResult[]): SaidOfAll {
  const date = jobs[0]?.list_date ?? null
  const isOfAll = date !== null && jobs.length > 1 && jobs.every((job) => job.list_date === date)
  return {
    ...(isOfAll && { date }),
    isSample: jobs.length > 1 && jobs.every((job) => job.is_sample),
  }
}

export function JobSummary({
  job,
  filters,
  said,
  isOpen,
  onOpen,
}: {
  job: JobResult
  /** What was ticked; what the job does not state of it is said. */
  filters: Filters
  /** What stands over the list, of all jobs alike. */
  said: SaidOfAll
  isOpen: boolean
  onOpen: () => void
}) {
  const { t, i18n } = useTranslation()
  const facts = factsOf(job, t, i18n.language)
  const unstated = unstatedIn(job, filters).map((label) => t(label))
  return (
    <div className="grid min-w-0 content-start gap-x-6 @min-[46rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="min-w-0">
        <h2 className="line-clamp-2 font-semibold break-words hyphens-auto">
          <button
            id={titleId(job.job_identifier)}
            type="button"
            title={job.job_title}
            aria-expanded={isOpen}
            onClick={onOpen}
            className="rounded-sm text-left decoration-accent underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {job.job_title}
          </button>
        </h2>
        <p className="text-small break-words text-ink-soft">
          {inLine([job.company_name, placesOf(job.location, filters.location)])}
        </p>
      </div>
      <div className="min-w-0 text-small break-words text-ink-soft">
        {facts.length > 0 && <p className="@min-[46rem]:leading-6">{inLine(facts)}</p>}
        <p className="flex flex-wrap items-center gap-x-2">
          {job.list_date && job.list_date !== said.date && (
            <time dateTime={job.list_date}>
              {t('jobs.listed', { date: formatDay(job.list_date, i18n.language) })}
            </time>
          )}
          {job.is_sample && !said.isSample && <SampleBadge />}
          {job.attribution && <ListedBy source={job.attribution} />}
        </p>
        {unstated.length > 0 && (
          <p className="italic">{t('jobs.unstated', { what: unstated.join(', ') })}</p>
        )}
        {job.application_status && (
          <p>{t('jobs.tailoredTo', { status: t(`status.${job.application_status}`) })}</p>
        )}
      </div>
    </div>
  )
}
