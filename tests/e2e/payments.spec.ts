/** Buying credits (R14–R16, E35, E36): against a Stripe of our own, and where none is configured. */
import type { Page } from '@playwright/test'

import { findBarriersInBoth } from '../../tools/trials/axe.ts'
import { openFakeStripe, stripeEnv } from '../api/fake-stripe.ts'
import { expect, newEmail, openProduct, signIn, test } from './product.ts'

async function expectNoBarriers(page: Page): Promise<void> {
  expect(await findBarriersInBoth(page, (axe) => axe.exclude('.Toastify'))).toEqual([])
}

const unavailable = 'Payment system is not available. Please try again later or contact support.'

test('[E35 E36 X9] a pack is bought on the provider’s page and credited when its message comes', async ({
  page,
  faults,
}) => {
  test.slow() // this test's product is one of its own, and so is the provider
  faults.expected.push(/request to another origin/, /status of 503/)
  const stripe = await openFakeStripe()
  const product = await openProduct(stripeEnv(stripe))
  stripe.webhook = `${product.url}/api/payments/webhook`
  try {
    await page.goto(`${product.url}/login`)
    await page.getByRole('button', { name: /^Sign in with/ }).click()
    await page.getByLabel('E-mail').fill(newEmail())
    await page.getByLabel('Name').fill('Ana Silva')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL('**/dashboard')
    await page.goto(`${product.url}/profile`)
    await page.getByRole('link', { name: 'Buy More Credits' }).click()
    await page.waitForURL('**/plans')
    const packs = page.getByRole('region', { name: 'Buy credits' }).getByRole('listitem')
    await expect(packs).toHaveCount(3)
    await expect(packs.nth(1)).toContainText(
      /Value Pack.*Popular.*60 credits.*49\.99.*59\.99.*0\.83/s,
    )
    await expectNoBarriers(page)

    stripe.failures = ['broken', 'broken']
    const buy = page.getByRole('button', { name: /^Buy: Value Pack/ })
    await buy.click()
    await expect(page.getByText(unavailable)).toBeVisible()
    await expect(buy).not.toHaveAttribute('aria-busy')

    await buy.click()
    await page.waitForURL(`${stripe.url}/pay/*`)
    await page.getByRole('link', { name: 'Back' }).click()
    await page.waitForURL('**/payment-cancel')
    await expect(page.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible()
    await expect(
      page.getByText('Your payment process was cancelled. You have not been charged.'),
    ).toBeVisible()
    await expect(page.getByText('Credits: 25').first()).toBeVisible()
    await expectNoBarriers(page)

    await page.getByRole('link', { name: 'View all plans' }).click()
    await buy.click()
    await page.waitForURL(`${stripe.url}/pay/*`)
    await page.getByRole('link', { name: 'Pay' }).click()
    await page.waitForURL('**/payment-success?session_id=cs_test_*')
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
    await expect(
      page.getByText('Payment successful! Credits should be updated shortly.'),
    ).toBeVisible()
    await expect(page.getByText('Credits: 85').first()).toBeVisible()
    await expectNoBarriers(page)
    await page.goto(`${product.url}/profile`)
    await expect(
      page.getByRole('region', { name: 'Credits', exact: true }).getByRole('listitem').first(),
    ).toContainText('Bought: Value Pack')

    // Whoever is signed out meanwhile is told to log in.
    await page.goto(`${product.url}/plans`)
    await expect(buy).toBeVisible()
    await page.evaluate(() => localStorage.removeItem('authToken'))
    const told = page.waitForEvent('dialog').then(async (dialog) => {
      const text = dialog.message()
      await dialog.accept()
      return text
    })
    await buy.click()
    expect(await told).toBe('Please log in or sign up to purchase credits.')
  } finally {
    // A page that still fetches ahead would ask a server that is gone.
    await page.close()
    await product.stop()
    await stripe.close()
  }
})

test('[R16] where nothing is sold, the plans say what credits do and that prices come', async ({
  page,
}) => {
  await signIn(page, newEmail())
  await page.goto('/plans')
  await expect(page.getByRole('heading', { name: 'Pricing Coming Soon' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Buy/ })).toHaveCount(0)
  await expectNoBarriers(page)
})
