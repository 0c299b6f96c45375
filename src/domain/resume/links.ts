/**
 * Where a written address may lead. Only http, https and mailto are ever links on paper; whatever
 * else a person or a file wrote stays text (docs/security.md).
 */

/** The standard's parser of addresses: the same in every host, only not part of the language. */
declare class URL {
  static canParse(text: string): boolean
  constructor(text: string)
  readonly href: string
  readonly protocol: string
  readonly username: string
  readonly password: string
}

const allowed: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:'])

/** "github.com/ana": a host with a dot and a known shape, written without its scheme. */
const bareHost = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?:[/?#]\S*)?$/u
const address = /^[^\s@:/]+@[^\s@:/][^\s@:/.]*\.[^\s@:/]+$/

/** The href of what is written, or null where it stays text. */
export function hrefOf(written: string): string | null {
  const text = written.trim()
  if (/\s/.test(text)) return null
  if (address.test(text)) return `mailto:${text}`
  const url = parse(bareHost.test(text) ? `https://${text}` : text)
  if (!url || !allowed.has(url.protocol)) return null
  if (url.protocol !== 'mailto:' && (url.username !== '' || url.password !== '')) return null
  return url.href
}

/** As print shows it: without the scheme, "www." and a last slash, which tell a reader nothing. */
export function printedLink(written: string): string {
  const text = written.trim()
  if (!/^https?:\/\//i.test(text) || hrefOf(text) === null) return written
  return text.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')
}

function parse(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null
}
