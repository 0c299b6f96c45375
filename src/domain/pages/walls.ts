/**
 * Answers that are no job but a door: a login, a check for robots, "too many". They are known before
 * anything reads the page, since a door has words too, and a tailored resume must never be for them.
 */
import { elementsOf, lineOf } from './page.ts'
import type { Page } from './page.ts'

export interface Arrival {
  status: number
  /** Where the answer came from in the end. */
  url: string
}

/** `busy`: it asks to be left alone for a while. */
export type Closed = 'wall' | 'gone' | 'busy' | 'unanswered'

/** From the status and the address alone; null where the page may be read. */
export function closedByArrival({ status, url }: Arrival): Closed | null {
  if (status === 404 || status === 410) return 'gone'
  if (status === 429) return 'busy'
  // 999 is LinkedIn's own.
  if ([401, 402, 403, 407, 451, 999].includes(status)) return 'wall'
  if (status < 200 || status >= 300 || status === 204) return 'unanswered'
  return doorPath.test(url) ? 'wall' : null
}

const doorPath =
  /^https?:\/\/[^/]+\/(?:[a-z-]{2,5}\/)?(?:authwall|uas\/login|checkpoint|login|signin|sign-in|sign_in|anmelden|connexion|users\/sign_in|auth\/login|account\/login|sso)(?:[/?.#]|$)|^https?:\/\/(?:accounts\.google|login\.microsoftonline|challenges\.cloudflare)\.com\//i

/** From what stands on the page: few words, and a door's. By its title alone where it shows a post. */
export function isDoor(page: Page, isEmpty = true): boolean {
  let title = ''
  let hasPassword = false
  let hasChallenge = false
  for (const element of elementsOf(page.root)) {
    const { name, attributes } = element
    if (name === 'title' && title === '') title = lineOf(element)
    if (name === 'input' && attributes['type'] === 'password') hasPassword = true
    if (challenge.test(`${attributes['id'] ?? ''} ${attributes['class'] ?? ''}`))
      hasChallenge = true
  }
  const hasLittleText = lineOf(page.root).length < 2_500
  return (doorTitle.test(title) || (isEmpty && (hasPassword || hasChallenge))) && hasLittleText
}

const challenge =
  /\b(?:cf-challenge|challenge-form|px-captcha|g-recaptcha-page|captcha-container|authwall|auth-wall|join-form|login-form)\b/i
const doorTitle =
  /^(?:\W*)(?:sign in|sign up|log in|login|join linkedin|linkedin login|security verification|just a moment|attention required|access denied|access to this page has been denied|are you a robot|robot check|pardon our interruption|please verify|captcha|forbidden|anmelden|einloggen|einen moment|s'identifier|se connecter|connexion|iniciar sesi[oó]n|entrar|iniciar sess[aã]o|inloggen|aanmelden)(?![\p{L}])/iu
