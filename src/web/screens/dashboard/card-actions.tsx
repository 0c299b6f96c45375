/** What can be done with a resume of the list: its notes and days at once, the rest in a menu, by its words. */
import type { RefObject } from 'react'

import type { Resume } from '#domain/resume/resume.ts'

import { CalendarDays, ChevronDown, StickyNote } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LateMenu } from '../../frame/late-menu.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useMedia } from '../../ui/use-media.ts'
import type { useResumeActions } from './use-resume-actions.ts'

/** There the row has room for one icon only. */
const isNarrow = '(max-width: 39.99rem)'

export function CardActions({
  resume,
  actions,
  moreButton,
  onBase,
  onNotes,
  onDates,
  onEdit,
  onDelete,
}: {
  resume: Resume
  actions: ReturnType<typeof useResumeActions>
  /** Where the keyboard comes back to. */
  moreButton: RefObject<HTMLButtonElement | null>
  onBase: () => void
  onNotes: () => void
  onDates: () => void
  onEdit: () => void
  onDelete: () => void
}) {
  const { t } = useTranslation()
  const hasNoDates = useMedia(isNarrow)
  return (
    <div className="-mr-2 ml-auto flex shrink-0 items-center">
      <IconButton
        name={t('dashboard.card.notes')}
        icon={<StickyNote className={resume.notes ? 'fill-accent-soft text-accent' : undefined} />}
        onClick={onNotes}
      />
      {!hasNoDates && (
        <IconButton name={t('dashboard.card.dates')} icon={<CalendarDays />} onClick={onDates} />
      )}
      <LateMenu
        align="end"
        actions={[
          ...(hasNoDates
            ? [{ key: 'dates', label: t('dashboard.card.dates'), onSelect: onDates }]
            : []),
          { key: 'edit', label: t('dashboard.card.edit'), onSelect: onEdit },
          {
            key: 'reuse',
            label: t('dashboard.card.reuse'),
            onSelect: () => actions.reuse.mutate(),
          },
          {
            key: 'base',
            label: resume.is_base ? t('dashboard.card.unsetBase') : t('dashboard.card.setBase'),
            onSelect: onBase,
          },
          { key: 'delete', label: t('dashboard.card.delete'), danger: true, onSelect: onDelete },
        ]}
        trigger={
          <Button
            ref={moreButton}
            look="quiet"
            size="small"
            className="px-2"
            busy={actions.base.isPending || actions.reuse.isPending}
          >
            {t('dashboard.card.more')}
            <ChevronDown className="size-3.5" aria-hidden />
          </Button>
        }
      />
    </div>
  )
}
