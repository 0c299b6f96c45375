/** The pages that everybody can read, and the way in (specification §1, §2, §4). */
import { isProtected, paths, resumePath } from '#web/paths.ts'

import { expect, openProduct, test } from './product.ts'

test('[R1 F5 F6] the landing page has every section, and leads in', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /Stop Sending Generic Resumes\.\s*Land Your Dream Job\./,
  )
  await expect(page.getByRole('link', { name: 'Boost My Resume Now' }).first()).toHaveAttribute(
    'href',
    '/login',
  )
  const header = page.getByRole('banner')
  for (const [name, href] of [
    ['How It Works', '/#how-it-works'],
    ['Features', '/#features'],
    ['Pricing', '/#pricing'],
    ['Tips & Guides', '/#blog'],
    ['Learn', '/learn'],
    ['Log In / Sign Up', '/login'],
  ] as const) {
    await expect(header.getByRole('link', { name, exact: true }).first()).toHaveAttribute(
      'href',
      new RegExp(`^/?${href.slice(1)}$`),
    )
    if (href.startsWith('/#')) await expect(page.locator(href.slice(1))).toHaveCount(1)
  }
  const main = page.getByRole('main')
  for (const name of [
    'How It Works in 3 Simple Steps',
    'Upload Base Resume',
    'Add Job Description',
    'Get AI-Tailored Resume',
    'Match Score 1-100',
    'Editable & Transparent',
    'Skill Gap Analysis',
    'Quick Match & Job Search',
    'Flexible Usage',
    'Pricing Coming Soon',
  ])
    await expect(main.getByRole('heading', { name })).toBeVisible()
  await expect(main.getByText(/beta users get special pricing and bonuses/i)).toBeVisible()
  for (const post of [paths.blogNoticed, paths.blogImprove])
    await expect(main.locator(`a[href="${post}"]`).first()).toBeVisible()
  await expect(main.getByRole('link', { name: 'Get Started for Free' })).toHaveAttribute(
    'href',
    '/login',
  )
  const footer = page.getByRole('contentinfo')
  for (const href of ['/privacy-policy', '/terms'])
    await expect(footer.locator(`a[href="${href}"]`)).toBeVisible()
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible()
})

test('a public page asks for no script and no style of the app', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/', { waitUntil: 'load' })
  const files = asked.filter((name) => /\.(?:js|css)$/.test(name))
  expect(files.some((name) => name.includes('/public-'))).toBe(true)
  expect(files.filter((name) => /\/(?:app|frame|packages|shared|parts)-/.test(name))).toEqual([])
})

test('what can be pressed on the way in is at least 24 px each way', async ({ page }) => {
  for (const address of [paths.landing, paths.login]) {
    await page.goto(address)
    const small = await page.locator('a:visible, button:visible').evaluateAll((all) =>
      all.flatMap((one) => {
        const { width, height } = one.getBoundingClientRect()
        // A link for those who read with a keyboard or a screen reader alone is a pixel.
        const isSmall = Math.min(width, height) < 24 && width > 1
        return isSmall && one.closest('article, li p') === null
          ? [`${one.textContent}: ${height}`]
          : []
      }),
    )
    expect([address, small]).toEqual([address, []])
  }
})

