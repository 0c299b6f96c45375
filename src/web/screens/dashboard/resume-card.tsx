/** One resume of the list: what it is for, how it stands, and what can be done with it. */
import { Suspense, useRef } from 'react'

import type { Resume } from '#domain/resume/resume.ts'

import { ChevronDown, Ellipsis, StickyNote } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { late } from '../../frame/late.tsx'
import { Button } from '../../ui/button.tsx'
import { join } from '../../ui/join.ts'
import { CardActions } from './card-actions.tsx'
import { CardDialogs } from './card-dialogs.tsx'
import { CardSummary } from './card-summary.tsx'
import { DeleteQuestion } from './delete-question.tsx'
import { headingOf } from './order.ts'
import { ResumePicture } from './resume-picture.tsx'
import { StatusSelect } from './status-select.tsx'
import { isClosed, TailorButton } from './tailor-button.tsx'
import { useCard } from './use-card.ts'

const DetailsForm = late(async () => (await import('./details-form.tsx')).DetailsForm)

export function ResumeCard({
  resume,
  highlighted,
  onNew,
}: {
  resume: Resume
  highlighted: boolean
  onNew: (id: string) => void
}) {
  const { t } = useTranslation()
  const article = useRef<HTMLElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  const card = useCard(resume, { card: article, more }, onNew)
  const { mode, actions } = card
  const heading = headingOf(resume) || t('dashboard.card.untitled')

  return (
    <article
      ref={article}
      aria-label={heading}
      data-highlighted={highlighted || undefined}
      data-closed={isClosed(resume) || undefined}
      className={join(
        'relative grid min-w-0 grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2.5 max-sm:grid-cols-[minmax(0,1fr)] rounded-lg border outline-accent has-[h3_:focus-visible]:outline-2 has-[h3_:focus-visible]:outline-offset-2 bg-surface p-4 max-sm:p-3 shadow-low transition-[border-color,box-shadow] duration-150',
        highlighted
          ? 'border-accent ring-4 ring-accent-soft'
          : 'border-line hover:border-line-strong/60',
      )}
    >
      <div className="row-span-2 w-22 max-sm:hidden">
        <ResumePicture resume={resume} />
      </div>
      {mode === 'edit' ? (
        <Suspense fallback={<CardSummary resume={resume} heading={heading} />}>
          <DetailsForm
            resume={resume}
            busy={actions.details.isPending}
            onCancel={card.leave}
            onSave={(details) => actions.details.mutate(details, { onSuccess: card.leave })}
          />
        </Suspense>
      ) : (
        <CardSummary resume={resume} heading={heading} />
      )}

      <div
        className={join(
          'mt-auto flex items-end sm:items-center justify-between gap-x-2 gap-y-1 *:relative max-sm:gap-x-1',
          // Only the question needs a row of its own.
          mode === 'confirm-delete' && 'sm:flex-wrap',
        )}
      >
        <div className="flex min-w-0 flex-wrap gap-2 max-sm:gap-1.5">
          <StatusSelect
            resume={resume}
            name={t('status.label')}
            look="small"
            disabled={mode === 'edit'}
          />
          {mode === 'view' && !isClosed(resume) && <TailorButton resume={resume} />}
        </div>
        {mode === 'confirm-delete' && (
          <DeleteQuestion
            busy={actions.remove.isPending}
            onConfirm={card.remove}
            onCancel={card.leave}
          />
        )}
        {mode === 'view' && (
          <div className="-mr-2 ml-auto flex shrink-0 items-center">
            {resume.notes !== '' && (
              <span title={t('dashboard.card.notes')}>
                <StickyNote className="size-4 fill-accent-soft text-accent" aria-hidden />
              </span>
            )}
            <CardActions
              resume={resume}
              card={card}
              trigger={
                <Button
                  ref={more}
                  look="quiet"
                  size="small"
                  className="px-2"
                  busy={actions.base.isPending || actions.reuse.isPending}
                >
                  <span className="max-sm:sr-only">{t('dashboard.card.more')}</span>
                  <ChevronDown className="size-3.5 max-sm:hidden" aria-hidden />
                  <Ellipsis className="size-5 sm:hidden" aria-hidden />
                </Button>
              }
            />
          </div>
        )}
      </div>

      <CardDialogs resume={resume} about={heading} card={card} />
    </article>
  )
}
