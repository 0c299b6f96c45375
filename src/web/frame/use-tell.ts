/** How screens speak: failures by the catalogue of messages, successes by key. */
import { useTranslation } from '../i18n/use-translation.ts'
import { isAbort, ProblemError } from '../api/errors.ts'
import { describeFailure, reasonOf, type Action } from '../messages/describe.ts'
import { toastDurations } from '../messages/toasts.ts'
import { showToast, type ToastKind } from '../ui/toast.tsx'

export function useTell() {
  const { t, i18n } = useTranslation()
  const reader = { t, language: i18n.language }
  return {
    reader,
    /** The sentence for a failed action, for places that keep it on the page. */
    sentence: (action: Action, error: unknown) => describeFailure(action, error, reader),
    /** Why it failed, where somebody knows. */
    reason: (error: unknown) => reasonOf(error, reader),
    failure(action: Action, error: unknown, autoClose?: number) {
      // An ended session has its own message; a left page has none.
      if (isAbort(error) || (error instanceof ProblemError && error.status === 401)) return
      showToast(
        'error',
        describeFailure(action, error, reader),
        autoClose === undefined ? {} : { autoClose },
      )
    },
    done(text: string, autoClose: number = toastDurations.success) {
      showToast('success', text, { autoClose })
    },
    say(kind: ToastKind, text: string, autoClose?: number) {
      showToast(kind, text, autoClose === undefined ? {} : { autoClose })
    },
  }
}
