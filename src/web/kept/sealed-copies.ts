/**
 * Sealed copies of what was typed and is not saved, as they lie on this device: in IndexedDB,
 * because a browser that dies takes what localStorage has not yet written with it; and in
 * localStorage, because a page that is left at once has time for nothing else.
 */
import { deviceStore } from './device-store.ts'

const inStore = deviceStore('lapel-drafts', 'drafts')
const leftPrefix = 'lapel-left:'

/** Only its person can read it. */
export type Sealed = { id: string; at: number; sealed: string }

/** Written while the page goes: the only storage that does not answer later. */
export function leaveCopy(copy: Sealed): void {
  try {
    localStorage.setItem(leftPrefix + copy.id, JSON.stringify(copy))
  } catch {
    // No room: the copy in IndexedDB is at most a moment older.
  }
}

export async function dropCopy(key: string): Promise<void> {
  localStorage.removeItem(leftPrefix + key)
  await inStore('readwrite', (store) => store.delete(key))
}

/** All whose names begin so, the younger one of each: in IndexedDB, or on its way out. */
export async function getCopies(about: string): Promise<Sealed[]> {
  const range = IDBKeyRange.bound(about, `${about}\uffff`)
  const stored: unknown = await inStore('readonly', (store) => store.getAll(range))
  const left = Object.keys(localStorage)
    .filter((name) => name.startsWith(leftPrefix + about))
    .map((name) => parsed(localStorage.getItem(name)))
  const copies = [...(Array.isArray(stored) ? stored : []), ...left].filter(isSealed)
  const youngestLast = copies.toSorted((a, b) => a.at - b.at)
  return [...new Map(youngestLast.map((copy) => [copy.id, copy])).values()]
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

export async function putCopy(copy: Sealed): Promise<void> {
  await inStore('readwrite', (store) => store.put(copy))
}

function isSealed(value: unknown): value is Sealed {
  if (typeof value !== 'object' || value === null || !('sealed' in value)) return false
  if (!('id' in value) || typeof value.id !== 'string') return false
  return typeof value.sealed === 'string' && 'at' in value && typeof value.at === 'number'
}
