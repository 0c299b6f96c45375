/** One resume on a line: what it is for, its days, how it stands, its score, and what can be done with it. */
import { useRef } from 'react'

import type { Resume } from '#domain/resume/resume.ts'

import { Ellipsis } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { formatDay } from '../../i18n/dates.ts'
import { bandOf } from '../../messages/bands.ts'
import { resumePath } from '../../paths.ts'
import { Link } from '../../routing/link.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { join } from '../../ui/join.ts'
import { ScoreBadge } from '../../ui/score-badge.tsx'
import { CardActions } from './card-actions.tsx'
import { CardDialogs } from './card-dialogs.tsx'
import { DeleteQuestion } from './delete-question.tsx'
import { NextDates } from './next-dates.tsx'
import { headingOf } from './order.ts'
import { StatusSelect } from './status-select.tsx'
import { useCard } from './use-card.ts'

/** The columns of a row and of the head above all of them; a phone has no room for columns. */
const columns =
  'md:grid md:grid-cols-[minmax(0,1fr)_14rem_6rem_10rem_4rem_2rem] md:items-center md:gap-x-3 md:px-3'

/** What each column says. */
export function RowsHead() {
  const { t } = useTranslation()
  return (
    // Each row says it again to those who hear it.
    <div aria-hidden className={join('py-2 text-caption text-ink-soft max-md:hidden', columns)}>
      <span>{t('dashboard.viewResumes')}</span>
      <span>{t('dashboard.dates.next')}</span>
      <span>{t('dashboard.card.made')}</span>
      <span className="pl-2.5">{t('status.label')}</span>
      <span className="text-right">{t('dashboard.card.score')}</span>
    </div>
  )
}

export function ResumeRow({
  resume,
  highlighted,
  onNew,
}: {
  resume: Resume
  highlighted: boolean
  onNew: (id: string) => void
}) {
  const { t, i18n } = useTranslation()
  const article = useRef<HTMLElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  const card = useCard(resume, { card: article, more }, onNew)
  const heading = headingOf(resume) || t('dashboard.card.untitled')
  const band = resume.score === null ? null : bandOf(resume.score)
  return (
    <article
      ref={article}
      aria-label={heading}
      data-highlighted={highlighted || undefined}
      className={join(
        'relative min-h-11 py-0.5 outline-accent hover:bg-hover has-[h3_:focus-visible]:outline-2 has-[h3_:focus-visible]:-outline-offset-2 max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:py-1.5 max-md:pr-1 max-md:pl-3',
        columns,
        highlighted && 'bg-accent-soft',
      )}
    >
      <h3 className="min-w-0 truncate text-small font-semibold max-md:grow max-md:basis-3/5">
        <Link
          to={resumePath(resume.id)}
          className="outline-none after:absolute after:inset-0 hover:underline"
        >
          {heading}
        </Link>
      </h3>
      {card.mode === 'confirm-delete' ? (
        <div className="relative col-span-4 justify-self-end max-md:order-last">
          <DeleteQuestion
            busy={card.actions.remove.isPending}
            onConfirm={card.remove}
            onCancel={card.leave}
          />
        </div>
      ) : (
        <>
          <div className="max-md:order-last max-md:basis-full max-md:empty:hidden">
            <NextDates resume={resume} />
          </div>
          <time
            dateTime={resume.created_at}
            className="tabular text-caption text-ink-faint max-md:order-last"
          >
            {formatDay(resume.created_at, i18n.language)}
          </time>
          <span className="relative min-w-0 max-md:order-last">
            <StatusSelect resume={resume} name={`${t('status.label')}: ${heading}`} look="quiet" />
          </span>
          <span className="text-right text-ink-faint">
            {resume.score !== null && band ? (
              <ScoreBadge score={resume.score} band={band} name={t(`bands.${band}`)} />
            ) : (
              !resume.is_base && <span aria-hidden>–</span>
            )}
          </span>
        </>
      )}
      <span className="relative">
        <CardActions
          resume={resume}
          card={card}
          isRow
          trigger={
            <IconButton
              ref={more}
              name={`${t('dashboard.card.more')}: ${heading}`}
              icon={<Ellipsis />}
            />
          }
        />
      </span>
      <CardDialogs resume={resume} about={heading} card={card} />
    </article>
  )
}
