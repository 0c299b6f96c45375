/** Signs in at the embedded issuer of a running product; gives the token. */
import { nextOf, openBrowser } from '../../tests/api/sign-in/browser.ts'

export async function signInAt(url: string, name = 'Ana'): Promise<string> {
  const browser = openBrowser()
  const page = await browser.follow(await browser.visit(`${url}/api/auth/login`))
  const sent = await browser.fill(page, {
    email: `${name.toLowerCase()}@example.org`,
    name,
  })
  const end = await browser.follow(sent, (next) => next.pathname === '/auth/callback')
  return nextOf(end)?.searchParams.get('token') ?? ''
}
