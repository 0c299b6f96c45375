/**
 * The two cookies of sign-in. `binding` ties a token to the browser it was given to; one
 * `sign_in_…` per sign-in under way ties that to the browser that began it, so two tabs do not
 * disturb each other. On https both carry `__Host-`: set by this host, sent by https alone.
 * On loopback http the names are plain, because Safari refuses Secure cookies there.
 */
import type { Config } from '../config.ts'

type Site = Pick<Config, 'publicUrl'>

interface Cookie {
  value: string
  /** Strict stays away from every request that another site caused; Lax comes with its links. */
  sameSite: 'Strict' | 'Lax'
  maxAgeSeconds: number
}

export function bindingName(site: Site): string {
  return `${prefix(site)}lapel_binding`
}

/** Named by the beginning of the state, which says nothing of the rest of it. */
export function signInName(site: Site, state: string): string {
  return `${signInPrefix(site)}${state.slice(0, 8)}`
}

/** The names of all sign-ins that this browser has under way. */
export function signInNames(site: Site, header: string | undefined): string[] {
  const names = readCookies(header).map(([name]) => name)
  return [...new Set(names.filter((name) => name.startsWith(signInPrefix(site))))]
}

/** The first cookie of that name: the browser puts the one for the narrower path first. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  return readCookies(header).find(([found]) => found === name)?.[1]
}

export function writeCookie(site: Site, name: string, cookie: Cookie): string {
  const parts = [`${name}=${cookie.value}`, 'Path=/', 'HttpOnly', `SameSite=${cookie.sameSite}`]
  if (isHttps(site)) parts.push('Secure')
  return [...parts, `Max-Age=${cookie.maxAgeSeconds}`].join('; ')
}

export function clearCookie(site: Site, name: string, sameSite: Cookie['sameSite']): string {
  return writeCookie(site, name, { value: '', sameSite, maxAgeSeconds: 0 })
}

function readCookies(header: string | undefined): [name: string, value: string][] {
  return (header ?? '').split(';').flatMap((part): [string, string][] => {
    const at = part.indexOf('=')
    return at < 1 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).trim()]]
  })
}

const isHttps = ({ publicUrl }: Site): boolean => publicUrl.startsWith('https:')
const prefix = (site: Site): string => (isHttps(site) ? '__Host-' : '')
const signInPrefix = (site: Site): string => `${prefix(site)}lapel_sign_in_`
