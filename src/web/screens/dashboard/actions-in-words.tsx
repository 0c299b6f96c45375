/** A card's actions where a finger points: notes at once, the rest in a menu, each by its words. */
import type { ReactNode } from 'react'

import { ChevronDown, NotepadText } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LateMenu } from '../../frame/late-menu.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { CardActionsProps } from './card-actions.tsx'

export function ActionsInWords({
  mark,
  resume,
  actions,
  moreButton,
  onBase,
  onNotes,
  onDates,
  onEdit,
  onDelete,
}: CardActionsProps & {
  /** That there are notes. */
  mark: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <div className="-mr-2 ml-auto flex shrink-0 items-center">
      <IconButton
        name={t('dashboard.card.notes')}
        icon={mark || <NotepadText />}
        onClick={onNotes}
      />
      <LateMenu
        align="end"
        actions={[
          {
            key: 'base',
            label: resume.is_base ? t('dashboard.card.unsetBase') : t('dashboard.card.setBase'),
            onSelect: onBase,
          },
          { key: 'dates', label: t('dashboard.card.dates'), onSelect: onDates },
          { key: 'edit', label: t('dashboard.card.edit'), onSelect: onEdit },
          {
            key: 'reuse',
            label: t('dashboard.card.reuse'),
            onSelect: () => actions.reuse.mutate(),
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
