/**
 * The key of what is sealed, on this device for as long as the session: without the network it opens
 * what is kept here. No script can read it out, and what was kept in one session finds no key in another.
 */
import { readToken } from '../api/session.ts'
import { deviceStore } from './device-store.ts'
import { keyDatabase } from './forget-offline.ts'

const inStore = deviceStore(keyDatabase, 'keys')

/** What of a session may stand beside what it kept: it does not tell the token. */
export async function sessionMark(): Promise<string> {
  const token = new TextEncoder().encode(readToken() ?? '')
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', token))
  return Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export async function keepKey(key: CryptoKey): Promise<void> {
  try {
    await inStore('readwrite', (store) => store.clear())
    const id = await sessionMark()
    await inStore('readwrite', (store) => store.put({ id, key }))
  } catch {
    // A browser that keeps nothing opens nothing without the network.
  }
}

export async function keptKey(): Promise<CryptoKey | null> {
  try {
    const mark = await sessionMark()
    const kept: unknown = await inStore('readonly', (store) => store.get(mark))
    if (typeof kept !== 'object' || kept === null || !('key' in kept)) return null
    return kept.key instanceof CryptoKey ? kept.key : null
  } catch {
    return null
  }
}
