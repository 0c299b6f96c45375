/**
 * Who asks: the person behind `Authorization: Bearer …`. A token counts only together with the
 * binding cookie that was set beside it, so that one read from an address, a log or a storage is
 * worth nothing alone, and the cookie alone never authorises anything. Every refusal is the same.
 */
import type { IncomingHttpHeaders } from 'node:http'

import type { AuthBinding } from '../config.ts'
import type { House } from '../house.ts'
import { Problem } from '../http/problem.ts'
import type { Person } from '../users/person.ts'
import { bindingName, readCookie } from './cookies.ts'
import { findSession, seeSession } from './sessions.ts'
import { isHashOf, isToken } from './tokens.ts'

export async function authenticate(
  { db, config, now }: Pick<House, 'db' | 'config' | 'now'>,
  { headers }: { headers: IncomingHttpHeaders },
): Promise<Person> {
  const token = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1]
  if (!isToken(token)) throw new Problem('unauthorized')
  const at = now()
  const session = await findSession(db, token, at)
  if (session === undefined) throw new Problem('unauthorized')
  if (needsBinding(config.authBinding, headers)) {
    const cookie = readCookie(headers.cookie, bindingName(config))
    const { bindingHash } = session
    if (bindingHash === null || !isHashOf(bindingHash, cookie)) throw new Problem('unauthorized')
  }
  await seeSession(db, session, at)
  return session.person
}

/** `browser` asks for the cookie where a browser sends the request: pages cannot leave these out. */
function needsBinding(binding: AuthBinding, headers: IncomingHttpHeaders): boolean {
  if (binding === 'off') return false
  if (binding === 'strict') return true
  return headers['sec-fetch-site'] !== undefined || headers.origin !== undefined
}
