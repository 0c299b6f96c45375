/** What stands around every screen: server data, routes, controls' policy, toasts. */
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { useTranslation } from 'react-i18next'

import { queryClient } from './api/queries.ts'
import { startI18n } from './i18n/start.ts'
import { toastDefaults } from './messages/toasts.ts'
import { router } from './routes.tsx'
import { ControlPolicy } from './ui/control-policy.tsx'
import { Toasts } from './ui/toast.tsx'

/** Words first, then the app, in the page's `#root`. */
export async function startApp(): Promise<void> {
  await startI18n()
  const place = document.querySelector('#root')
  if (place)
    createRoot(place).render(
      <StrictMode>
        <App />
      </StrictMode>,
    )
}

function App() {
  const { t } = useTranslation()
  return (
    <QueryClientProvider client={queryClient}>
      <ControlPolicy>
        <RouterProvider router={router} />
        <Toasts {...toastDefaults} aria-label={t('app.notifications')} />
      </ControlPolicy>
    </QueryClientProvider>
  )
}
