/** Jobs that somebody found elsewhere and added by their link: a door to add one, and their list. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { Suspense, useId, useState, type ReactNode } from 'react'

import type { JobDetail, JobResult } from '#domain/jobs/job.ts'

import { ChevronDown, Trash2 } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { foundJobsQuery, reloadFoundJobs } from '../../api/queries.ts'
import { forgetHandedPage } from '../../frame/handed-page.ts'
import { useTell } from '../../frame/use-tell.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { join } from '../../ui/join.ts'
import { Notice } from '../../ui/notice.tsx'
import { noFilters } from './filters.ts'
import { JobCard } from './job-card.tsx'
import { jobRows } from './results-list.tsx'
import type { Place } from './missing.ts'
import { late } from '../../frame/late.tsx'

const AddJobDialog = late(async () => (await import('./add-job-dialog.tsx')).AddJobDialog)

export function FoundJobs({
  resumeId,
  place,
  durationMs,
  openJob,
  room,
  listed,
  isAdding,
  onAdding,
  onOpen,
  children,
}: {
  resumeId: string | null
  place: Place
  durationMs: number
  openJob: string | null
  room: HTMLElement | null
  /** The jobs of the results, which open them themselves. */
  listed: readonly string[]
  isAdding: boolean
  onAdding: (isAdding: boolean) => void
  onOpen: (id: string | null) => void
  /** What shares the row with the buttons. */
  children: ReactNode
}) {
  const { t } = useTranslation()
  const tell = useTell()
  const list = useId()
  const [isShown, setShown] = useState(false)
  const jobs = useQuery(foundJobsQuery)
  const remove = useMutation({
    mutationFn: (id: string) => callApi('removeFoundJob', { params: { id } }),
    onSuccess: (_, id) => {
      if (id === openJob) onOpen(null)
      tell.done(t('jobs.found.removed'))
    },
    onError: (error) => tell.failure('job', error, durationMs),
    onSettled: () => reloadFoundJobs(),
  })
  const found = jobs.data ?? []

  return (
    <section
      aria-label={t('jobs.found.list', { count: found.length })}
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
    >
      {/* On a phone all of it lies in one row, so that the results are in sight. */}
      <div className="fade-sideways flex items-center justify-between gap-2 overflow-x-auto sm:flex-wrap sm:overflow-visible">
        {children}
        <div className="flex items-center gap-2 max-sm:-order-1 sm:ml-auto sm:flex-wrap">
          {found.length > 0 && (
            <Button
              look="quiet"
              size="small"
              aria-expanded={isShown}
              aria-controls={list}
              icon={
                <ChevronDown
                  aria-hidden
                  className={join('size-4 transition-transform', isShown && 'rotate-180')}
                />
              }
              onClick={() => setShown(!isShown)}
            >
              {t('jobs.found.list', { count: found.length })}
            </Button>
          )}
        </div>
      </div>
      {jobs.isError && <Notice kind="bad" title={t('jobs.found.load')} />}
      <ul
        id={list}
        hidden={!isShown || found.length === 0}
        className={join(jobRows, '[&[hidden]]:hidden')}
      >
        {found.map((job) => (
          <li key={job.id} className="flex min-w-0 items-center pr-2">
            <div className="min-w-0 flex-1">
              <JobCard
                filters={noFilters}
                key={`${job.id} ${resumeId ?? ''}`}
                job={toResult(job)}
                resumeId={resumeId}
                place={place}
                durationMs={durationMs}
                isOpen={job.id === openJob}
                room={listed.includes(job.id) ? null : room}
                isElsewhere={listed.includes(job.id)}
                onOpen={onOpen}
              />
            </div>
            <IconButton
              name={t('jobs.found.remove')}
              icon={<Trash2 />}
              onClick={() => remove.mutate(job.id)}
            />
          </li>
        ))}
      </ul>
      {isAdding && (
        <Suspense>
          <AddJobDialog
            onClose={() => {
              forgetHandedPage()
              onAdding(false)
            }}
            onAdded={(job) => {
              forgetHandedPage()
              onAdding(false)
              setShown(true)
              onOpen(job.id)
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

/** A job in full as the list shows it, unscored. */
const toResult = (job: JobDetail): JobResult => ({
  job_identifier: job.id,
  job_title: job.job_title,
  company_name: job.company_name,
  location: job.job_location,
  list_date: null,
  previously_scored: false,
  score: null,
  nice_to_add: [],
  resume_id: null,
  resume_title: null,
  resume_company: null,
  is_sample: false,
  job_type: job.job_type,
  work_type: job.work_type,
  salary: job.salary,
})
