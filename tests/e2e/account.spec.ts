/** The frame around the signed-in screens, the profile, and the pages a payment comes back to. */
import { expect as expectSignedOut, newEmail, signIn, test as signedOut } from './product.ts'
import { answering, expect, refusal, refusalsInConsole, test } from './signed-in.ts'
import { hearToasts, toastOf } from './toasts.ts'

test('[F1 F2 F4 R16 X6 K21] the sidebar and the user menu lead everywhere, and fold away', async ({
  page,
}) => {
  await page.goto('/dashboard')
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  for (const [name, path] of [
    ['My Resumes', '/dashboard'],
    ['Find Jobs', '/job-search'],
  ] as const)
    await expect(sidebar.getByRole('link', { name })).toHaveAttribute('href', path)
  await expect(sidebar.getByRole('link', { name: 'Provide Feedback' })).toHaveAttribute(
    'target',
    '_blank',
  )
  await expect(sidebar.getByText(/^Credits: (\d+|N\/A)$/)).toBeVisible()

  const avatar = sidebar.getByRole('button', { name: /Ana Silva/ })
  await expect(avatar).toContainText('AS')
  await avatar.click()
  const menu = page.getByRole('menu')
  await expect(menu).toContainText('@example.org')
  await expect(menu).toContainText(/Credits: /)
  await expect(menu.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  for (const [name, path] of [
    ['Profile', '/profile'],
    ['Learn more', '/learn'],
    ['View all plans', '/plans'],
  ] as const)
    await expect(menu.getByRole('menuitem', { name })).toHaveAttribute('href', path)
  await menu.getByRole('menuitem', { name: 'View all plans' }).click()
  await page.waitForURL('**/plans')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await sidebar.getByRole('button', { name: 'Fold the sidebar' }).click()
  await page.reload()
  await expect(sidebar.getByRole('button', { name: 'Open the sidebar' })).toBeVisible()
  await expect(sidebar.getByRole('link', { name: 'Find Jobs' })).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  await expect(sidebar).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Find Jobs' }).click()
  await page.waitForURL('**/job-search')
})

test('[R13 E31 E32 K13 T15] the profile, and a deletion that does not come about', async ({
  page,
  faults,
}) => {
  faults.expected.push(refusalsInConsole)
  const toasts = await hearToasts(page)
  await page.route('**/api/users/me', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { name: null, email: null, credit_balance: null } })
      : route.fallback(),
  )
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Profile & Settings' })).toBeVisible()
  for (const name of ['Personal Information', 'Credits', 'Danger Zone'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  for (const name of ['Full name', 'Email address'])
    await expect(page.getByText(name, { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByText('N/A', { exact: true })).toHaveCount(3)

  const dialog = page.getByRole('dialog', { name: 'Delete Account Confirmation' })
  const ask = page.getByRole('button', { name: 'Delete Account' })
  await ask.click()
  await expect(dialog).toContainText(
    'Are you absolutely sure you want to permanently delete your account? This action cannot be undone.',
  )
  await expect(dialog).toContainText(
    /All resumes, job applications, credits and personal data are removed immediately/,
  )
  await expect(dialog).toContainText(/secure hash of your email address is kept for 30 days/)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)

  await page.unroute('**/api/users/me')
  const answer = await answering(page, '**/api/users/me')
  for (const [name, given, words] of [
    [
      '[E31] not 204',
      { status: 200, json: {} },
      'Account deletion failed. Unexpected server response.',
    ],
    ['[E32] refused', refusal(500, 'Down.'), 'Deletion failed: Down.'],
    [
      '[E32] otherwise',
      'cut',
      'Deletion failed: An unexpected error occurred while deleting your account.',
    ],
  ] as const)
    await test.step(name, async () => {
      answer(given)
      await ask.click()
      await dialog.getByRole('button', { name: 'Confirm Deletion' }).click()
      expect(await toastOf(toasts, words)).toMatchObject({ kind: 'error', ms: 3_000 })
      await expect(dialog).toHaveCount(0)
    })
})

signedOut('[M6 T15] a deleted account leaves the browser signed out', async ({ page }) => {
  await signIn(page, newEmail())
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await page.getByRole('button', { name: 'Confirm Deletion' }).click()
  await page.waitForURL('**/login')
  await expectSignedOut(page.getByText('Account deleted successfully.')).toBeVisible()
  expectSignedOut(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
})

test('[R14 R15 M7] the pages that a payment comes back to', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const toasts = await hearToasts(page)
  await page.goto('/payment-success?session_id=cs_test_1')
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/dashboard')
  await expect(page.getByRole('main')).not.toContainText('cs_test_1')
  expect(
    await toastOf(toasts, 'Payment successful! Credits should be updated shortly.'),
  ).toMatchObject({ kind: 'success' })
  expect(logged.join('\n')).toContain('cs_test_1')

  await page.goto('/payment-cancel')
  await expect(page.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible()
  await expect(
    page.getByText('Your payment process was cancelled. You have not been charged.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await page.waitForURL('**/dashboard')
})

test('[R4 R5 R9] legal and unknown addresses stand inside the frame for those signed in', async ({
  page,
  faults,
}) => {
  faults.expected.push(/status of 404/)
  for (const [path, words] of [
    ['/terms', 'Terms of Service coming soon...'],
    ['/privacy-policy', 'Privacy Policy coming soon...'],
    ['/no/such/page', 'Page Not Found'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(words)).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible()
  }
})

test('[L5 L4 R17 E38] another language changes the words and nothing else; a new screen starts at its top', async ({
  page,
  api,
}) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  for (let n = 0; n < 6; n += 1)
    await api.addResume({ company_name: `Filler ${n}`, created_at: '2026-03-03T12:00:00.000Z' })
  await page.setViewportSize({ width: 1440, height: 560 })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Edit details' }).first().click()
  await page.getByLabel('Job title').fill('Half typed')
  const scrolled = () => page.evaluate(() => window.scrollY)
  await page.evaluate(() => window.scrollTo(0, 40))
  expect(await scrolled()).toBe(40)
  await page.getByRole('button', { name: /Ana Silva/ }).click()
  await page.getByRole('menuitem', { name: /Language/ }).click()
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByText('3. März 2026').first()).toBeVisible()
  await expect(page.locator('input[value="Half typed"]')).toBeVisible()
  expect(page.url()).toMatch(/\/dashboard$/)
  expect(await scrolled()).toBe(40)

  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.locator('a[href="/job-search"]').first().click()
  await page.waitForURL('**/job-search')
  await expect.poll(scrolled).toBe(0)
  await expect
    .poll(() => warnings)
    .toContain('no analytics function; page view of /job-search not reported')
})
