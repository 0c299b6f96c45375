/** Signing in at a served house as a browser does, and calling it as its page does. */
import type { Browser, Page } from './browser.ts'
import { nextOf, openBrowser } from './browser.ts'
import type { ServedHouse } from './served-house.ts'

export interface SignedIn {
  browser: Browser
  token: string
  end: Page
}

/** From the login path to the issuer's return, which is not yet visited. */
export async function comeBack(
  at: ServedHouse,
  browser: Browser,
  { email = 'ana@example.org', name = 'Ana Silva' } = {},
): Promise<URL> {
  const page = await browser.follow(await browser.visit(`${at.url}/api/auth/login`))
  const sent = await browser.fill(page, { email, name })
  const last = await browser.follow(sent, (next) => next.pathname === '/api/auth/return')
  const back = nextOf(last)
  if (back === undefined) throw new Error(`the issuer did not send back: ${last.text}`)
  return back
}

export async function signIn(
  at: ServedHouse,
  person?: { email: string; name?: string },
): Promise<SignedIn> {
  const browser = openBrowser()
  const end = await browser.visit(await comeBack(at, browser, person))
  const token = nextOf(end)?.searchParams.get('token') ?? ''
  if (!/^[\w-]{43}$/.test(token)) throw new Error(`no token: ${end.text}`)
  return { browser, token, end }
}

/** What a browser adds to a call of the page's own. */
export const fromBrowser = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }

/** A call to the API as the page makes it. */
export function call(
  at: ServedHouse,
  { browser, token }: Pick<SignedIn, 'browser' | 'token'>,
  path = '/users/me',
  method = 'GET',
): Promise<Page> {
  const headers = { authorization: `Bearer ${token}`, ...fromBrowser }
  return browser.visit(`${at.url}/api${path}`, { method, headers })
}
