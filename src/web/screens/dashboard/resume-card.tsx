/** One resume of the list: what it is for, how it stands, and what can be done with it. */
import { Suspense, useRef, useState } from 'react'

import { jobStatuses } from '#domain/resume/status.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { late } from '../../frame/late.tsx'
import { join } from '../../ui/join.ts'
import { Select } from '../../ui/select.tsx'
import { CardActions } from './card-actions.tsx'
import { CardDialogs, type CardDialog } from './card-dialogs.tsx'
import { CardSummary } from './card-summary.tsx'
import { DeleteQuestion } from './delete-question.tsx'
import { headingOf } from './order.ts'
import { ResumePicture } from './resume-picture.tsx'
import { TailorButton } from './tailor-button.tsx'
import { useResumeActions } from './use-resume-actions.ts'

const DetailsForm = late(async () => (await import('./details-form.tsx')).DetailsForm)

type Mode = 'view' | 'edit' | 'confirm-delete'

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
  const [mode, setMode] = useState<Mode>('view')
  const [dialog, setDialog] = useState<CardDialog | null>(null)
  const card = useRef<HTMLElement>(null)
  const moreButton = useRef<HTMLButtonElement>(null)
  const actions = useResumeActions(resume, onNew)
  const heading = headingOf(resume) || t('dashboard.card.untitled')

  // The form or the question is gone by then; the keyboard goes on where it was.
  const focusSoon = () => requestAnimationFrame(() => moreButton.current?.focus())
  const leave = () => {
    setMode('view')
    focusSoon()
  }
  const remove = () => {
    const beside = linkBeside(card.current)
    void actions.remove.mutateAsync().then(() => beside?.focus(), leave)
  }
  const toggleBase = () =>
    actions.base.mutate(undefined, {
      // The card has gone to its new place in the list, and the browser has dropped the focus.
      onSuccess: focusSoon,
    })

  return (
    <article
      ref={card}
      aria-label={heading}
      data-highlighted={highlighted || undefined}
      className={join(
        'relative grid min-w-0 grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 max-sm:gap-x-3 rounded-lg border outline-accent has-[h3_:focus-visible]:outline-2 has-[h3_:focus-visible]:outline-offset-2 bg-surface p-4 max-sm:p-3 shadow-low transition-[border-color,box-shadow] duration-150',
        highlighted
          ? 'border-accent ring-4 ring-accent-soft'
          : 'border-line hover:border-line-strong/60',
      )}
    >
      {/* A base resume has no job, headline or next date to tell, so its card is lower. */}
      <div className={join('w-13 sm:row-span-2', resume.is_base ? 'sm:w-17' : 'sm:w-24')}>
        <ResumePicture resume={resume} />
      </div>
      {mode === 'edit' ? (
        <Suspense fallback={<CardSummary resume={resume} heading={heading} />}>
          <DetailsForm
            resume={resume}
            busy={actions.details.isPending}
            onCancel={leave}
            onSave={(details) => actions.details.mutate(details, { onSuccess: leave })}
          />
        </Suspense>
      ) : (
        <CardSummary resume={resume} heading={heading} />
      )}

      <div
        className={join(
          'col-span-2 mt-auto flex items-center justify-between gap-x-2 gap-y-1 *:relative max-sm:gap-x-1 sm:col-span-1',
          // Only the question needs a row of its own.
          mode === 'confirm-delete' && 'sm:flex-wrap',
        )}
      >
        <div className="flex min-w-0 gap-2 max-sm:gap-1.5">
          <Select
            look="small"
            // A long status gives way, so that all stands in one row.
            className="min-w-0"
            aria-label={t('status.label')}
            value={resume.job_status}
            disabled={mode === 'edit'}
            options={jobStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
            onChange={(status) => actions.status.mutate({ resume, status })}
          />
          {mode === 'view' && <TailorButton resume={resume} />}
        </div>
        {mode === 'edit' ? null : mode === 'confirm-delete' ? (
          <DeleteQuestion busy={actions.remove.isPending} onConfirm={remove} onCancel={leave} />
        ) : (
          <CardActions
            resume={resume}
            actions={actions}
            moreButton={moreButton}
            onBase={toggleBase}
            onNotes={() => setDialog('notes')}
            onDates={() => setDialog('dates')}
            onEdit={() => setMode('edit')}
            onDelete={() => setMode('confirm-delete')}
          />
        )}
      </div>

      <CardDialogs
        resume={resume}
        about={heading}
        open={dialog}
        notes={actions.notes}
        onClose={() => setDialog(null)}
      />
    </article>
  )
}

/** Where the keyboard goes when this card is gone: the next card, else the one before, else the page. */
function linkBeside(card: HTMLElement | null): HTMLElement | null {
  const item = card?.closest('li')
  const beside = item?.nextElementSibling ?? item?.previousElementSibling
  return beside?.querySelector('a') ?? document.querySelector<HTMLElement>('#content')
}
