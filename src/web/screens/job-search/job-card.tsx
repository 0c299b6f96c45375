/** One job of the results: unscored, being scored, or scored with the skills it would like. */
import type { JobResult } from '#domain/jobs/job.ts'

import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { createPortal } from 'react-dom'

import { Gauge, Sparkles } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { resumesQuery } from '../../api/queries.ts'
import { late } from '../../frame/late.tsx'
import { useTell } from '../../frame/use-tell.ts'
import { Button } from '../../ui/button.tsx'
import { join } from '../../ui/join.ts'
import { headingOf } from '../dashboard/order.ts'
import { ScoreLine } from './score-line.tsx'
import { useMedia } from '../../ui/use-media.ts'
import type { Filters } from './filters.ts'
import { JobSkills } from './job-skills.tsx'
import type { SaidOfAll } from './job-summary.tsx'
import { JobSummary } from './job-summary.tsx'
import { missingForScore, missingForTailoring, type Place } from './missing.ts'
import { OriginalPost } from './original-post.tsx'
import { goToResumeSelect, usePrice } from './resume-select.tsx'
import { useQuickScore } from './use-quick-score.ts'
import { useTailorJob } from './use-tailor-job.ts'

const JobDetailsDialog = late(async () => (await import('./job-details.tsx')).JobDetailsDialog)

/** Seen on its row where there is a mouse to point with. */
const onHover =
  'transition-opacity group-focus-within/job:opacity-100 group-hover/job:opacity-100 @min-[46rem]:[@media(hover:hover)]:opacity-0'

/** Where the list and a job in full have room side by side. */
export const roomForTwo = '(min-width: 64rem)'

export function JobCard({
  job,
  filters,
  resumeId,
  place,
  durationMs,
  isOpen,
  room,
  isElsewhere = false,
  said = {},
  onOpen,
}: {
  job: JobResult
  /** By which it was found. */
  filters: Filters
  resumeId: string | null
  place: Place
  /** How long this place's toasts stay. */
  durationMs: number
  /** Whether it is the one shown in full. */
  isOpen: boolean
  /** Where what can be done goes while the job is read beside the list; null where it is not. */
  room: HTMLElement | null
  /** Whether another card of the same job shows it. */
  isElsewhere?: boolean
  /** What the list says of all its jobs alike. */
  said?: SaidOfAll
  onOpen: (id: string | null) => void
}) {
  const { t } = useTranslation()
  const resume = useQuery(resumesQuery).data?.find(({ id }) => id === resumeId)
  const price = usePrice()
  const tell = useTell()
  const tailor = useTailorJob(durationMs)
  const scan = useQuickScore(job.job_identifier, durationMs)
  const score = scan.data?.score ?? job.score
  const skills = scan.data?.nice_to_add ?? job.nice_to_add
  const isOver = !useMedia(roomForTwo) && isOpen && !isElsewhere
  const elsewhere = isOpen && !isOver ? room : null
  // What can be done with the job that is read; on a card it is one of many.
  const isMain = isOver || elsewhere !== null

  /** Nothing is asked of the server before what it needs is there (specification §5). */
  const given = { place, resumeId, jobId: job.job_identifier }
  const unless = (
    missing: ReturnType<typeof missingForTailoring>,
    go: (resume: string) => void,
  ) => {
    if (!missing) return go(resumeId ?? '')
    if (resumeId === null) {
      if (isOver) onOpen(null)
      goToResumeSelect()
    }
    return tell.say(missing.kind, t(missing.key), durationMs)
  }

  const actions = (
    <>
      <Button
        size="small"
        busy={scan.isPending}
        icon={<Gauge className="size-4" aria-hidden />}
        onClick={() => unless(missingForScore(given), (resume) => scan.mutate(resume))}
      >
        {scan.isPending
          ? t('jobs.scanning')
          : score === null
            ? t('jobs.scan')
            : t('jobs.scanAgain')}
      </Button>
      <Button
        look={isMain ? 'primary' : 'quiet'}
        size="small"
        // A mouse is offered it on its row; the price of each stands over the list.
        className={isMain ? undefined : onHover}
        busy={tailor.isPending}
        icon={<Sparkles className="size-4" aria-hidden />}
        onClick={() =>
          unless(missingForTailoring(given), (resume) => tailor.start(resume, job.job_identifier))
        }
      >
        {tailor.isPending ? tailor.message : t('jobs.tailor')}
      </Button>
      {/* A sample was never posted anywhere. */}
      {!job.is_sample && <OriginalPost jobId={job.job_identifier} durationMs={durationMs} />}
    </>
  )

  return (
    <article
      aria-label={[job.job_title, job.company_name].filter((part) => part !== '').join(', ')}
      className={join(
        'group/job @container relative px-4 py-3.5 transition-colors hover:bg-hover sm:px-5',
        isOpen && 'bg-accent-soft shadow-[inset_3px_0_0_var(--color-accent)]',
      )}
    >
      <div className="grid gap-x-6 gap-y-3 @min-[46rem]:grid-cols-[minmax(0,1fr)_auto] @min-[46rem]:items-center">
        <JobSummary {...{ job, filters, said, isOpen }} onOpen={() => onOpen(job.job_identifier)} />
        <div className="relative -my-1 flex flex-wrap items-center gap-2 py-1 max-sm:*:min-h-11 empty:hidden @min-[46rem]:flex-row-reverse">
          {score !== null && <ScoreLine score={score} />}
          {elsewhere === null ? actions : createPortal(actions, elsewhere)}
        </div>
      </div>
      {tailor.stage !== null && (
        <output className="mt-2 block text-small text-ink-soft">{tailor.stage}</output>
      )}
      <JobSkills skills={skills} isScored={score !== null} />
      {isOver && (
        <Suspense>
          <JobDetailsDialog
            jobId={job.job_identifier}
            onClose={() => onOpen(null)}
            actions={
              <div className="flex w-full flex-wrap justify-end gap-2 max-sm:*:grow">{actions}</div>
            }
          >
            {score !== null && <ScoreLine score={score} />}
            <p className="text-small text-ink-soft">
              {resume && `${t('jobs.scoreAgainst')}: ${headingOf(resume)}`}
              <span className="block">{price}</span>
            </p>
          </JobDetailsDialog>
        </Suspense>
      )}
    </article>
  )
}
