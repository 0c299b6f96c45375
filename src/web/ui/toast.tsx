/**
 * Short messages in the corner. Durations are given by whoever speaks; a message that is already
 * showing is not shown twice. What draws them is loaded after the screen, so that the first one can
 * be shown without a network: most failures are about just that.
 */
import { useEffect, useSyncExternalStore } from 'react'
import type { ToastContainerProps, ToastOptions } from 'react-toastify/unstyled'

import type { PlainToast } from './plain-toasts.tsx'
import { PlainToasts } from './plain-toasts.tsx'
import type * as toastLayer from './toast-layer.tsx'

export type ToastKind = 'success' | 'error' | 'warning' | 'info'

type Layer = typeof toastLayer
// On its own, not with a `then` behind it: the build would take that into what it preloads around.
const load = (): Promise<Layer> => import('./toast-layer.tsx')

/** Long enough for the screen to have come first. */
const loadAheadMs = 1_500

type State = {
  /** What draws them, once it is wanted and here. */
  layer: Layer | null
  /** How many may show at once; 0: any number. */
  limit: number
  /** What was said while that could not be loaded. */
  plain: readonly PlainToast[]
}
let state: State = { layer: null, limit: 0, plain: [] }
const listeners = new Set<() => void>()
let offers = 0

export function showToast(kind: ToastKind, text: string, options: ToastOptions = {}): void {
  if (text === '') return
  const id = `${kind}:${text}`
  say({ id, text, action: null, closeAfterMs: options.autoClose }, ({ toast }) => {
    toast[kind](text, { toastId: id, ...options })
  })
}

/** What can still be done about it, on a toast that says what happened. */
export type ToastAction = { label: string; act: () => void }

/** A toast with one button; pressing it closes the toast. */
export function offerToast(text: string, action: ToastAction, options: ToastOptions = {}): void {
  offers += 1
  const plain = { id: `offer:${offers}`, text, action, closeAfterMs: options.autoClose }
  say(plain, ({ toast, withAction }) => {
    toast.info(withAction(text, action), options)
  })
}

/** Each message asks anew for what draws them; until that is had, it is shown without. */
function say(plain: PlainToast, draw: (layer: Layer) => void): void {
  void load().then(
    (layer) => {
      if (state.layer === null) change({ layer })
      return draw(layer)
    },
    () => change({ plain: [...state.plain.filter(({ id }) => id !== plain.id), plain] }),
  )
}

function takeAway(gone: PlainToast): void {
  change({ plain: state.plain.filter((one) => one !== gone) })
}

/** At most so many toasts at once while a screen is open; returns how to lift the limit again. */
export function limitToasts(most: number): () => void {
  change({ limit: most })
  return () => change({ limit: 0 })
}

export function Toasts(props: ToastContainerProps) {
  const { layer, limit, plain } = useSyncExternalStore(subscribe, () => state)
  useEffect(() => {
    // Should it fail, the first message tries again.
    const timer = setTimeout(() => void load().catch(() => undefined), loadAheadMs)
    return () => clearTimeout(timer)
  }, [])
  const Drawn = layer?.ToastLayer
  return (
    <>
      <PlainToasts toasts={plain} usualMs={props.autoClose} onGone={takeAway} />
      {Drawn && <Drawn {...props} {...(limit > 0 ? { limit } : {})} />}
    </>
  )
}

function change(part: Partial<State>): void {
  state = { ...state, ...part }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
