/** Which addresses there are: the server, by its status, and the page, by what it draws, say the same. */
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
]

test('[R9] an address that differs from a route, be it by case, is nobody’s', async ({
  page,
  product,
  faults,
}) => {
  faults.expected.push(/status of 404/)
  const heading = page.getByRole('heading', { level: 1 })
  for (const path of there) {
    const answer = await page.goto(product.url + path)
    expect([path, answer?.status()]).toEqual([path, 200])
    await expect(heading).not.toHaveText('Page Not Found')
  }
  for (const path of notThere) {
    const answer = await page.goto(product.url + path)
    expect([path, answer?.status()]).toEqual([path, 404])
    await expect(heading, path.slice(0, 40)).toHaveText('Page Not Found')
    await expect(page.getByRole('link', { name: 'My Resumes' }).first()).toBeVisible()
  }
})
