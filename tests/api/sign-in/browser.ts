/** A browser as far as sign-in can tell: a cookie jar for the one host, redirects taken by hand. */
export interface Page {
  url: URL
  status: number
  headers: Headers
  text: string
}

export interface Browser {
  /** The value of a cookie. */
  cookie(name: string): string | undefined
  cookieNames(): string[]
  plant(name: string, value: string): void
  /** The Cookie header for an address. */
  cookiesFor(url: URL): string
  /** Every Set-Cookie line seen. */
  setCookies: string[]
  /** One request; redirects are not followed. */
  visit(url: string | URL, init?: RequestInit): Promise<Page>
  /** Follows redirects until a page, or until `stop` says so of the next address. */
  follow(page: Page, stop?: (next: URL) => boolean): Promise<Page>
  /** Fills in the sign-in page's form and sends it. */
  fill(page: Page, fields: Record<string, string>, headers?: Record<string, string>): Promise<Page>
}

interface Cookie {
  name: string
  value: string
  path: string
}

/** `at` says where an origin really is, for addresses that only a proxy would serve. */
export function openBrowser(at: Record<string, string> = {}): Browser {
  const jar = new Map<string, Cookie>()
  const browser: Browser = {
    cookie: (name) => [...jar.values()].find((cookie) => cookie.name === name)?.value,
    cookieNames: () => [...jar.values()].map(({ name }) => name),
    plant: (name, value) => void jar.set(`${name} /`, { name, value, path: '/' }),
    cookiesFor: ({ pathname }) =>
      [...jar.values()]
        .filter(({ path }) => path === '/' || pathname === path || pathname.startsWith(`${path}/`))
        .map(({ name, value }) => `${name}=${value}`)
        .join('; '),
    setCookies: [],
    async visit(url, init = {}) {
      const headers = new Headers(init.headers)
      const asked = new URL(url)
      const cookies = browser.cookiesFor(asked)
      if (cookies !== '' && !headers.has('cookie')) headers.set('cookie', cookies)
      const origin = at[asked.origin] ?? asked.origin
      const answer = await fetch(`${origin}${asked.pathname}${asked.search}`, {
        ...init,
        headers,
        redirect: 'manual',
      })
      for (const line of answer.headers.getSetCookie()) {
        browser.setCookies.push(line)
        keep(jar, line)
      }
      const text = await answer.text()
      return { url: asked, status: answer.status, headers: answer.headers, text }
    },
    async follow(page, stop = () => false) {
      let at = page
      for (let hops = 0; hops < 12; hops += 1) {
        const next = nextOf(at)
        if (next === undefined || stop(next)) return at
        at = await browser.visit(next)
      }
      throw new Error('too many redirects')
    },
    fill: (page, fields, headers = {}) =>
      browser.visit(page.url, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { ...headers, origin: page.url.origin, 'sec-fetch-site': 'same-origin' },
      }),
  }
  return browser
}

/** Where an answer sends the browser. */
export function nextOf(page: Page): URL | undefined {
  const location = page.headers.get('location')
  return location === null ? undefined : new URL(location, page.url)
}

function keep(jar: Map<string, Cookie>, line: string): void {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
  const at = pair.indexOf('=')
  const name = pair.slice(0, at)
  const given = attributes.find((attribute) => /^path=/i.test(attribute))
  const path = given?.slice('path='.length) ?? '/'
  const isGone = attributes.some((attribute) =>
    /^(max-age=0|expires=thu, 01 jan 1970.*)$/i.test(attribute),
  )
  if (isGone) jar.delete(`${name} ${path}`)
  else jar.set(`${name} ${path}`, { name, value: pair.slice(at + 1), path })
}
