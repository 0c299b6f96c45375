/**
 * The issuer's return. One way leads to a session: the sign-in is ours, unused, not old, begun in
 * this browser, and the issuer stands by it. Every other way ends at `/auth/callback` without a
 * token, where the specification's 'Authentication failed' is shown; only an issuer that does not
 * answer is told apart (503), since trying again helps there.
 */
import type { Handler, Incoming } from '../http/handler.ts'
import type { LogDetails } from '../log.ts'
import { describeError } from '../log.ts'
import type { Identity } from '../users/person.ts'
import { joinPerson } from '../users/join.ts'
import { bindingName, clearCookie, readCookie, signInName, writeCookie } from './cookies.ts'
import { isUnreachable } from './issuer-fetch.ts'
import { exchangeCode, meetIssuer } from './oidc.ts'
import { absoluteMs, beginSession } from './session-store.ts'
import { takeSignIn } from './sign-in-store.ts'
import { isToken, makeToken } from './tokens.ts'
import { answerUnavailable } from './unavailable.ts'

const callbackPath = '/auth/callback'

export const finishLogin: Handler<'finishLogin'> = async (incoming) => {
  const { house, request, reply } = incoming
  const { config, db, log, now } = house
  // Only this address and its token are at stake; neither may be kept or passed on.
  void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
  let identity
  try {
    identity = await identify(incoming)
  } catch (cause) {
    if (!isUnreachable(cause)) throw cause
    answerUnavailable(incoming, cause)
    return
  }
  if (identity === undefined) {
    void reply.redirect(callbackPath, 302)
    return
  }
  const personId = await joinPerson(house, identity)
  const token = makeToken()
  const binding = makeToken()
  const userAgent = request.headers['user-agent']
  await beginSession(db, { personId, token, binding, userAgent }, now())
  // The pictures of their resumes come next.
  house.printer.warm()
  log.info('somebody signed in', { request: request.id })
  void reply
    .header(
      'set-cookie',
      writeCookie(config, bindingName(config), {
        value: binding,
        sameSite: 'Strict',
        maxAgeSeconds: absoluteMs / 1000,
      }),
    )
    .redirect(`${callbackPath}?token=${token}`, 302)
}

/** Who came back; undefined where it was nobody we sent. Throws where the issuer is not there. */
async function identify({ house, request, reply }: Incoming): Promise<Identity | undefined> {
  const { config, db, log, now } = house
  const refuse = (why: LogDetails): undefined => {
    log.warn('a sign-in was refused', { request: request.id, ...why })
    return undefined
  }
  const query = new URLSearchParams(request.url.split('?')[1])
  const state = query.get('state') ?? undefined
  if (!isToken(state)) return refuse({ why: 'no state of ours' })
  const name = signInName(config, state)
  void reply.header('set-cookie', clearCookie(config, name, 'Lax'))
  const transaction = await takeSignIn(db, state, readCookie(request.headers.cookie, name), now())
  if (transaction === undefined) return refuse({ why: 'not begun here, used, or too old' })
  try {
    const configuration = await meetIssuer(house, request.server)
    return await exchangeCode(configuration, config, query, transaction)
  } catch (cause) {
    if (isUnreachable(cause)) throw cause
    return refuse(describeError(cause))
  }
}
