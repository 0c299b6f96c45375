/** The way to the trash. */
import { Suspense, useState } from 'react'

import { Trash2 } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { late } from '../../frame/late.tsx'

const TrashDialog = late(async () => (await import('./trash-dialog.tsx')).TrashDialog)

export function TrashButton() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        look="quiet"
        size="small"
        icon={<Trash2 className="size-4" aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('dashboard.trash.open')}
      </Button>
      {open && (
        <Suspense>
          <TrashDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
