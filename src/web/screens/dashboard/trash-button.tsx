/** The way to the trash. */
import { Suspense } from 'react'

import { Trash2 } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { late } from '../../frame/late.tsx'

const TrashDialog = late(async () => (await import('./trash-dialog.tsx')).TrashDialog)

export function TrashButton({
  open,
  onOpen,
  onClose,
}: {
  open: boolean
  onOpen: () => void
  onClose: () => void
}) {
  const { t } = useTranslation()
  return (
    <>
      <Button
        look="quiet"
        size="small"
        icon={<Trash2 className="size-4" aria-hidden />}
        onClick={onOpen}
      >
        {t('dashboard.trash.open')}
      </Button>
      {open && (
        <Suspense>
          <TrashDialog onClose={onClose} />
        </Suspense>
      )}
    </>
  )
}
