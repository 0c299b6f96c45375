/** Every screen of the public pages, the dashboard and the job search, for everybody: axe finds nothing, in light and in dark. */
import type { Page } from '@playwright/test'

import { findBarriers } from '../../tools/trials/axe.ts'
import { expect, newEmail, signIn, test } from './product.ts'

async function expectNoFindings(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const found = await findBarriers(page, (axe) =>
      colorScheme === 'light'
        ? axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        : axe.withRules('color-contrast'),
    ) // nothing but colours differs
    expect(found, `${what} in ${colorScheme}`).toEqual([])
  }
}

/** The time that the bar of a toast runs, which is how long the toast is shown. */
function toastLasts(page: Page): Promise<string> {
  return page.evaluate(() => {
    const bar = document.createElement('div')
    bar.className = 'Toastify__progress-bar'
    bar.style.animationDuration = '3s'
    document.body.append(bar)
    const { animationDuration } = getComputedStyle(bar)
    bar.remove()
    return animationDuration
  })
}

test('the public pages can be used by everybody', async ({ page, faults }) => {
  test.slow()
  faults.expected.push(/status of 404/)
  for (const address of [
    '/',
    '/learn',
    '/blog/how-to-get-your-resume-noticed',
    '/terms',
    '/nope',
  ]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoFindings(page, address)
  }
})

test('the dashboard, its board and the job search can be used by everybody', async ({ page }) => {
  test.slow()
  await signIn(page, newEmail())
  await expect(page.getByText('No resumes found')).toBeVisible()
  await expectNoFindings(page, 'the empty dashboard')

  await page.getByRole('button', { name: 'Create from template' }).click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await expectNoFindings(page, 'the list')
  expect(await toastLasts(page), 'a toast stays for those who want less motion').toBe('3s')
  await page.getByText('Board', { exact: true }).click()
  await expect(page.getByRole('region', { name: /^Accepted/ })).toBeVisible()
  await expectNoFindings(page, 'the board')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await expectNoFindings(page, 'the sheet of keys')

  await page.goto('/job-search')
  const first = page.getByRole('main').getByRole('article').first()
  await first.getByRole('heading').getByRole('button').click()
  await expect(page.getByRole('complementary', { name: 'Job' })).toContainText('What is required')
  await expectNoFindings(page, 'the job search with a job in full')
})
