/** Which addresses there are: the server, by its status, and the page, by what it draws, say the same. */
import { partOf } from '../part.ts'
import { expect, test } from './signed-in.ts'

const there = [
  '/dashboard',
  '/dashboard/',
  '/%64ashboard',
  '/job-search?start=1',
  '/terms/',
  '/plans',
]
const notThere = [
  '/DASHBOARD',
  '/Terms',
  '/RESUME-PAGE/abc',
  '/dashboard//',
  '/dashboard%2F',
  '/dashboard/x',
  '/resume-page/',
  '/resume-page/a/b',
  '/%',
  '/%E0%A4%A',
  `/${'x'.repeat(20_000)}`,
]

test('[R9] an address that differs from a route, be it by case, is nobody’s', async ({
  page,
  product,
  faults,
}) => {
  faults.expected.push(/status of 404/)
  const heading = page.getByRole('heading', { level: 1 })
  for (const path of partOf(there, 2)) {
    const answer = await page.goto(product.url + path)
    expect([path, answer?.status()]).toEqual([path, 200])
    await expect(heading).not.toHaveText('Page Not Found')
  }
  for (const path of partOf(notThere, 2)) {
    const answer = await page.goto(product.url + path)
    expect([path, answer?.status()]).toEqual([path, 404])
    await expect(heading, path.slice(0, 40)).toHaveText('Page Not Found')
    await expect(page.getByRole('link', { name: 'My Resumes' }).first()).toBeVisible()
  }
})

test('the link of no resume says so, however long it is or whatever it holds', async ({
  page,
  product,
  faults,
}) => {
  faults.expected.push(/status of 404/)
  for (const id of ['nothing', 'a%2Fb', 'x'.repeat(310), 'x'.repeat(20_000)]) {
    const answer = await page.goto(`${product.url}/resume-page/${id}`)
    expect([id.slice(0, 20), answer?.status()]).toEqual([id.slice(0, 20), 200])
    await expect(
      page.getByRole('heading', { name: 'This resume could not be found.' }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  }
})

test('a token of any length that the server does not know ends at the sign-in page', async ({
  browser,
  product,
}) => {
  const nobody = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const page = await nobody.newPage()
  for (const length of [43, 20_000]) {
    await page.goto(`${product.url}/auth/callback?token=${'x'.repeat(length)}`)
    await page.waitForURL('**/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome')
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
  }
  await nobody.close()
})
