/** Searches that somebody keeps: saved, opened again by a press, and forgotten. */
import { expect, newEmail, signIn, test } from './product.ts'

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
