/**
 * Who asks: the person behind `Authorization: Bearer …`. A token counts only together with the
 * binding cookie that was set beside it, so that one read from an address, a log or a storage is
 * worth nothing alone, and the cookie alone never authorises anything. Every refusal is the same,
 * and an address that collects too many of them has to wait; a valid token from there has not.
 */
import type { IncomingHttpHeaders } from 'node:http'

import type { AuthBinding } from '../config.ts'
import type { House } from '../house.ts'
import { addressGroup } from '../http/limits.ts'
import { Problem } from '../http/problem.ts'
import type { Person } from '../users/person.ts'
import { bindingName, readCookie } from './cookies.ts'
import type { FoundSession } from './session-store.ts'
import { findSession, seeSession } from './session-store.ts'
import { isHashOf, isToken } from './tokens.ts'

type Deps = Pick<House, 'db' | 'config' | 'now' | 'limiter'>

export async function authenticate(
  house: Deps,
  { headers, ip }: { headers: IncomingHttpHeaders; ip: string },
): Promise<Person> {
  const session = await findValid(house, headers)
  if (session !== undefined) {
    await seeSession(house.db, session, house.now())
    return session.person
  }
  const waitSeconds = await house.limiter.take('stranger', addressGroup(ip))
  if (waitSeconds === 0) throw new Problem('unauthorized')
  throw new Problem('too_many_requests', {}, { retryAfterSeconds: waitSeconds })
}

/** The token that a request shows, however its header is spaced; undefined without one. */
export const tokenIn = ({ authorization }: IncomingHttpHeaders): string | undefined =>
  /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1]

async function findValid(
  { db, config, now }: Deps,
  headers: IncomingHttpHeaders,
): Promise<FoundSession | undefined> {
  const token = tokenIn(headers)
  if (!isToken(token)) return undefined
  const session = await findSession(db, token, now())
  if (session === undefined || !needsBinding(config.authBinding, headers)) return session
  const cookie = readCookie(headers.cookie, bindingName(config))
  const { bindingHash } = session
  return bindingHash !== null && isHashOf(bindingHash, cookie) ? session : undefined
}

/** `browser` asks for the cookie where a browser sends the request: pages cannot leave these out. */
function needsBinding(binding: AuthBinding, headers: IncomingHttpHeaders): boolean {
  if (binding === 'off') return false
  if (binding === 'strict') return true
  return headers['sec-fetch-site'] !== undefined || headers.origin !== undefined
}
