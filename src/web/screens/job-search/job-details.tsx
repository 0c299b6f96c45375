/**
 * A job in full: where there is room, in a panel beside the list, which stays in use; else in a
 * dialog over it. Opening takes the keyboard there, Esc takes it back.
 */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'

import { closedAt } from '#domain/jobs/closed.ts'
import type { JobDetail } from '#domain/jobs/job.ts'

import { X } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { jobQuery } from '../../api/queries.ts'
import { useTell } from '../../frame/use-tell.ts'
import { postDay } from '../../i18n/post-day.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useEscape } from '../../ui/focus.ts'
import { inLine } from '../../ui/in-line.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { join } from '../../ui/join.ts'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Summary } from '../../ui/summary.tsx'
import { JobDoubts } from './job-doubts.tsx'
import { factsOf } from './job-facts.ts'
import { titleId } from './job-title.ts'
import { ListedBy } from './listed-by.tsx'
import { SampleBadge } from './sample-badge.tsx'

const lists = [
  ['job_duties_and_responsibilities', 'jobs.duties'],
  ['required_qualifications', 'jobs.required'],
  ['preferred_qualifications', 'jobs.preferred'],
  ['job_benefits', 'jobs.benefits'],
] as const

type Place = { jobId: string; onClose: () => void }

export function JobDetailsDialog({
  jobId,
  onClose,
  actions,
  children,
}: Place & {
  actions: ReactNode
  /** Above what the job says. */
  children: ReactNode
}) {
  const { t } = useTranslation()
  const { data: job } = useQuery(jobQuery(jobId))
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={job?.job_title ?? t('jobs.details')}
      closeName={t('app.close')}
      actions={actions}
    >
      <div className="grid gap-4">
        {job && <JobFacts job={job} />}
        {children}
        <Details jobId={jobId} />
      </div>
    </Dialog>
  )
}

export function JobDetailsPanel({
  jobId,
  onClose,
  doRef,
}: Place & {
  /** Where its card puts what can be done with it. */
  doRef: (room: HTMLElement | null) => void
}) {
  const { t } = useTranslation()
  const { data: job } = useQuery(jobQuery(jobId))
  const panel = useEscape<HTMLElement>(onClose)
  // The list has grown narrower and longer: the card that was opened stays in sight.
  useEffect(() => {
    // Nothing may be given back: browsers of today answer with a promise, which is no clean-up.
    document.getElementById(titleId(jobId))?.scrollIntoView({ block: 'nearest' })
  }, [jobId])
  return (
    <aside
      ref={panel}
      aria-label={t('jobs.details')}
      className="sticky top-6 flex max-h-[calc(100dvh-3rem)] flex-col rounded-lg border border-line bg-surface shadow-low"
    >
      <div className="mb-1 flex items-start justify-between gap-4 px-6 pt-6">
        <h2 ref={focusInPlace} tabIndex={-1} className="text-title font-semibold">
          {job?.job_title ?? t('jobs.details')}
        </h2>
        <div className="-mt-1 -mr-2 shrink-0">
          <IconButton name={t('app.close')} icon={<X />} onClick={onClose} />
        </div>
      </div>
      {job && <JobFacts job={job} className="px-6" />}
      {/* In sight however far down the page the list begins. */}
      <div ref={doRef} className="flex flex-wrap gap-2 px-6 pt-3 pb-4 empty:hidden" />
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
        className="fade-below min-h-0 overflow-y-auto px-6 pt-1 pb-6"
      >
        <Details jobId={jobId} />
      </div>
    </aside>
  )
}

function focusInPlace(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
}

function Details({ jobId }: { jobId: string }) {
  const { t } = useTranslation()
  const tell = useTell()
  const { data: job, error } = useQuery(jobQuery(jobId))
  if (job) return <DetailsText job={job} />
  if (error)
    return (
      <Notice kind="bad" title={t('failures.job')}>
        {tell.reason(error)}
      </Notice>
    )
  return (
    <output className="flex items-center gap-3 py-6 text-ink-soft">
      <Spinner className="text-accent" />
      {t('jobs.loading')}
    </output>
  )
}

/** Whose job it is, where and how, and who lists it. */
function JobFacts({ job, className }: { job: JobDetail; className?: string }) {
  const { t, i18n } = useTranslation()
  const facts = factsOf(job, t, i18n.language)
  return (
    <div className={join('text-small text-ink-soft', className)}>
      <p>{inLine([job.company_name, job.job_location])}</p>
      <p className="flex flex-wrap items-center gap-x-2">
        {inLine(facts)}
        {job.is_sample && <SampleBadge />}
        {job.attribution && <ListedBy source={job.attribution} />}
      </p>
    </div>
  )
}

function DetailsText({ job }: { job: JobDetail }) {
  const { t, i18n } = useTranslation()
  const [now] = useState(() => new Date())
  const closed = closedAt(job, now)
  const isSorted = lists.some(([field]) => job[field].length > 0)
  return (
    <div className="grid gap-5">
      <JobDoubts key={job.id} job={job} />
      {(closed !== null || job.says_closed === true) && (
        <Notice
          title={
            closed === null
              ? t('jobs.closedUndated')
              : t('jobs.closedTitle', { date: postDay(closed, i18n.language) })
          }
        >
          {t('jobs.closedText')}
        </Notice>
      )}
      {job.is_whole === false && (
        <Notice title={t('jobs.excerptTitle')}>{t('jobs.excerptText')}</Notice>
      )}
      {job.company_description && (
        <section>
          <h3 className="mb-1 font-semibold">{t('jobs.company')}</h3>
          <p className="whitespace-pre-line">{job.company_description}</p>
        </section>
      )}
      {lists.map(([field, label]) =>
        job[field].length === 0 ? null : (
          <section key={field}>
            <h3 className="mb-1 font-semibold">{t(label)}</h3>
            <ul className="grid list-disc gap-1 pl-5 marker:text-ink-faint">
              {job[field].map((line, n) => (
                // Lines may repeat, and never change places.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={n}>{line}</li>
              ))}
            </ul>
          </section>
        ),
      )}
      {job.text && <WholePost text={job.text} isOpen={!isSorted} />}
    </div>
  )
}

/** What an ad says beside its lists, or all of it where it has none. */
function WholePost({ text, isOpen }: { text: string; isOpen: boolean }) {
  const { t } = useTranslation()
  return (
    <details open={isOpen}>
      <Summary className="rounded-sm font-semibold">{t('jobs.post')}</Summary>
      <p className="mt-2 break-words whitespace-pre-line">{text}</p>
    </details>
  )
}