test('[R4 R5 R6 R7 R8 R9] the other public pages', async ({ page, faults }) => {
  faults.expected.push(/status of 404/)
  const header = page.getByRole('banner').getByRole('link', { name: 'Log In / Sign Up' })
  for (const [address, words] of [
    ['/terms', 'Terms of Service coming soon...'],
    ['/privacy-policy', 'Privacy Policy coming soon...'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('main').getByText(words)).toBeVisible()
    await expect(header).toBeVisible()
  }
  for (const address of [paths.blogNoticed, paths.blogImprove]) {
    await page.goto(address)
    const words = (await page.getByRole('main').innerText()).split(/\s+/)
    expect(words.length).toBeGreaterThan(800)
    await expect(page.getByRole('main').getByRole('link').last()).toHaveAttribute('href', '/')
    await expect(header).toBeVisible()
  }
  await page.goto('/learn')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  const lost = await page.goto('/no/such/page')
  expect(lost?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})

test('[R3 T2 K11 E37] the callback takes the token to the dashboard, or says there is none', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-01-05T10:00:00' })
  await page.clock.pauseAt('2026-01-05T10:00:01')
  await page.goto('/auth/callback')
  await expect(
    page.getByText('Authentication failed: No authentication token received'),
  ).toBeVisible()
  await expect(page.getByText('Redirecting to login...')).toBeVisible()
  await page.clock.runFor(2_900)
  expect(page.url()).toContain('/auth/callback')
  await page.clock.runFor(200)
  await page.waitForURL('**/login')

  // The moment between is too short to be seen; its words stand on the page as it is sent.
  expect(await (await page.request.get('/auth/callback')).text()).toContain(
    'Completing login, please wait...',
  )
  await page.route('**/api/**', (route) =>
    route.fulfill({ json: route.request().url().endsWith('/me') ? {} : [] }),
  )
  await page.goto('/auth/callback?token=abc')
  await page.waitForURL('**/dashboard')
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBe('abc')
})

test('[R18 V11 F8] protected screens ask for a token and for no more than that', async ({
  page,
  context,
}) => {
  const screens = [...Object.values(paths), resumePath('r1')].filter(isProtected)
  expect(screens).toHaveLength(7)
  for (const address of screens) {
    await page.goto(address)
    await page.waitForURL('**/login')
  }
  // A sign-in elsewhere is seen by a public page that is already open.
  await page.goto('/terms')
  const own = page.getByRole('banner').getByRole('link', { name: 'My Resumes' })
  await expect(own).toBeHidden()
  const other = await context.newPage()
  await other.goto('/login')
  await other.evaluate(() => localStorage.setItem('authToken', 'anything'))
  await expect(own).toBeVisible()
  await other.route('**/api/**', (route) =>
    route.fulfill({ json: route.request().url().endsWith('/me') ? {} : [] }),
  )
  await other.goto('/dashboard')
  await expect(other.getByText('No resumes found')).toBeVisible()
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })
  test('[L3 K19] the browser’s language is spoken, else English, else nothing', async ({
    page,
    faults,
  }) => {
    faults.expected.push(/net::ERR_FAILED/)
    await page.goto('/login')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.evaluate(() => localStorage.setItem('authToken', 'anything'))
    await page.route('**/api/**', (route) =>
      route.fulfill({ json: route.request().url().endsWith('/me') ? {} : [] }),
    )
    await page.route('**/locales/de.json', (route) => route.abort('failed'))
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Resumes')
    await page.route('**/locales/en.json', (route) => route.abort('failed'))
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.locator('body')).not.toContainText(/dashboard\.|My Resumes/)
  })
})

test('[R17 E38] a configured analytics script gets each page view, and its origin alone is allowed', async ({
  page,
  faults,
}) => {
  faults.expected.push(/request to another origin|Content Security Policy/)
  const product = await openProduct({
    ANALYTICS_SCRIPT_URL: 'https://stats.example.org/tag.js',
  })
  try {
    const views: string[] = []
    await page.exposeFunction('lapelViewed', (view: string) => views.push(view))
    const asked: string[] = []
    await page.route(/^https:/, (route) => {
      asked.push(route.request().url())
      return route.fulfill({
        headers: { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' },
        body: 'window.gtag = (event, name, facts) => window.lapelViewed(name + " " + facts.page_path)',
      })
    })
    await page.goto(`${product.url}/`)
    await expect.poll(() => views).toEqual(['page_view /'])
    await page.goto(`${product.url}/learn`)
    await expect.poll(() => views).toEqual(['page_view /', 'page_view /learn'])
    const elsewhere = page.evaluate(() => {
      const address = 'https://elsewhere.example.org/tag.js'
      return import(address)
    })
    await expect(elsewhere).rejects.toThrow(/Failed to fetch/)
    expect(new Set(asked)).toEqual(new Set(['https://stats.example.org/tag.js']))
  } finally {
    // A page that still fetches ahead would ask a server that is gone.
    await page.close()
    await product.stop()
  }
})
