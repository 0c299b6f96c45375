/** Shown for the moment between the sign-in service and the dashboard. */
import { T } from '../../i18n/t.tsx'
import { Spinner } from '../../ui/spinner.tsx'

export function CallbackText() {
  return (
    <main id="content" className="grid min-h-dvh place-items-center px-4" data-callback>
      <output data-callback-working className="flex items-center gap-3 text-ink-soft">
        <Spinner className="text-accent" />
        <T k="callback.working" />
      </output>
      <div role="alert" data-callback-failed hidden className="max-w-md text-center">
        <T as="h1" k="callback.failed" className="text-title font-semibold" />
        <T as="p" k="callback.redirecting" className="mt-2 text-ink-soft" />
      </div>
    </main>
  )
}
