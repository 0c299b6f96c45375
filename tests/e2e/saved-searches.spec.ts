/** Searches that somebody keeps: saved, opened again by a press, mailed, and forgotten. */
import { expect, newEmail, openProduct, signIn, test } from './product.ts'

test('a search is saved once, opened again with its filters, and deleted', async ({ page }) => {
  // Somebody new: the person whom a worker's tests share may have kept others.
  await signIn(page, newEmail())
  await page.goto('/job-search?job_title=nurse&work_types=ON_SITE')
  const main = page.getByRole('main')
  await expect(
    main.getByRole('article', { name: /Registered Nurse, Northgate Hospitals/ }),
  ).toBeVisible()
  const kept = page.getByRole('list', { name: 'Saved searches' })
  const save = page.getByRole('button', { name: 'Save this search' })
  await save.click()
  const search = kept.getByRole('button', { name: 'nurse · On-site', exact: true })
  await expect(search).toBeVisible()

  const title = page.getByLabel('Job title', { exact: true })
  await title.fill('baker')
  await title.press('Enter')
  await expect(page).toHaveURL(/job_title=baker/)
  await search.click()
  await expect(page).toHaveURL(/job_title=nurse&work_types=ON_SITE$/)
  await expect(title).toHaveValue('nurse')
  await expect(
    main.getByRole('article', { name: /Registered Nurse, Northgate Hospitals/ }),
  ).toBeVisible()

  // This server has none to send mail through.
  await expect(kept.getByRole('button', { name: /^Email new jobs/ })).toHaveCount(0)

  // What is kept is not offered to be kept again.
  await expect(save).toHaveCount(0)
  await expect(kept.getByRole('listitem')).toHaveCount(1)
  await kept.getByRole('button', { name: 'Delete the saved search “nurse · On-site”' }).click()
  await expect(kept).toHaveCount(0)
  await expect(save).toBeVisible()
})

test('a search kept while the list is on its way is in the list', async ({ page }) => {
  await signIn(page, newEmail())
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  let asked = 0
  await page.route('**/api/jobs/saved', async (route) => {
    if (route.request().method() !== 'GET' || asked++ > 0) return route.continue()
    const early = await route.fetch()
    await held
    // Nobody may be waiting for it any more.
    await route.fulfill({ response: early }).catch(() => {})
  })
  await page.goto('/job-search?job_title=nurse')
  await page.getByRole('button', { name: 'Save this search' }).click()
  await expect(page.getByText('The search was saved.')).toBeVisible()
  letGo()
  const kept = page.getByRole('list', { name: 'Saved searches' })
  await expect(kept.getByRole('button', { name: 'nurse', exact: true })).toBeVisible()
})

test('new jobs of a search are mailed from one press to the next, where the server can', async ({
  page,
  faults,
}) => {
  test.slow() // this test's product is one of its own
  faults.expected.push(/request to another origin/)
  const product = await openProduct({ SMTP_URL: 'smtp://127.0.0.1:9' })
  try {
    await page.goto(`${product.url}/login`)
    await page.getByRole('button', { name: /^Sign in with/ }).click()
    await page.getByLabel('E-mail').fill(newEmail())
    await page.getByLabel('Name').fill('Ana Silva')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL('**/dashboard')
    await page.goto(`${product.url}/job-search?job_title=nurse`)
    await page.getByRole('button', { name: 'Save this search' }).click()
    const mail = page.getByRole('button', { name: 'Email new jobs of “nurse”' })
    await expect(mail).toHaveAttribute('aria-pressed', 'false')
    await mail.click()
    await expect(
      page.getByText('New jobs of this search will be emailed to you, once a day at most.'),
    ).toBeVisible()
    await expect(mail).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(mail).toHaveAttribute('aria-pressed', 'true')
    await mail.click()
    await expect(page.getByText('You will receive no more emails about this search.')).toBeVisible()
    await expect(mail).toHaveAttribute('aria-pressed', 'false')
    await page.goto('about:blank')
  } finally {
    await product.stop()
  }
})
