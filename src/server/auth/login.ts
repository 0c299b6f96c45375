import { isLoopback } from '../config.ts'
import type { Handler } from '../http/handler.ts'
import { clearCookie, signInName, signInNames, writeCookie } from './cookies.ts'
import { isUnreachable } from './issuer-fetch.ts'
import { makeLoginUrl, meetIssuer } from './oidc.ts'
import { beginSignIn, signInSeconds } from './sign-in-store.ts'
import { makeToken } from './tokens.ts'
import { answerUnavailable } from './unavailable.ts'

/** Beyond these, a browser's oldest sign-ins are given up. */
const signInsPerBrowser = 8

/** Begins a sign-in: a row here, a cookie in the browser, and the way to the issuer. */
export const startLogin: Handler<'startLogin'> = async (incoming) => {
  const { house, request, reply } = incoming
  const { config, db, now } = house
  if (isElsewhere(request.headers.host, request.url, config.publicUrl)) {
    void reply.redirect(`${config.publicUrl}/api/auth/login?${moved}`, 302)
    return
  }
  let configuration
  try {
    configuration = await meetIssuer(house, request.server)
  } catch (cause) {
    // Our own issuer fails only where the database does, which is said by its own name.
    if (config.embeddedIssuer && !isUnreachable(cause)) throw cause
    answerUnavailable(incoming, cause)
    return
  }
  const transaction = { state: makeToken(), nonce: makeToken(), codeVerifier: makeToken() }
  const browser = makeToken()
  await beginSignIn(db, transaction, browser, now())
  const surplus = signInNames(config, request.headers.cookie).slice(0, 1 - signInsPerBrowser)
  void reply
    .header('set-cookie', [
      ...surplus.map((name) => clearCookie(config, name, 'Lax')),
      writeCookie(config, signInName(config, transaction.state), {
        value: browser,
        sameSite: 'Lax',
        maxAgeSeconds: signInSeconds,
      }),
    ])
    .redirect((await makeLoginUrl(configuration, config, transaction)).href, 302)
}

const moved = 'moved'

/**
 * Somebody came by another name of this machine (localhost for 127.0.0.1): cookies set here would
 * be missing at the return, so the way begins again under the one name. Once only, because a proxy
 * may show us another name than the browser's.
 */
function isElsewhere(host: string | undefined, url: string, publicUrl: string): boolean {
  const here = new URL(publicUrl)
  if (host === undefined || host === here.host || url.endsWith(`?${moved}`)) return false
  return isLoopback(here.hostname) && URL.canParse(`http://${host}`)
    ? isLoopback(new URL(`http://${host}`).hostname)
    : false
}
