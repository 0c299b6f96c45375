/**
 * Who is signed in, as far as this browser knows: a token in local storage under `authToken`.
 * Whether it is still valid only the server knows; a 401 ends the session here too. Other tabs hear
 * of a login or logout by the browser's storage events.
 */
const tokenKey = 'authToken'

/**
 * `expired`: the server said 401. `left`: the person logged out or deleted the account. `replaced`:
 * somebody, perhaps somebody else, signed in in another tab.
 */
export type SessionEnd = 'expired' | 'left' | 'replaced'

type Listener = (end: SessionEnd | null) => void
const listeners = new Set<Listener>()

export function readToken(): string | null {
  try {
    return localStorage.getItem(tokenKey) || null
  } catch {
    return null // Storage is switched off: nobody can be signed in.
  }
}

export function isSignedIn(): boolean {
  return readToken() !== null
}

export function startSession(token: string): void {
  localStorage.setItem(tokenKey, token)
  tell(null)
}

export function endSession(end: SessionEnd): void {
  try {
    localStorage.removeItem(tokenKey)
  } catch {
    // Storage is switched off: there is nothing to remove.
  }
  tell(end)
}

/** Calls back on every login and logout, in this tab or another; returns how to stop. */
export function onSession(listener: Listener): () => void {
  const heard = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key !== tokenKey && event.key !== null) return
    if (!isSignedIn()) listener('left')
    else listener(event.oldValue ? 'replaced' : null)
  }
  listeners.add(listener)
  window.addEventListener('storage', heard)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', heard)
  }
}

function tell(end: SessionEnd | null): void {
  for (const listener of listeners) listener(end)
}
