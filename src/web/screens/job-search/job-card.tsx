/** One job of the results: unscored, being scored, or scored with the skills it would like. */
import { useMutation } from '@tanstack/react-query'
import { ExternalLink, Gauge, Sparkles } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { JobResult } from '#domain/jobs/job.ts'

import { callApi } from '../../api/client.ts'
import { NetworkError, ProblemError } from '../../api/errors.ts'
import { reloadUser } from '../../api/queries.ts'
import { useSingleMutation } from '../../api/use-single-mutation.ts'
import { useTell } from '../../frame/use-tell.ts'
import { formatDay } from '../../i18n/dates.ts'
import { bandOf } from '../../messages/bands.ts'
import { toastDurations } from '../../messages/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { join } from '../../ui/join.ts'
import { ScoreBadge } from '../../ui/score-badge.tsx'
import { factsOf } from './job-facts.ts'
import { titleId } from './job-title.ts'
import { ListedBy } from './listed-by.tsx'
import { missingForScore, missingForTailoring, type Place } from './missing.ts'
import { goToResumeSelect } from './resume-select.tsx'
import { SampleBadge } from './sample-badge.tsx'
import { useTailorJob } from './use-tailor-job.ts'

export function JobCard({
  job,
  resumeId,
  place,
  durationMs,
  isOpen,
  onOpen,
}: {
  job: JobResult
  resumeId: string | null
  place: Place
  /** How long this place's toasts stay. */
  durationMs: number
  /** Whether it is the one shown in full. */
  isOpen: boolean
  onOpen: () => void
}) {
  const { t, i18n } = useTranslation()
  const tell = useTell()
  const [skillsShown, setSkillsShown] = useState(false)
  const skillsId = useId()
  const tailor = useTailorJob(durationMs)

  const scan = useSingleMutation({
    mutationFn: (resume: string) =>
      callApi('quickScore', { query: { job_identifier: job.job_identifier, resume_id: resume } }),
    onError: (error) => {
      if (error instanceof ProblemError || error instanceof NetworkError)
        tell.failure('score', error, durationMs)
      else tell.say('error', t('failures.scan'), durationMs)
    },
    onSettled: () => reloadUser(),
  })
  const openLink = useMutation({
    mutationFn: () => callApi('originalLink', { query: { job_identifier: job.job_identifier } }),
    onError: (error) => {
      const text = tell.sentence('jobLink', error)
      if (text === t('failures.jobLinkNotFound'))
        tell.say('info', text, toastDurations.jobLinkNotFound)
      else tell.failure('jobLink', error, durationMs)
    },
  })

  const facts = factsOf(job, t, i18n.language)
  const score = scan.data?.score ?? job.score
  const skills = scan.data?.nice_to_add ?? job.nice_to_add

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

  const openOriginal = () => {
    if (!job.job_identifier) return tell.say('error', t('failures.jobIdMissing'), durationMs)
    // Opened at the click, so that no blocker takes it for a pop-up; filled when the answer is there.
    const tab = window.open('', '_blank')
    openLink.mutate(undefined, {
      onSuccess: ({ url }) => {
        const address = safeAddress(url)
        if (tab && address) {
          tab.opener = null
          tab.location.replace(address)
          return
        }
        tab?.close()
        if (!address)
          tell.say('info', t('failures.jobLinkNotFound'), toastDurations.jobLinkNotFound)
      },
      onError: () => tab?.close(),
    })
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
            {[job.company_name, job.location].filter(Boolean).join(' · ')}
          </p>
          {facts.length > 0 && (
            <p className="text-small break-words text-ink-soft">{facts.join(' · ')}</p>
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
            <p className="mt-2.5 flex items-center gap-2 text-small text-ink-soft">
              <ScoreBadge score={score} band={bandOf(score)} name={t('jobs.score')} />
              {t(`bands.${bandOf(score)}`)}
            </p>
          )}
        </div>
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
          <Button
            look="quiet"
            size="small"
            busy={openLink.isPending}
            icon={<ExternalLink className="size-4" aria-hidden />}
            onClick={openOriginal}
          >
            {t('jobs.original')}
          </Button>
        </div>
      </div>
      {tailor.stage !== null && (
        <output className="mt-2 block text-small text-ink-soft">{tailor.stage}</output>
      )}
      {score !== null && skills.length > 0 && (
        <Button
          look="quiet"
          size="small"
          className="relative mt-2 -ml-2.5"
          aria-expanded={skillsShown}
          aria-controls={skillsId}
          onClick={() => setSkillsShown(!skillsShown)}
        >
          {skillsShown ? t('jobs.hideSkills') : t('jobs.showSkills', { count: skills.length })}
        </Button>
      )}
      <ul
        id={skillsId}
        hidden={!skillsShown}
        aria-label={t('jobs.skills')}
        className="relative mt-2 flex-wrap gap-1.5 not-[[hidden]]:flex"
      >
        {skills.map((skill) => (
          <li
            key={skill}
            className="rounded-full border border-line bg-sunken px-2.5 py-0.5 text-small"
          >
            {skill}
          </li>
        ))}
      </ul>
    </article>
  )
}

/** Only web addresses are opened. */
function safeAddress(url: string): string | null {
  const address = URL.parse(url)
  return address && /^https?:$/.test(address.protocol) ? address.href : null
}
