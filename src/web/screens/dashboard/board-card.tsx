/** A resume on the board: what it is for, its days, its score, and a menu of the other statuses. */
import type { KeyboardEvent } from 'react'

import { jobStatuses, type JobStatus } from '#domain/resume/status.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { Ellipsis } from '../../ui/icons.tsx'
import { LateMenu } from '../../frame/late-menu.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { formatDay } from '../../i18n/dates.ts'
import { bandOf } from '../../messages/bands.ts'
import { resumePath } from '../../paths.ts'
import { Link } from '../../routing/link.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { join } from '../../ui/join.ts'
import { ScoreBadge } from '../../ui/score-badge.tsx'
import { NextDates } from './next-dates.tsx'
import { headingOf } from './order.ts'

/** What a dragged card carries; files and text from elsewhere do not have it. */
const dragType = 'application/x-lapel-resume'

export function isCardDrag(data: DataTransfer): boolean {
  return data.types.includes(dragType)
}

export function draggedId(data: DataTransfer): string | null {
  return data.getData(dragType) || null
}

/** What of a card can have the keyboard: its name, or what opens the menu of statuses. */
export type CardPart = 'link' | 'status'

export function cardPartId(part: CardPart, resumeId: string): string {
  return `board-${part}-${resumeId}`
}

export function BoardCard({
  resume,
  highlighted,
  onKeyDown,
  onStatus,
}: {
  resume: Resume
  highlighted: boolean
  onKeyDown: (event: KeyboardEvent) => void
  onStatus: (status: JobStatus) => void
}) {
  const { t, i18n } = useTranslation()
  const heading = headingOf(resume) || t('dashboard.card.untitled')
  return (
    // Dragging is one of three ways; the others are keys and the menu below.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article
      aria-label={heading}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData(dragType, resume.id)
        event.dataTransfer.effectAllowed = 'move'
      }}
      data-highlighted={highlighted || undefined}
      className={join(
        'relative cursor-grab rounded-md border outline-accent has-[h3_:focus-visible]:outline-2 has-[h3_:focus-visible]:outline-offset-2 bg-surface px-3 pt-2.5 pb-1 shadow-low transition-colors active:cursor-grabbing',
        highlighted
          ? 'border-accent ring-4 ring-accent-soft'
          : 'border-line hover:border-line-strong/60',
      )}
    >
      <h3 className="text-small font-semibold break-words hyphens-auto">
        <Link
          id={cardPartId('link', resume.id)}
          to={resumePath(resume.id)}
          draggable={false}
          onKeyDown={onKeyDown}
          aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
          className="rounded-sm decoration-accent underline-offset-4 outline-none after:absolute after:inset-0 hover:underline"
        >
          {heading}
        </Link>
      </h3>
      <div className="mt-1 grid gap-1 empty:hidden">
        <NextDates resume={resume} />
      </div>
      <div className="flex items-center justify-between gap-x-2 pt-1">
        {resume.score === null ? (
          <time dateTime={resume.created_at} className="text-caption text-ink-faint">
            {formatDay(resume.created_at, i18n.language)}
          </time>
        ) : (
          <ScoreBadge
            score={resume.score}
            band={bandOf(resume.score)}
            name={t(`bands.${bandOf(resume.score)}`)}
          />
        )}
        <LateMenu
          align="end"
          waitsUntilClosed
          actions={jobStatuses
            .filter((status) => status !== resume.job_status)
            .map((status) => ({
              key: status,
              label: t(`status.${status}`),
              onSelect: () => onStatus(status),
            }))}
          trigger={
            <IconButton
              id={cardPartId('status', resume.id)}
              className="relative -mr-2"
              name={`${t('status.label')}: ${heading}`}
              icon={<Ellipsis />}
            />
          }
        />
      </div>
    </article>
  )
}
