/** One job of the results: unscored, being scored, or scored with the skills it would like. */
import type { JobResult } from '#domain/jobs/job.ts'

import { Gauge, Sparkles } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { callApi } from '../../api/client.ts'
import { NetworkError, ProblemError } from '../../api/errors.ts'
import { reloadUser } from '../../api/queries.ts'
import { useSingleMutation } from '../../api/use-single-mutation.ts'
import { useTell } from '../../frame/use-tell.ts'
import { Button } from '../../ui/button.tsx'
import { join } from '../../ui/join.ts'
import type { Filters } from './filters.ts'
import { JobSkills } from './job-skills.tsx'
import { JobSummary } from './job-summary.tsx'
import { missingForScore, missingForTailoring, type Place } from './missing.ts'
import { OriginalPost } from './original-post.tsx'
import { goToResumeSelect } from './resume-select.tsx'
import { useTailorJob } from './use-tailor-job.ts'

export function JobCard({
  job,
  filters,
  resumeId,
  place,
  durationMs,
  isOpen,
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
  onOpen: () => void
}) {
  const { t } = useTranslation()
  const tell = useTell()
  const tailor = useTailorJob(durationMs)
  const scan = useQuickScore(job.job_identifier, durationMs)
  const score = scan.data?.score ?? job.score

  /** Nothing is asked of the server before what it needs is there (specification §5). */
  const given = { place, resumeId, jobId: job.job_identifier }
  const unless = (
    missing: ReturnType<typeof missingForTailoring>,
    go: (resume: string) => void,
  ) => {
    if (!missing) return go(resumeId ?? '')
    if (resumeId === null) goToResumeSelect()
    return tell.say(missing.kind, t(missing.key), durationMs)
  }

  return (
    <article
      aria-label={`${job.job_title}, ${job.company_name}`}
      className={join(
        '@container relative rounded-lg border bg-surface p-4 shadow-low transition-colors sm:p-5',
        isOpen ? 'border-accent' : 'border-line hover:border-line-strong/60',
      )}
    >
      <div className="grid gap-x-6 gap-y-3 @min-[46rem]:grid-cols-[minmax(0,1fr)_auto] @min-[46rem]:items-center">
        <JobSummary job={job} filters={filters} score={score} isOpen={isOpen} onOpen={onOpen} />
        <div className="relative -my-1 flex flex-wrap items-center gap-2 py-1 empty:hidden @min-[46rem]:justify-end">
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
            size="small"
            busy={tailor.isPending}
            icon={<Sparkles className="size-4" aria-hidden />}
            onClick={() =>
              unless(missingForTailoring(given), (resume) =>
                tailor.start(resume, job.job_identifier),
              )
            }
          >
            {tailor.isPending ? tailor.message : t('jobs.tailor')}
          </Button>
          {/* A sample was never posted anywhere. */}
          {!job.is_sample && <OriginalPost jobId={job.job_identifier} durationMs={durationMs} />}
        </div>
      </div>
      {tailor.stage !== null && (
        <output className="mt-2 block text-small text-ink-soft">{tailor.stage}</output>
      )}
      <JobSkills skills={scan.data?.nice_to_add ?? job.nice_to_add} isScored={score !== null} />
    </article>
  )
}

function useQuickScore(jobId: string, durationMs: number) {
  const { t } = useTranslation()
  const tell = useTell()
  return useSingleMutation({
    mutationFn: (resume: string) =>
      callApi('quickScore', { query: { job_identifier: jobId, resume_id: resume } }),
    onError: (error) => {
      if (error instanceof ProblemError || error instanceof NetworkError)
        tell.failure('score', error, durationMs)
      else tell.say('error', t('failures.scan'), durationMs)
    },
    onSettled: () => reloadUser(),
  })
}
