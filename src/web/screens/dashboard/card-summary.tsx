/** What a card says of its resume: what it is for, when it was made, in which language, and its score. */

import type { Resume } from '#domain/resume/resume.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { formatDay } from '../../i18n/dates.ts'
import { bandOf } from '../../messages/bands.ts'
import { resumePath } from '../../paths.ts'
import { Link } from '../../routing/link.tsx'
import { Facts } from '../../ui/facts.tsx'
import { ScoreBadge } from '../../ui/score-badge.tsx'
import { languageName } from '../../i18n/language-name.ts'
import { NextDates } from './next-dates.tsx'

export function CardSummary({ resume, heading }: { resume: Resume; heading: string }) {
  const { t, i18n } = useTranslation()
  const headline = resume.contact_info.headline.trim()
  const [first, ...others] = heading.split(/\s·\s/)
  return (
    <div className="group/summary min-w-0">
      <h3 className="text-body font-semibold break-words in-data-closed:text-ink-soft hyphens-auto pointer-coarse:text-[1.0625rem]">
        <Link
          to={resumePath(resume.id)}
          className="rounded-sm decoration-accent underline-offset-4 outline-none after:absolute after:inset-0 after:rounded-lg hover:underline"
        >
          {first}
          {others.length > 0 && (
            <>
              <span className="sr-only">{' · '}</span>
              <span className="block font-medium text-ink-soft">{others.join(' · ')}</span>
            </>
          )}
        </Link>
      </h3>
      {headline && !heading.endsWith(headline) && (
        // Where a day is near, that is told in its place.
        <p
          className="truncate text-small text-ink-soft group-has-data-next/summary:hidden in-data-closed:hidden"
          title={headline}
        >
          {headline}
        </p>
      )}
      <p className="mt-1.5 flex flex-wrap items-center gap-x-2 text-caption text-ink-faint">
        <Facts>
          {[
            resume.score !== null && (
              <ScoreBadge
                key="score"
                score={resume.score}
                band={bandOf(resume.score)}
                name={t(`bands.${bandOf(resume.score)}`)}
                label={t('dashboard.card.score')}
              />
            ),
            <time key="created" dateTime={resume.created_at} title={t('dashboard.card.made')}>
              {formatDay(resume.created_at, i18n.language)}
            </time>,
            languageName(resume.resume_language, i18n.language),
          ]}
        </Facts>
        {resume.is_base && (
          // A heading above the card says it too, where there are others.
          <span className="in-data-named:sr-only">{t('dashboard.card.base')}</span>
        )}
        {resume.score_missing && (
          <span className="basis-full">{t(`dashboard.card.noScore.${resume.score_missing}`)}</span>
        )}
      </p>
      <div className="mt-1.5 grid gap-1 empty:hidden">
        <NextDates resume={resume} />
      </div>
    </div>
  )
}
