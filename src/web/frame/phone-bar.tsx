/** On phones: the mark, and a button for the menu, which is loaded when it is first wanted. */
import { Suspense, useState } from 'react'

import { Menu as MenuIcon, Search } from '../ui/icons.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { paths } from '../paths.ts'
import { Link } from '../routing/link.tsx'
import { join } from '../ui/join.ts'
import { Logo } from './logo.tsx'
import { openPalette } from './palette-key.tsx'
import { late } from './late.tsx'

const PhoneMenu = late(async () => (await import('./phone-menu.tsx')).PhoneMenu)

export function PhoneBar() {
  const { t } = useTranslation()
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <header
      className={join(
        'phone-bar sticky top-0 z-20 flex h-14 items-center justify-between border-b border-line bg-ground px-3 md:hidden print:hidden',
        // The editor has a row of its own in this place, and keeps it free before it is there.
        'max-[40rem]:[body:has(.editor,[data-editor-soon])_&]:hidden',
      )}
    >
      <Link to={paths.dashboard} className="tap inline-flex items-center rounded-md px-1">
        <Logo />
      </Link>
      <div className="flex">
        <button
          type="button"
          aria-label={t('palette.open')}
          aria-haspopup="dialog"
          onClick={openPalette}
          className="grid size-11 place-items-center rounded-md text-ink-soft hover:bg-hover"
        >
          <Search className="size-5" aria-hidden />
        </button>
        <button
          type="button"
          aria-label={t('app.menu')}
          aria-haspopup="dialog"
          aria-expanded={state === 'open'}
          onClick={() => setState('open')}
          className="grid size-11 place-items-center rounded-md text-ink-soft hover:bg-hover"
        >
          <MenuIcon className="size-5" aria-hidden />
        </button>
      </div>
      {state !== 'never' && (
        <Suspense>
          <PhoneMenu open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </header>
  )
}
