/** Screens and dialogs that are opened for the first time without the network. */
import { chooseOn } from './on-card.ts'
import { expect, refusalsInConsole, test } from './signed-in.ts'

const noNetwork = /ERR_INTERNET_DISCONNECTED|dynamically imported module/

test('a screen that cannot be fetched leaves the page around it, and comes when asked again', async ({
  page,
  context,
  faults,
}) => {
  faults.expected.push(refusalsInConsole, noNetwork)
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

test.describe('where screens are fetched ahead', () => {
  test.use({ fetchesAhead: true })

  test('dialogs and screens that nobody has opened yet open without the network', async ({
    page,
    context,
    api,
    faults,
  }) => {
    faults.expected.push(refusalsInConsole, noNetwork)
    await api.addResume({ company_name: 'Ahead & Sons' })
    // The last screen that is fetched ahead.
    const last = page.waitForResponse(/payment-pages-.*\.js/)
    await page.goto('/dashboard')
    await (await last).finished()
    await context.setOffline(true)

    await page.getByRole('button', { name: 'Trash' }).click()
    await expect(page.getByRole('dialog')).toContainText('Deleted resumes stay here for 30 days')
    await page.keyboard.press('Escape')
    await chooseOn(page.getByRole('article').first(), 'Notes')
    await expect(page.getByRole('textbox', { name: 'Notes for this resume' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Find Jobs' }).first().click()
    await expect(page.getByRole('searchbox').or(page.getByRole('textbox')).first()).toBeVisible()
  })
})

test('nothing is fetched ahead for somebody who saves data', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Twice as long as others are let settle.
  await page.waitForTimeout(6_000)
  expect(asked.filter((file) => /trash-dialog|resume-page-|palette-/.test(file))).toEqual([])
})
