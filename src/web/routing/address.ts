/** Where the app is, as the browser's address says it, and how it moves on without a reload. */

export type Address = { pathname: string; search: string }

const listeners = new Set<() => void>()

export function readAddress(): Address {
  const { pathname, search } = location
  return { pathname, search }
}

/**
 * Opens an address of the app. The one that is open already is not a step to go back to, nor is what lay
 * over it.
 */
export function go(to: string, { step = true } = {}): void {
  const isOther = new URL(to, location.href).href !== location.href
  history[step && isOther && !isStepOver() ? 'pushState' : 'replaceState'](null, '', to)
  for (const listener of listeners) listener()
}

/** Marks the step of what lies over a screen. */
const over = 'over'

const isStepOver = (): boolean => history.state === over

let closeOver: (() => void) | null = null

/**
 * Makes a step of what lies over the whole screen, so that Back closes it and the screen stays. The
 * function returned takes the step away again, for whoever closed it otherwise.
 */
export function stepOver(close: () => void): () => void {
  if (!isStepOver()) history.pushState(over, '')
  closeOver = close
  window.addEventListener('popstate', close)
  return () => {
    window.removeEventListener('popstate', close)
    if (closeOver === close) closeOver = null
    // What is drawn anew, or replaced by another, keeps the step.
    queueMicrotask(() => {
      if (closeOver === null && isStepOver()) history.back()
    })
  }
}

/** Calls after each move, also by the browser's own keys. */
export function onMove(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

/**
 * What an address holds in the place of the star of a pattern, '' for a pattern without one, null for
 * an address that is another. As the server takes them: by case, with at most one slash at the end.
 */
export function matchPath(pattern: string, pathname: string): string | null {
  const asked = partsOf(pathname)
  const parts = pattern.split('/')
  if (asked?.length !== parts.length) return null
  let held = ''
  for (const [i, part] of parts.entries()) {
    const value = asked[i] ?? ''
    if (part === '*' && value !== '') held = value
    else if (part !== value) return null
  }
  return held
}

function partsOf(pathname: string): string[] | null {
  const parts = pathname.split('/')
  if (parts.length > 2 && parts.at(-1) === '') parts.pop()
  try {
    return parts.map(decodeURIComponent)
  } catch {
    return null
  }
}
