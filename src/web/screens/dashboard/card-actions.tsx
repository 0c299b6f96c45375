/** What can be done with a resume of the list: beside each other, or by their words in a menu. */
import { Suspense, type RefObject } from 'react'

import type { Resume } from '#domain/resume/resume.ts'

import { CalendarDays, Copy, NotepadText, Pencil, Star, Trash2 } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { late } from '../../frame/late.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { join } from '../../ui/join.ts'
import { useMedia } from '../../ui/use-media.ts'
import type { useResumeActions } from './use-resume-actions.ts'

const ActionsInWords = late(async () => (await import('./actions-in-words.tsx')).ActionsInWords)

/** Where icons alone would have to be guessed: no pointer rests on one to read its name. */
const needsWords = '(max-width: 39.99rem), (pointer: coarse)'

type ButtonRef = RefObject<HTMLButtonElement | null>

export type CardActionsProps = {
  resume: Resume
  actions: ReturnType<typeof useResumeActions>
  /** Where the keyboard comes back to; with a menu, to what opens it. */
  starButton: ButtonRef
  editButton: ButtonRef
  deleteButton: ButtonRef
  moreButton: ButtonRef
  onBase: () => void
  onNotes: () => void
  onDates: () => void
  onEdit: () => void
  onDelete: () => void
}

export function CardActions(props: CardActionsProps) {
  const mark = props.resume.notes && <NotepadText className={noted} aria-hidden />
  return useMedia(needsWords) ? (
    <Suspense fallback={<div className="h-11" />}>
      <ActionsInWords {...props} mark={mark} />
    </Suspense>
  ) : (
    <ActionsInIcons {...props} />
  )
}

function ActionsInIcons({
  resume,
  actions,
  starButton,
  editButton,
  deleteButton,
  onBase,
  onNotes,
  onDates,
  onEdit,
  onDelete,
}: CardActionsProps) {
  const { t } = useTranslation()
  return (
    <div className="-mr-1.5 -ml-2 flex items-center">
      <Button
        ref={starButton}
        look="quiet"
        size="small"
        className="px-2"
        icon={
          <Star
            className={join('size-4', resume.is_base && 'fill-current text-accent')}
            aria-hidden
          />
        }
        busy={actions.base.isPending}
        onClick={onBase}
      >
        {resume.is_base ? t('dashboard.card.unsetBase') : t('dashboard.card.setBase')}
      </Button>
      <IconButton
        name={t('dashboard.card.notes')}
        icon={<NotepadText className={resume.notes ? noted : undefined} />}
        onClick={onNotes}
      />
      <IconButton name={t('dashboard.card.dates')} icon={<CalendarDays />} onClick={onDates} />
      <IconButton
        ref={editButton}
        name={t('dashboard.card.edit')}
        icon={<Pencil />}
        onClick={onEdit}
      />
      <IconButton
        name={t('dashboard.card.reuse')}
        icon={<Copy />}
        busy={actions.reuse.isPending}
        onClick={() => actions.reuse.mutate()}
      />
      <IconButton
        ref={deleteButton}
        name={t('dashboard.card.delete')}
        look="danger"
        icon={<Trash2 />}
        onClick={onDelete}
      />
    </div>
  )
}

const noted = 'size-4 fill-accent-soft text-accent'
