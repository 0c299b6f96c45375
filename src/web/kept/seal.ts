/**
 * Seals what is kept on the device with a key that only the signed-in person's server gives, and
 * that stays here for as long as the session does. A browser without cryptography (a page that is not served securely) keeps
 * nothing.
 */
import { callApi } from '../api/client.ts'
import { NetworkError } from '../api/errors.ts'
import { keepKey, keptKey } from './session-key.ts'

const ivBytes = 12

let key: Promise<CryptoKey> | null = null

/** Null where nothing can be sealed: no cryptography, or no key to be had right now. */
export async function seal(value: unknown): Promise<string | null> {
  try {
    const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
    const text = new TextEncoder().encode(JSON.stringify(value))
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await ownKey(), text)
    return toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)]))
  } catch {
    return null
  }
}

/** Null where it was sealed for somebody else, or not by this file. */
export async function unseal(text: string): Promise<unknown> {
  try {
    const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
    const iv = bytes.slice(0, ivBytes)
    const opened = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv },
      await ownKey(),
      bytes.slice(ivBytes),
    )
    return JSON.parse(new TextDecoder().decode(opened)) as unknown
  } catch {
    return null
  }
}

/** Whether anything can be sealed or opened right now. */
export async function hasKey(): Promise<boolean> {
  try {
    await ownKey()
    return true
  } catch {
    return false
  }
}

/** One question a page; one that fails is asked again the next time. */
function ownKey(): Promise<CryptoKey> {
  key ??= askForKey().catch((error: unknown) => {
    key = null
    throw error
  })
  return key
}

async function askForKey(): Promise<CryptoKey> {
  try {
    const { key: text } = await callApi('draftKey')
    const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
    const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, [
      'encrypt',
      'decrypt',
    ])
    await keepKey(key)
    return key
  } catch (error) {
    const kept = error instanceof NetworkError ? await keptKey() : null
    if (kept === null) throw error
    return kept
  }
}

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}
