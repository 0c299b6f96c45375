/** One resume on a line: what it is for, how it stands, its next day and its score. */

import { jobStatuses } from '#domain/resume/status.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { formatDay } from '../../i18n/dates.ts'
import { bandOf } from '../../messages/bands.ts'
import { resumePath } from '../../paths.ts'
import { Link } from '../../routing/link.tsx'
import { join } from '../../ui/join.ts'
import { ScoreBadge } from '../../ui/score-badge.tsx'
import { Select } from '../../ui/select.tsx'
import { NextDate } from './next-date.tsx'
import { headingOf } from './order.ts'
import { useStatus } from './use-status.ts'

export function ResumeRow({ resume, highlighted }: { resume: Resume; highlighted: boolean }) {
  const { t, i18n } = useTranslation()
  const status = useStatus()
  const heading = headingOf(resume) || t('dashboard.card.untitled')
  const band = resume.score === null ? null : bandOf(resume.score)
  return (
    <article
      aria-label={heading}
      data-highlighted={highlighted || undefined}
      className={join(
        'relative flex min-h-11 flex-wrap items-center gap-x-3 px-3 py-0.5 outline-accent hover:bg-hover has-[h3_:focus-visible]:outline-2 has-[h3_:focus-visible]:-outline-offset-2',
        highlighted && 'bg-accent-soft',
      )}
    >
      <h3 className="min-w-0 grow basis-56 truncate max-sm:basis-full max-sm:pt-1.5 text-small font-semibold">
        <Link
          to={resumePath(resume.id)}
          className="outline-none after:absolute after:inset-0 hover:underline"
        >
          {heading}
        </Link>
      </h3>
      <div className="*:mt-0">
        <NextDate resumeId={resume.id} />
      </div>
      <time
        dateTime={resume.created_at}
        className="tabular text-caption text-ink-faint max-sm:grow sm:w-24"
      >
        {formatDay(resume.created_at, i18n.language)}
      </time>
      <span className="sm:w-44">
        <Select
          look="quiet"
          className="max-w-full"
          aria-label={`${t('status.label')}: ${heading}`}
          value={resume.job_status}
          options={jobStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          onChange={(next) => status.mutate({ resume, status: next })}
        />
      </span>
      <span className="w-11 text-right">
        {resume.score !== null && band && (
          <ScoreBadge score={resume.score} band={band} name={t(`bands.${band}`)} />
        )}
      </span>
    </article>
  )
}
