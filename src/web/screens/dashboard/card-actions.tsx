/** What can be done with a resume of the list, by its words: a menu, on cards and in rows. */
import type { ReactElement } from 'react'

import type { Resume } from '#domain/resume/resume.ts'

import { useTranslation } from '../../i18n/use-translation.ts'
import { LateMenu } from '../../frame/late-menu.tsx'
import { isClosed, tailor } from './tailor-button.tsx'
import type { Card } from './use-card.ts'

export function CardActions({
  resume,
  card,
  isRow = false,
  trigger,
}: {
  resume: Resume
  card: Card
  /** A row tailors by its menu; it has no room for the form of the details. */
  isRow?: boolean
  trigger: ReactElement<React.ComponentProps<'button'>>
}) {
  const { t } = useTranslation()
  const action = (key: string, label: string, onSelect: () => void) => ({ key, label, onSelect })
  return (
    <LateMenu
      align="end"
      actions={[
        ...(isRow || isClosed(resume)
          ? [action('tailor', t('dashboard.card.tailor'), () => tailor(resume))]
          : []),
        ...(isRow ? [] : [action('edit', t('dashboard.card.edit'), () => card.setMode('edit'))]),
        action('notes', t('dashboard.card.notes'), () => card.setDialog('notes')),
        action('dates', t('dashboard.card.dates'), () => card.setDialog('dates')),
        action('reuse', t('dashboard.card.reuse'), () => card.actions.reuse.mutate()),
        action(
          'base',
          t(resume.is_base ? 'dashboard.card.unsetBase' : 'dashboard.card.setBase'),
          card.toggleBase,
        ),
        {
          ...action('delete', t('dashboard.card.delete'), () => card.setMode('confirm-delete')),
          danger: true,
        },
      ]}
      trigger={trigger}
    />
  )
}
