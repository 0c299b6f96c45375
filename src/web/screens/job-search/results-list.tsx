/** The cards of the results, Load More below them, and beside or over them the job that is open. */
import { Suspense } from 'react'

import { useTranslation } from '../../i18n/use-translation.ts'
import { late } from '../../frame/late.tsx'
import { Button } from '../../ui/button.tsx'
import { join } from '../../ui/join.ts'
import { useMedia } from '../../ui/use-media.ts'
import type { Filters } from './filters.ts'
import { JobCard, roomForTwo } from './job-card.tsx'
import { saidOfAll } from './job-summary.tsx'
import { titleId } from './job-title.ts'
import type { Place } from './missing.ts'
import type { useJobList } from './use-job-list.ts'

const JobDetailsPanel = late(async () => (await import('./job-details.tsx')).JobDetailsPanel)

/** Rows on one sheet: what is compared stands below each other. */
export const jobRows =
  'grid grid-cols-[minmax(0,1fr)] divide-y divide-line overflow-clip rounded-lg border border-line bg-surface shadow-low'

export function ResultsList({
  list,
  filters,
  resumeId,
  place,
  durationMs,
  openJob,
  room,
  onRoom,
  onOpen,
}: {
  list: ReturnType<typeof useJobList>
  filters: Filters
  resumeId: string | null
  place: Place
  durationMs: number
  openJob: string | null
  /** In the job that is read in full beside the list: where its card puts what can be done. */
  room: HTMLElement | null
  onRoom: (room: HTMLElement | null) => void
  onOpen: (id: string | null) => void
}) {
  const { t } = useTranslation()
  const { jobs, results, loadMore } = list
  const said = saidOfAll(results)
  const sideBySide = useMedia(roomForTwo) && openJob !== null
  const close = () => {
    if (openJob !== null) document.getElementById(titleId(openJob))?.focus()
    onOpen(null)
  }
  return (
    <div className={join('grid items-start gap-6', sideBySide && 'grid-cols-[2fr_3fr]')}>
      <div className="grid min-w-0 gap-6">
        {results.length > 0 && (
          <ul className={jobRows}>
            {results.map((job) => (
              <li key={job.job_identifier} className="min-w-0">
                <JobCard
                  key={`${job.job_identifier} ${resumeId ?? ''}`}
                  job={job}
                  filters={filters}
                  resumeId={resumeId}
                  place={place}
                  durationMs={durationMs}
                  room={room}
                  said={said}
                  isOpen={job.job_identifier === openJob}
                  onOpen={onOpen}
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
        {list.isWhole && (
          <p className="text-center text-small text-ink-soft">
            {t('jobs.allShown', { count: results.length })}
          </p>
        )}
      </div>
      {sideBySide && (
        <Suspense>
          <JobDetailsPanel key={openJob} jobId={openJob} onClose={close} doRef={onRoom} />
        </Suspense>
      )}
    </div>
  )
}
