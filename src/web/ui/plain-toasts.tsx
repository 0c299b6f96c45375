/**
 * Messages where what draws the others could not be loaded, as when the network went before it came:
 * the same words, the same button, with the screen's own styles.
 */
import { useEffect } from 'react'

import { Button } from './button.tsx'
import type { ToastAction } from './toast.tsx'

/** Milliseconds; false: it stays until it is pressed. */
type CloseAfter = number | false | undefined

export type PlainToast = {
  id: string
  text: string
  action: ToastAction | null
  closeAfterMs: CloseAfter
}

export function PlainToasts({
  toasts,
  usualMs,
  onGone,
}: {
  toasts: readonly PlainToast[]
  usualMs: CloseAfter
  onGone: (toast: PlainToast) => void
}) {
  if (toasts.length === 0) return null
  return (
    <div className="fixed inset-x-0 top-0 z-50 grid gap-2 p-4 sm:left-auto sm:w-96 print:hidden">
      {toasts.map((toast) => (
        <Plain key={toast.id} toast={toast} usualMs={usualMs} onGone={onGone} />
      ))}
    </div>
  )
}

function Plain({
  toast,
  usualMs,
  onGone,
}: {
  toast: PlainToast
  usualMs: CloseAfter
  onGone: (toast: PlainToast) => void
}) {
  const { text, action, closeAfterMs = usualMs } = toast
  useEffect(() => {
    if (typeof closeAfterMs !== 'number') return undefined
    const timer = setTimeout(() => onGone(toast), closeAfterMs)
    return () => clearTimeout(timer)
  }, [toast, closeAfterMs, onGone])
  return (
    <div
      role="alert"
      className="flex items-center justify-between gap-3 rounded-md border border-line bg-raised p-3 text-small text-ink shadow-over"
    >
      <span className="min-w-0 break-words">{text}</span>
      {action && (
        <Button
          size="small"
          onClick={() => {
            action.act()
            onGone(toast)
          }}
        >
          {action.label}
        </Button>
      )}
    </div>
  )
}
