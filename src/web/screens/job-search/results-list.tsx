/** The cards of the results, Load More below them, and beside or over them the job that is open. */
import { Suspense } from 'react'

import { useTranslation } from '../../i18n/use-translation.ts'
import { late } from '../../frame/late.tsx'
import { Button } from '../../ui/button.tsx'
import { join } from '../../ui/join.ts'
import { useMedia } from '../../ui/use-media.ts'
import type { Filters } from './filters.ts'
import { JobCard } from './job-card.tsx'
import { titleId } from './job-title.ts'
import type { Place } from './missing.ts'
import type { useJobList } from './use-job-list.ts'

const details = () => import('./job-details.tsx')
const JobDetailsDialog = late(async () => (await details()).JobDetailsDialog)
const JobDetailsPanel = late(async () => (await details()).JobDetailsPanel)

/** Where the list and a job in full have room side by side. */
const roomForTwo = '(min-width: 64rem)'

export function ResultsList({
  list: { jobs, results, loadMore },
  filters,
  resumeId,
  place,
  durationMs,
  openJob,
  onOpen,
}: {
  list: ReturnType<typeof useJobList>
  filters: Filters
  resumeId: string | null
  place: Place
  durationMs: number
  openJob: string | null
  onOpen: (id: string | null) => void
}) {
  const { t } = useTranslation()
  const sideBySide = useMedia(roomForTwo) && openJob !== null
  const close = () => {
    if (openJob !== null) document.getElementById(titleId(openJob))?.focus()
    onOpen(null)
  }
  return (
    <div className={join('grid items-start gap-6', sideBySide && 'grid-cols-[2fr_3fr]')}>
      <div className="grid min-w-0 gap-6">
        {results.length > 0 && (
          <ul className="grid gap-3">
            {results.map((job) => (
              <li key={job.job_identifier} className="min-w-0">
                <JobCard
                  key={`${job.job_identifier} ${resumeId ?? ''}`}
                  job={job}
                  filters={filters}
                  resumeId={resumeId}
                  place={place}
                  durationMs={durationMs}
                  isOpen={job.job_identifier === openJob}
                  onOpen={() => onOpen(job.job_identifier)}
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
  )
}
