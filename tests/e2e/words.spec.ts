/** The words of the interface arrive in parts, and no screen is shown before its own are there. */
import type { Page } from '@playwright/test'

import type { Api } from './signed-in.ts'
import { expect, refusalsInConsole, test } from './signed-in.ts'

test.use({ locale: 'de-DE' })

const offline = /ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/

async function toDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meine Lebensläufe')
}

/** Within the app, so that nothing is loaded but what the editor needs. */
async function openResume(page: Page, api: Api): Promise<void> {
  const company = `Wortwerk ${Date.now()}`
  await api.addResume({ company_name: company, job_title: 'Setzer' })
  await toDashboard(page)
  await page.getByRole('link', { name: new RegExp(company) }).click()
}

test('the first screen loads its own words in its own language, and no others', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/locales/')) asked.push(pathname)
  })
  await toDashboard(page)
  expect(asked.toSorted()).toEqual(['/locales/app/de.json', '/locales/de.json'])
})

test('the editor is not shown before its words are there', async ({ page, api }) => {
  let give: () => void = () => {}
  const held = new Promise<void>((resolve) => (give = resolve))
  await page.route('**/locales/editor/de.json', async (route) => {
    await held
    await route.continue()
  })
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-path]')) return
      observer.disconnect()
      document.documentElement.dataset['firstWords'] = document.body.textContent
    }).observe(document, { childList: true, subtree: true })
  })
  const code = page.waitForResponse(/resume-page-.*\.js/)
  await openResume(page, api)
  await (await code).finished()
  await page.waitForURL('**/resume-page/*')
  // Longer than drawing takes that does not wait for them.
  await page.waitForTimeout(1_500)
  give()
  await expect(page.locator('[data-path]').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-first-words', /Mit KI anpassen/)
})

test('an editor whose words cannot be fetched says so, and comes when it is asked for again', async ({
  page,
  api,
  faults,
}) => {
  faults.expected.push(refusalsInConsole, offline)
  await page.route('**/locales/editor/*.json', (route) => route.abort('failed'))
  await page.route('**/api/health', (route) => route.abort('failed'))
  await openResume(page, api)
  await expect(page.getByRole('alert')).toContainText('Netzwerkfehler')
  await page.unroute('**/locales/editor/*.json')
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page.getByRole('button', { name: 'Mit KI anpassen' }).first()).toBeVisible()
})

test('[L3] an editor without words in its language speaks English', async ({
  page,
  api,
  faults,
}) => {
  faults.expected.push(refusalsInConsole)
  await page.route('**/locales/editor/de.json', (route) => route.abort('failed'))
  await openResume(page, api)
  await expect(page.getByRole('button', { name: 'Tailor with AI' }).first()).toBeVisible()
})

test('[L5] a language chosen in the editor brings its words, or is not taken and it is said why', async ({
  page,
  context,
  api,
  faults,
}) => {
  faults.expected.push(refusalsInConsole, offline)
  await openResume(page, api)
  await expect(page.getByRole('button', { name: 'Mit KI anpassen' }).first()).toBeVisible()
  await page.getByRole('button', { name: /^Kontomenü/ }).click()
  await page.getByRole('menuitem', { name: /Sprache/ }).click()
  await context.setOffline(true)
  await page.getByRole('menuitemradio', { name: 'Français' }).click()
  await expect(page.getByText('Netzwerkfehler').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mit KI anpassen' }).first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Mit KI anpassen' }).first()).toBeVisible()
  await chooseLanguage(page, 'Français')
  await expect(page.getByRole('button', { name: 'Adapter avec l’IA' }).first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Kontomenü/ }).click()
  await page.getByRole('menuitem', { name: /Sprache/ }).click()
  await page.getByRole('menuitemradio', { name }).click()
}
