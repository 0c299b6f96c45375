/**
 * From an address to a place that may be connected to. The name is brought into one form first (the
 * URL standard turns `0x7f.1`, `2130706433` and full-width digits into plain ones), resolved once,
 * and every address it has must be public. The connection is then made to these very addresses: a
 * name that says something else a moment later (rebinding) is not asked again.
 */
import { isIP } from 'node:net'

import type { Allowed } from './allowed.ts'
import { OutgoingFailure } from './failure.ts'
import { isPublicAddress } from './public-address.ts'

/** Gives every address of a name. */
export type Resolve = (name: string) => Promise<readonly string[]>

export interface Target {
  url: URL
  /** A name, or an address without brackets. */
  host: string
  port: number
  /** What may be connected to. */
  addresses: readonly string[]
}

/** Names that mean something only inside a network. */
const insideNames =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|arpa|onion)$/

export async function findTarget(
  address: string,
  {
    allowed,
    resolve,
    isTlsOnly = false,
  }: { allowed: Allowed; resolve: Resolve; isTlsOnly?: boolean },
): Promise<Target> {
  const url = readUrl(address)
  const host = hostOf(url)
  const port = portOf(url)
  const isAllowedName = allowed.has(host, port)
  if (!isAllowedName) {
    if (isTlsOnly && url.protocol !== 'https:') {
      throw new OutgoingFailure('forbidden', 'a key is sent over https only')
    }
    if (isIP(host) === 0 && (!host.includes('.') || insideNames.test(host))) {
      throw new OutgoingFailure('forbidden', 'the name is one of a network within')
    }
    // Where a single address is allowed, the name that leads to it comes with its port.
    if (port !== 80 && port !== 443 && !allowed.hasPort(port)) {
      throw new OutgoingFailure('forbidden', 'the port is neither 80 nor 443')
    }
  }
  const addresses = isIP(host) === 0 ? await resolve(host) : [host]
  if (addresses.length === 0) throw new OutgoingFailure('unresolved', 'the name is unknown')
  const isOpen = (one: string) =>
    allowed.has(one, port) || ((port === 80 || port === 443) && isPublicAddress(one))
  if (!isAllowedName && !addresses.every(isOpen)) {
    throw new OutgoingFailure('forbidden', 'the name leads to an address that is not public')
  }
  return { url, host, port, addresses }
}

/** This machine, named as such: null for every other address, and for a name that leads here. */
export function findHere(address: string): Target | null {
  const url = readUrl(address)
  const host = hostOf(url)
  const addresses = host === 'localhost' ? ['127.0.0.1', '::1'] : [host]
  if (host !== 'localhost' && host !== '::1' && !(isIP(host) === 4 && host.startsWith('127.')))
    return null
  return { url, host, port: portOf(url), addresses }
}

const portOf = ({ port, protocol }: URL): number =>
  Number(port) || (protocol === 'https:' ? 443 : 80)

function readUrl(address: string): URL {
  if (!URL.canParse(address)) throw new OutgoingFailure('forbidden', 'this is no address')
  const url = new URL(address)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new OutgoingFailure('forbidden', 'only http and https are asked')
  }
  if (url.username !== '' || url.password !== '') {
    throw new OutgoingFailure('forbidden', 'an address with a password in it is not asked')
  }
  if (address.length > 4_000) throw new OutgoingFailure('forbidden', 'the address is too long')
  url.hash = ''
  return url
}

/** The name in one form: lower case and punycode already, without the dot of the root. */
function hostOf(url: URL): string {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
  if (host === '' || host.endsWith('.')) throw new OutgoingFailure('forbidden', 'there is no name')
  return host
}
