/** The frame around the signed-in screens, and the pages a payment comes back to. */
import { chooseOn } from './on-card.ts'
import { expect, test } from './signed-in.ts'
import { hearToasts, toastLasts, toastOf } from './toasts.ts'

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

  await sidebar.getByRole('button', { name: 'Collapse sidebar' }).click()
  await page.reload()
  await expect(sidebar.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
  await expect(sidebar.getByRole('link', { name: 'Find Jobs' })).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  await expect(sidebar).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Find Jobs' }).click()
  await page.waitForURL('**/job-search')
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
  expect(await toastLasts(page), 'a toast stays for those who want less motion').toBe('3s')
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
  await chooseOn(page.getByRole('article').first(), 'Edit details')
  await page.getByLabel('Job title').fill('Half typed')
  const scrolled = () => page.evaluate(() => window.scrollY)
  // The page is as long as that once its cards are drawn.
  await expect.poll(() => page.evaluate(() => (window.scrollTo(0, 40), window.scrollY))).toBe(40)
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
