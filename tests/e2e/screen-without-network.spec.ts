/** A screen whose code was never fetched, opened without the network. */
import { expect, refusalsInConsole, test } from './signed-in.ts'

test('a screen that cannot be fetched leaves the page around it, and comes when asked again', async ({
  page,
  context,
  faults,
}) => {
  faults.expected.push(refusalsInConsole, /ERR_INTERNET_DISCONNECTED|dynamically imported module/)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Find Jobs' }).first().click()
  await expect(page.getByRole('alert')).toContainText('Please check your connection')
  await expect(page.getByRole('link', { name: 'My Resumes' }).first()).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('searchbox').or(page.getByRole('textbox')).first()).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/job-search')
})
