/**
 * A job's address as it is kept, and as it is compared: without what only counts visitors. Two
 * addresses that differ in any other way are two addresses.
 */
/** The standard's parser of addresses: the same in every host, only not part of the language. */
declare class URL {
  static canParse(text: string): boolean
  constructor(text: string)
  readonly href: string
  readonly protocol: string
  readonly username: string
  readonly password: string
  readonly host: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly searchParams: { keys(): Iterable<string>; delete(name: string): void; sort(): void }
}

const counting =
  /^(?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|gh_src|lever-source|lever-origin|refid|trackingid|trk|_ga|igshid|li_fat_id|li_medium)$/i

/** The address without counters; null where it is none that a browser may open. */
export const cleanLink = (given: string | null): string | null => cleanAddress(given)?.href ?? null

function cleanAddress(given: string | null): URL | null {
  const trimmed = given?.trim()
  if (trimmed === undefined || !URL.canParse(trimmed)) return null
  const url = new URL(trimmed)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  if (url.username !== '' || url.password !== '') return null
  if (url.search === '') return url
  const counters = [...url.searchParams.keys()].filter((name) => counting.test(name))
  for (const name of counters) url.searchParams.delete(name)
  return url
}

/** For comparing: no scheme, no "www.", no fragment that only scrolls, no slash at the end. */
export function linkKey(link: string | null): string | null {
  const url = cleanAddress(link)
  if (url === null) return null
  if (url.search !== '') url.searchParams.sort()
  const fragment = /[/=]/.test(url.hash) ? url.hash : ''
  return `${url.host.replace(/^www\./, '')}${url.pathname.replace(/(?<!\/)\/+$/, '')}${url.search}${fragment}`
}
