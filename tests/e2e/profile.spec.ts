/** Profile & Settings (R13, T15): the person, credits, sessions, data, and the way out. */
import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'

import { findBarriersInBoth } from '../../tools/trials/axe.ts'
import { expect, newEmail, signIn, test } from './product.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('[R13] the profile tells who you are, what your credits went into, and that buying is not there yet', async ({
  page,
}) => {
  const email = newEmail()
  await signIn(page, email)
  await page
    .getByRole('button', { name: /template/i })
    .first()
    .click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  const title = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('authToken')}` }
    const read = async (path: string) => (await fetch(`/api${path}`, { headers })).json()
    const [resume] = (await read('/resumes')) as { id: string }[]
    const [job] = (await read('/jobs?job_title=&location=')) as {
      job_identifier: string
      job_title: string
    }[]
    await read(`/jobs/quick-score?job_identifier=${job?.job_identifier}&resume_id=${resume?.id}`)
    return job?.job_title ?? ''
  })
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Profile & Settings' })).toBeVisible()
  const person = part(page, 'Personal Information')
  await expect(person).toContainText('Full nameAna Silva')
  await expect(person).toContainText(`Email address${email}`)

  const credits = part(page, 'Credits')
  await expect(credits.getByTestId('credit-balance')).toHaveText('24')
  const lines = credits.getByRole('listitem')
  await expect(lines).toHaveCount(2)
  await expect(lines.first()).toContainText('Scored a job')
  await expect(lines.first()).toContainText(title)
  await expect(lines.first()).toContainText('Balance 24')
  await expect(lines.last()).toContainText('Welcome credits')
  await expect(lines.last()).toContainText('+25')

  const data = part(page, 'Your data')
  await expect(data.getByTestId('kept-bytes')).toHaveText(/^0\.1\sMB of 250\sMB used$/)
  await expect(data.getByText('Your storage is almost full')).toHaveCount(0)

  expect(await findBarriersInBoth(page)).toEqual([])
  await page.getByRole('button', { name: 'Buy More Credits' }).click()
  await expect(page.getByText('Purchase Credits functionality not yet implemented.')).toBeVisible()
  expect(page.url()).toMatch(/\/profile$/)
})

test('sessions elsewhere are listed and ended, one by one or all at once, and this one stays', async ({
  page,
  browser,
  product,
  faults,
}) => {
  test.slow() // three sign-ins
  faults.expected.push(/status of 401/)
  const email = newEmail()
  await signIn(page, email)
  const context = await browser.newContext({ baseURL: product.url })
  const elsewhere = await context.newPage()
  const sessions = part(page, 'Where you are signed in')
  const rows = sessions.getByRole('listitem')

  for (const button of [/^End the session/, 'End all other sessions']) {
    await signIn(elsewhere, email)
    await page.goto('/profile')
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText('This device')
    await expect(rows.first()).toContainText(/Chrome · /)
    await expect(rows.first().getByRole('button')).toHaveCount(0)
    await sessions.getByRole('button', { name: button }).click()
    await expect(rows).toHaveCount(1)
    await expect(sessions.getByRole('heading')).toBeFocused()
    await expect(sessions).toContainText('You are not signed in anywhere else.')
    // A call of its own may have told it already, and it be on its way there.
    await elsewhere.goto('/profile').catch(() => null)
    await elsewhere.waitForURL('**/login')
  }
  await context.close()
  await page.reload()
  await expect(rows).toHaveCount(1)
})

test('the data goes out as a file and comes back into another account', async ({
  page,
  browser,
  product,
}) => {
  test.slow() // two people
  await signIn(page, newEmail())
  await page
    .getByRole('button', { name: /template/i })
    .first()
    .click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await page.goto('/profile')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^lapel-export-\d{4}-\d\d-\d\d\.json$/)
  const bytes = readFileSync(await download.path())
  expect(JSON.parse(bytes.toString())).toMatchObject({
    format: 'lapel-export',
    person: { name: 'Ana Silva' },
  })

  const context = await browser.newContext({ baseURL: product.url })
  const other = await context.newPage()
  await signIn(other, newEmail(), 'Bea Costa')
  await other.goto('/profile')
  const data = part(other, 'Your data')
  const choose = (name: string, buffer: Buffer) =>
    data.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer })
  await choose('holiday.json', Buffer.from('{"photos": 12}'))
  await expect(data.getByRole('alert')).toContainText('holiday.json was not imported')
  await choose('export.json', bytes)
  await expect(data.getByRole('status')).toContainText('1 resume was added.')
  await choose('export.json', bytes)
  await expect(data.getByRole('status')).toContainText('No resume was added. 1 was there already.')
  await other.goto('/dashboard')
  await expect(other.getByRole('main').getByRole('article')).toHaveCount(1)
  await context.close()
})

test('[E31 E32 T15 M6] the account is deleted after the question in its exact words, and a failure says why', async ({
  page,
  faults,
}) => {
  test.slow() // four ways to end
  // What the page was asking when its account ended is told that nobody is signed in.
  faults.expected.push(/status of 500/, /status of 401/)
  await signIn(page, newEmail())
  await page.goto('/profile')
  const dialog = page.getByRole('dialog', { name: 'Delete Account Confirmation' })
  const ask = async () => {
    await part(page, 'Danger Zone').getByRole('button', { name: 'Delete Account' }).click()
    await expect(dialog).toContainText(
      'Are you absolutely sure you want to permanently delete your account? This action cannot be undone.',
    )
  }
  await ask()
  await expect(dialog).toContainText(
    'All resumes, job applications, credits and personal data are removed immediately.',
  )
  await expect(dialog).toContainText(
    'A secure hash of your email address is kept for 30 days after deletion.',
  )
  expect(await findBarriersInBoth(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)

  for (const [status, body, said] of [
    [200, '{}', 'Account deletion failed. Unexpected server response.'],
    [500, '{"detail":"Out of order."}', 'Deletion failed: Out of order.'],
    [500, 'no json', 'Deletion failed: An unexpected error occurred while deleting your account.'],
  ] as const) {
    await page.route('**/api/users/me', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status, body, contentType: 'application/json' })
        : route.continue(),
    )
    await ask()
    await dialog.getByRole('button', { name: 'Confirm Deletion' }).click()
    await expect(page.getByText(said)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await page.unroute('**/api/users/me')
  }

  await ask()
  await dialog.getByRole('button', { name: 'Confirm Deletion' }).click()
  await page.waitForURL('**/login')
  await expect(page.getByText('Account deleted successfully.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
})

test('what cannot be loaded says so and can be asked again', async ({ page, faults }) => {
  faults.expected.push(/status of 500/)
  await signIn(page, newEmail())
  const broken = /\/api\/users\/me\/(sessions|credits\/statement)$/
  await page.route(broken, (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/json',
      body: '{"detail":"Something went wrong on our side.","code":"internal"}',
    }),
  )
  await page.goto('/profile')
  for (const name of ['Credits', 'Where you are signed in']) {
    await expect(part(page, name).getByRole('alert')).toContainText('This could not be loaded.')
  }
  await page.unroute(broken)
  for (const name of ['Credits', 'Where you are signed in']) {
    await part(page, name).getByRole('button', { name: 'Try again' }).click()
    await expect(part(page, name).getByRole('listitem')).toHaveCount(1)
  }
})
