import type { Page } from '@playwright/test'

import { findBarriersInBoth } from '../../tools/trials/axe.ts'
import { openLyingIssuer } from '../api/sign-in/lying-issuer.ts'
import { expect, newEmail, openProduct, test } from './product.ts'

async function openSignInPage(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with this computer' }).click()
  await page.waitForURL('**/issuer/sign-in/*')
}

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Name').fill('Ana Silva')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/dashboard')
}

const readToken = (page: Page) => page.evaluate(() => localStorage.getItem('authToken'))

test('[R2] signing in leads to the dashboard, with the token kept and out of the address', async ({
  page,
}) => {
  await openSignInPage(page)
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await fillIn(page, newEmail())
  expect(await readToken(page)).toMatch(/^[\w-]{43}$/)
  expect(await page.evaluate(() => document.cookie)).not.toContain('lapel')
  await page.goBack()
  expect(page.url()).not.toContain('token=')
})

test('the sign-in page can be used by everybody, in light and in dark', async ({ page }) => {
  await openSignInPage(page)
  expect(await findBarriersInBoth(page)).toEqual([])
})

test('a token taken to another browser opens nothing', async ({
  page,
  browser,
  product,
  faults,
}) => {
  faults.expected.push(/status of 401/)
  await openSignInPage(page)
  await fillIn(page, newEmail())
  const token = await readToken(page)
  const stranger = await browser.newContext({ baseURL: product.url })
  const theirs = await stranger.newPage()
  await theirs.goto('/login')
  await theirs.evaluate((stolen) => localStorage.setItem('authToken', stolen ?? ''), token)
  await theirs.goto('/dashboard')
  await theirs.waitForURL('**/login')
  expect(await readToken(theirs)).toBeNull()
  await stranger.close()
})

test('a wrong address is said beside the field, and typing goes on', async ({ page, faults }) => {
  faults.expected.push(/status of 400/)
  await openSignInPage(page)
  await page.getByLabel('E-mail').fill('nobody')
  await page.getByLabel('Name').fill('Ana Silva')
  await page.evaluate(() => document.querySelector('form')?.setAttribute('novalidate', ''))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/Enter an e-mail address/)
  await expect(page.getByLabel('Name')).toHaveValue('Ana Silva')
  await fillIn(page, newEmail())
})

test('an issuer on another site signs people in, cookies and all', async ({
  page,
  browser,
  faults,
}) => {
  faults.expected.push(/request to another origin/) // this test's product is one of its own
  const issuer = await openLyingIssuer('localhost')
  const product = await openProduct({
    OIDC_ISSUER_URL: issuer.url,
    OIDC_CLIENT_ID: issuer.clientId,
    OIDC_CLIENT_SECRET: issuer.clientSecret,
    OIDC_PROVIDER_NAME: 'Keycloak',
    AUTH_BINDING: 'strict',
  })
  try {
    await page.goto(`${product.url}/login`)
    await page.getByRole('button', { name: 'Sign in with Keycloak' }).click()
    await page.waitForURL(`${product.url}/dashboard`)
    const name = await page.evaluate(async () => {
      const authorization = `Bearer ${localStorage.getItem('authToken')}`
      const answer = await fetch('/api/users/me', { headers: { authorization } })
      return ((await answer.json()) as { name: string }).name
    })
    expect(name).toBe('Ana Silva')

    // Somebody new, in a browser of their own: what the first one still loads is not theirs.
    const visitor = await browser.newContext()
    const theirs = await visitor.newPage()
    issuer.lie = { comesBack: (back) => back.set('state', 'x'.repeat(43)) }
    await theirs.goto(`${product.url}/api/auth/login`)
    await expect(theirs.getByRole('alert')).toContainText('Authentication failed')
    await theirs.waitForURL(`${product.url}/login`)
    await visitor.close()
  } finally {
    // A page that still fetches ahead would ask a server that is gone.
    await page.close()
    await product.stop()
    await issuer.close()
  }
})
