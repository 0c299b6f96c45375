/** What the list says of a job: its title, which opens it in full, its facts, and its score. */
import type { JobResult } from '#domain/jobs/job.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { formatDay } from '../../i18n/dates.ts'
import type { Filters } from './filters.ts'
import { factsOf, placesOf, unstatedIn } from './job-facts.ts'
import { titleId } from './job-title.ts'
import { ListedBy } from './listed-by.tsx'
import { SampleBadge } from './sample-badge.tsx'
import { ScoreLine } from './score-line.tsx'
import { inLine } from '../../ui/in-line.ts'

export function JobSummary({
  job,
  filters,
  score,
  isOpen,
  onOpen,
}: {
  job: JobResult
  /** What was ticked; what the job does not state of it is said. */
  filters: Filters
  score: number | null
  isOpen: boolean
  onOpen: () => void
}) {
  const { t, i18n } = useTranslation()
  const facts = factsOf(job, t, i18n.language)
  const unstated = unstatedIn(job, filters).map((label) => t(label))
  return (
    <div className="min-w-0">
      <h2 className="font-semibold break-words hyphens-auto">
        <button
          id={titleId(job.job_identifier)}
          type="button"
          aria-expanded={isOpen}
          onClick={onOpen}
          className="rounded-sm text-left decoration-accent underline-offset-4 after:absolute after:inset-0 after:rounded-lg hover:underline"
        >
          {job.job_title}
        </button>
      </h2>
      <p className="text-small break-words text-ink-soft">
        {inLine([job.company_name, placesOf(job.location, filters.location)])}
      </p>
      {facts.length > 0 && <p className="text-small break-words text-ink-soft">{inLine(facts)}</p>}
      {unstated.length > 0 && (
        <p className="text-small break-words text-ink-soft italic">
          {t('jobs.unstated', { what: unstated.join(', ') })}
        </p>
      )}
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-caption text-ink-faint">
        {job.list_date && (
          <time dateTime={job.list_date}>
            {t('jobs.listed', { date: formatDay(job.list_date, i18n.language) })}
          </time>
        )}
        {job.is_sample && <SampleBadge />}
        {job.attribution && <ListedBy source={job.attribution} />}
        {job.application_status && (
          <span>{t('jobs.tailoredTo', { status: t(`status.${job.application_status}`) })}</span>
        )}
      </p>
      {score !== null && (
        <div className="mt-2.5">
          <ScoreLine score={score} />
        </div>
      )}
    </div>
  )
}
