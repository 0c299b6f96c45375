/** The sidebar's content on phones, sliding in from the side. */
import { Dialog } from '@base-ui/react/dialog'

import { X } from '../ui/icons.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { CreditsBadge } from './credits-badge.tsx'
import { NavLinks } from './nav-links.tsx'
import { UserMenu } from './user-menu.tsx'

export function PhoneMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-30 bg-scrim transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed inset-y-0 right-0 z-30 flex w-72 max-w-[85vw] flex-col bg-raised p-3 shadow-over transition-transform duration-150 ease-settle data-ending-style:translate-x-full data-starting-style:translate-x-full">
          <div className="mb-4 flex items-center justify-between pl-2.5">
            <Dialog.Title className="text-small font-medium text-ink-soft">
              {t('app.menu')}
            </Dialog.Title>
            <Dialog.Close
              className="grid size-11 place-items-center rounded-md text-ink-soft hover:bg-hover"
              aria-label={t('app.close')}
            >
              <X className="size-5" aria-hidden />
            </Dialog.Close>
          </div>
          <NavLinks collapsed={false} onGo={onClose} />
          <div className="mt-auto grid grid-cols-[minmax(0,1fr)] gap-2">
            <CreditsBadge />
            <UserMenu />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
