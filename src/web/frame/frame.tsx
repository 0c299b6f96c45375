/**
 * What stands around every signed-in screen: the way to the content, the sidebar or, on phones, a
 * bar with a menu, and the watch over the session. Printing shows none of it.
 */
import { Outlet } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { forgetEverything } from '../api/queries.ts'
import { onSession } from '../api/session.ts'
import { paths } from '../paths.ts'
import { Spinner } from '../ui/spinner.tsx'
import { carryToast } from './carried-toast.ts'
import { PaletteKey } from './palette-key.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { Sidebar } from './sidebar.tsx'

const collapsedKey = 'lapelSidebar'

export function Frame() {
  const { t } = useTranslation()
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(collapsedKey) === 'narrow')
  useEffect(() => watchSession(), [])

  const toggle = () => {
    localStorage.setItem(collapsedKey, collapsed ? 'wide' : 'narrow')
    setCollapsed(!collapsed)
  }

  return (
    <div className="min-h-dvh md:flex print:block">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-raised focus:px-4 focus:py-2 focus:shadow-over"
      >
        {t('app.skip')}
      </a>
      <PhoneBar />
      <Sidebar collapsed={collapsed} onToggle={toggle} />
      <main id="content" tabIndex={-1} className="min-w-0 grow outline-none">
        <Suspense fallback={<Loading name={t('app.loading')} />}>
          <Outlet />
        </Suspense>
      </main>
      <PaletteKey />
    </div>
  )
}

function Loading({ name }: { name: string }) {
  return (
    <div className="grid min-h-[60dvh] place-items-center text-ink-faint">
      <Spinner name={name} className="size-5" />
    </div>
  )
}

/** An ended session, here or in another tab, leaves nothing behind and leads to the sign-in page. */
function watchSession(): () => void {
  return onSession((end) => {
    if (end === null) return
    if (end === 'expired') carryToast('expired')
    forgetEverything()
    location.replace(paths.login)
  })
}
