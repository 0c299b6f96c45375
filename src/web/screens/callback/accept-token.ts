/**
 * The token that a sign-in brings back in the address (specification §2). Anybody can write such an
 * address, so a session that is already here is not given up for it: the token takes its place only
 * when the server knows it. Without a session it is stored as it is; if it is worth nothing, the
 * first call ends it.
 */
import { readToken, startSession } from '../../api/session.ts'

export async function acceptToken(token: string, apiBase: string): Promise<void> {
  const present = readToken()
  if (present === null || present === token || (await isKnown(token, apiBase))) startSession(token)
}

/** Asked apart from `callApi`, whose refusals would end the present session. */
async function isKnown(token: string, apiBase: string): Promise<boolean> {
  try {
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
    return (await fetch(`${apiBase}/users/me`, { headers, credentials: 'same-origin' })).ok
  } catch {
    return false
  }
}
