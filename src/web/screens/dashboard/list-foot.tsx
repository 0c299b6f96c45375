/** What stands at the foot of the list: e-mails to read, the numbers, the trash. */
import { Suspense, useState } from 'react'

import { ChartNoAxesColumn, Mail } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { late } from '../../frame/late.tsx'
import { Button } from '../../ui/button.tsx'
import { TrashButton } from './trash-button.tsx'

const NumbersDialog = late(async () => (await import('./numbers-dialog.tsx')).NumbersDialog)

export function ListFoot({ onMail, isEmpty }: { onMail: () => void; isEmpty: boolean }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <div className="mt-6 flex flex-wrap justify-end gap-1 max-sm:-ml-2.5 max-sm:justify-start">
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
            onClick={() => setOpen(true)}
          >
            {t('dashboard.numbers.button')}
          </Button>
        </>
      )}
      <TrashButton />
      {open && (
        <Suspense>
          <NumbersDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
