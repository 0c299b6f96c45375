/** What stands around every screen: server data, routes, controls' policy, toasts. */
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { useTranslation } from './i18n/use-translation.ts'
import './app.css'
import { queryClient, standInFor } from './api/queries.ts'
import { startFetchingAhead } from './frame/fetch-ahead.ts'
import { startI18n } from './i18n/start.ts'
import { toastDefaults } from './messages/toasts.ts'
import { fetchFirstScreen, Screens } from './routes.tsx'
import { ControlPolicy } from './ui/control-policy.tsx'
import { Toasts } from './ui/toast.tsx'

const firstWaitMs = 1_000
const longestWaitMs = 600_000

/** Words first, then the app, in the page's `#root`. */
export async function startApp(): Promise<void> {
  window.addEventListener('error', tryStylesAgain, true)
  const offline = import('./kept/start-offline.ts')
  standInFor(async (queryKey) => (await offline).keptAnswer(queryKey))
  await Promise.all([startI18n(), fetchFirstScreen()])
  const place = document.querySelector('#root')
  if (place)
    createRoot(place).render(
      <StrictMode>
        <App />
      </StrictMode>,
    )
  offline.then(
    ({ startOffline }) => startOffline(queryClient),
    () => undefined, // The app is as good without it while there is a network.
  )
  startFetchingAhead(() => queryClient.isFetching() + queryClient.isMutating() === 0)
}

function App() {
  const { t } = useTranslation()
  return (
    <QueryClientProvider client={queryClient}>
      <ControlPolicy>
        <Screens />
        <Toasts {...toastDefaults} aria-label={t('app.notifications')} />
      </ControlPolicy>
    </QueryClientProvider>
  )
}

/**
 * The styles of a part that is loaded late are asked for once; where they could not be fetched, the
 * part would stand without them for as long as the page does.
 */
function tryStylesAgain({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
  const waitMs = Number(target.dataset['waitMs'] ?? firstWaitMs)
  if (waitMs > longestWaitMs) return
  const again = target.cloneNode() as HTMLLinkElement // a clone is what it is cloned from
  again.dataset['waitMs'] = String(waitMs * 2)
  setTimeout(() => target.replaceWith(again), waitMs)
}
