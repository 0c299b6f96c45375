/**
 * Short messages in the corner. Durations are given by whoever speaks; a message that is already
 * showing is not shown twice. What draws them is loaded after the screen, so that the first one can
 * be shown without a network: most failures are about just that.
 */
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import type { ToastContainerProps, ToastOptions } from 'react-toastify/unstyled'

export type ToastKind = 'success' | 'error' | 'warning' | 'info'

const load = () => import('./toast-layer.tsx')
const ToastLayer = lazy(async () => {
  // Messages that cannot be drawn must not take the screen with them.
  const layer = await load().catch(() => null)
  return { default: layer?.ToastLayer ?? (() => null) }
})

/** Long enough for the screen to have come first. */
const loadAheadMs = 1_500

/** Whether anything was ever said, and how many toasts may show at once (0: any number). */
let wanted = { layer: false, limit: 0 }
const listeners = new Set<() => void>()

export function showToast(kind: ToastKind, text: string, options: ToastOptions = {}): void {
  if (text === '') return
  want({ layer: true })
  void load()
    .then(({ toast }) => toast[kind](text, { toastId: `${kind}:${text}`, ...options }))
    .catch(() => undefined)
}

/** What can still be done about it, on a toast that says what happened. */
export type ToastAction = { label: string; act: () => void }

/** A toast with one button; pressing it closes the toast. */
export function offerToast(text: string, action: ToastAction, options: ToastOptions = {}): void {
  want({ layer: true })
  void load()
    .then(({ toast, withAction }) => toast.info(withAction(text, action), options))
    .catch(() => undefined)
}

/** At most so many toasts at once while a screen is open; returns how to lift the limit again. */
export function limitToasts(most: number): () => void {
  want({ limit: most })
  return () => want({ limit: 0 })
}

export function Toasts(props: ToastContainerProps) {
  const { layer, limit } = useSyncExternalStore(subscribe, () => wanted)
  useEffect(() => {
    // Should it fail, the first message tries again.
    const timer = setTimeout(() => void load().catch(() => undefined), loadAheadMs)
    return () => clearTimeout(timer)
  }, [])
  if (!layer) return null
  return (
    <Suspense>
      <ToastLayer {...props} {...(limit > 0 ? { limit } : {})} />
    </Suspense>
  )
}

function want(change: Partial<typeof wanted>): void {
  wanted = { ...wanted, ...change }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
