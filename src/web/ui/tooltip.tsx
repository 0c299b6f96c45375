/**
 * A short name beside what is hovered or focused. It never holds what cannot be read elsewhere, so
 * it is only shown, not announced. One layer serves the whole page: it lies above dialogs too, and
 * Esc, a press or scrolling takes it away.
 */
import { cloneElement, useEffect, useRef, type ReactElement } from 'react'

type Side = 'top' | 'right'

const delayMs = 500
const gap = 6

export function Tooltip({
  text,
  side = 'top',
  children,
}: {
  text: string
  side?: Side
  children: ReactElement
}) {
  // What any element may carry; its own type need not name it.
  return cloneElement(children as ReactElement<Record<string, unknown>>, {
    'data-tip': text,
    'data-tip-side': side,
  })
}

export function TooltipLayer() {
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => (layer.current ? serveTooltips(layer.current) : undefined), [])
  return (
    <div
      ref={layer}
      popover="manual"
      aria-hidden
      className="pointer-events-none fixed inset-auto m-0 max-w-64 rounded-sm border-0 bg-ink px-2 py-1 text-caption text-ground shadow-raised print:hidden"
    />
  )
}

function serveTooltips(layer: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let shownFor: HTMLElement | null = null

  const hide = () => {
    clearTimeout(timer)
    shownFor = null
    layer.hidePopover()
  }
  const show = (target: HTMLElement) => {
    if (!target.isConnected) return
    layer.textContent = target.dataset['tip'] ?? ''
    layer.showPopover()
    place(layer, target, target.dataset['tipSide'] === 'right' ? 'right' : 'top')
  }
  const meet = (event: Event) => {
    const target =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tip]') : null
    if (target === shownFor) return
    hide()
    if (!target || (event.type === 'focusin' && !target.matches(':focus-visible'))) return
    shownFor = target
    timer = setTimeout(() => show(target), delayMs)
  }
  const stop = new AbortController()
  const listen = (type: string, heard: (event: Event) => void) =>
    document.addEventListener(type, heard, { signal: stop.signal, capture: true, passive: true })
  listen('pointerover', meet)
  listen('focusin', meet)
  listen('focusout', hide)
  listen('pointerdown', hide)
  listen('scroll', hide)
  listen('keydown', hide)
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}

/** Beside the target and inside the window. */
function place(layer: HTMLElement, target: HTMLElement, side: Side): void {
  const at = target.getBoundingClientRect()
  const own = layer.getBoundingClientRect()
  const above = at.top - own.height - gap
  const left =
    side === 'right' ? at.right + gap : Math.max(gap, at.left + (at.width - own.width) / 2)
  const top =
    side === 'right' ? at.top + (at.height - own.height) / 2 : above > gap ? above : at.bottom + gap
  layer.style.left = `${Math.min(left, innerWidth - own.width - gap)}px`
  layer.style.top = `${top}px`
}
