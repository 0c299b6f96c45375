/** What stands at the foot of the list: e-mails to read, the numbers, the trash. */
import { Suspense } from 'react'

import { ChartNoAxesColumn, Mail } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { late } from '../../frame/late.tsx'
import { Button } from '../../ui/button.tsx'
import { TrashButton } from './trash-button.tsx'

const NumbersDialog = late(async () => (await import('./numbers-dialog.tsx')).NumbersDialog)

export type FootDialog = 'numbers' | 'trash'

export function ListFoot({
  isEmpty,
  open,
  onOpen,
  onMail,
}: {
  isEmpty: boolean
  /** The dialog of its buttons that is open. */
  open: FootDialog | null
  onOpen: (dialog: FootDialog | null) => void
  onMail: () => void
}) {
  const { t } = useTranslation()
  return (
    <div className="mt-8 flex flex-wrap gap-1 border-t border-line pt-3 *:first:-ml-2.5">
      {!isEmpty && (
        <>
          <Button
            look="quiet"
            size="small"
            icon={<Mail className="size-4" aria-hidden />}
            onClick={onMail}
          >
            {t('dashboard.mail.button')}
          </Button>
          <Button
            look="quiet"
            size="small"
            icon={<ChartNoAxesColumn className="size-4" aria-hidden />}
            onClick={() => onOpen('numbers')}
          >
            {t('dashboard.numbers.button')}
          </Button>
        </>
      )}
      <TrashButton
        open={open === 'trash'}
        onOpen={() => onOpen('trash')}
        onClose={() => onOpen(null)}
      />
      {open === 'numbers' && (
        <Suspense>
          <NumbersDialog onClose={() => onOpen(null)} />
        </Suspense>
      )}
    </div>
  )
}
