/**
 * What stands around every signed-in screen: the way to the content, the sidebar or, on phones, a
 * bar with a menu, and the watch over the session. Printing shows none of it.
 */
import { Suspense, useEffect, useState, type ReactNode } from 'react'

import { useTranslation } from '../i18n/use-translation.ts'
import { forgetEverything } from '../api/queries.ts'
import { onSession } from '../api/session.ts'
import { forgetOffline } from '../kept/forget-offline.ts'
import { paths, resumePath } from '../paths.ts'
import { matchPath } from '../routing/address.ts'
import { useAddress } from '../routing/routing.ts'
import { Spinner } from '../ui/spinner.tsx'
import { useMedia } from '../ui/use-media.ts'
import { carryToast } from './carried-toast.ts'
import { KeysKey } from './keys-key.tsx'
import { skipClass, skipsId } from './skips.ts'
import { PaletteKey } from './palette-key.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { Sidebar } from './sidebar.tsx'

const collapsedKey = 'lapelSidebar'

/** Where a sidebar with its words leaves the screen enough room; below, it is a rail until asked. */
const roomForWords = '(min-width: 64rem)'

export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const isWide = useMedia(roomForWords)
  const [folded, setFolded] = useState(() => localStorage.getItem(collapsedKey) === 'narrow')
  const [railOpened, setRailOpened] = useState(false)
  const collapsed = isWide ? folded : !railOpened
  useEffect(() => watchSession(), [])

  const toggle = () => {
    if (!isWide) return setRailOpened(!railOpened)
    localStorage.setItem(collapsedKey, folded ? 'wide' : 'narrow')
    setFolded(!folded)
  }

  return (
    <div className="min-h-dvh md:flex print:block">
      <div id={skipsId}>
        <a href="#content" className={skipClass}>
          {t('app.skip')}
        </a>
      </div>
      <PhoneBar />
      <Sidebar collapsed={collapsed} onToggle={toggle} />
      <main id="content" tabIndex={-1} className="min-w-0 grow outline-none">
        <Suspense fallback={<Loading name={t('app.loading')} />}>{children}</Suspense>
      </main>
      <PaletteKey />
      <KeysKey />
    </div>
  )
}

function Loading({ name }: { name: string }) {
  const isEditor = matchPath(resumePath('*'), useAddress().pathname) !== null
  return (
    <div
      data-editor-soon={isEditor || undefined}
      className="grid min-h-[60dvh] place-items-center text-ink-faint"
    >
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
    forgetOffline()
    // What was open may be another person's from now on.
    if (end === 'replaced') location.reload()
    else location.replace(paths.login)
  })
}
