/** Find Jobs when answers come late or not at all: nothing older takes the place of what is newer. */
import type { Page } from '@playwright/test'

import type { JobResult } from '#domain/jobs/job.ts'

import { ana } from './editor-page.ts'
import { card, job, listing } from './job-listing.ts'
import { signIn, newEmail, expect, test as ofSomebodyNew } from './product.ts'
import { refusal, refusalsInConsole, test } from './signed-in.ts'

/** The keys of the tailorings asked for: the first answer is lost, every later one a refusal. */
async function losesFirstTailoring(page: Page): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = []
  await page.route(/tailored-to-job/, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    await (keys.length === 1 ? route.abort('failed') : route.fulfill(refusal(402, null)))
  })
  return keys
}

ofSomebodyNew(
  'a job added while the list is on its way is in the list',
  async ({ page, faults }) => {
    faults.expected.push(refusalsInConsole) // of the address that is nowhere
    await signIn(page, newEmail())
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    let asked = 0
    await page.route('**/api/jobs/found', async (route) => {
      if (route.request().method() !== 'GET' || asked++ > 0) return route.continue()
      const early = await route.fetch()
      await held
      // Nobody may be waiting for it any more.
      await route.fulfill({ response: early }).catch(() => {})
    })
    await page.goto('/job-search')
    await page.getByRole('button', { name: 'Add a job you found' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Link to the job post').fill('https://jobs.invalid/baker')
    await dialog.getByRole('button', { name: 'Add job' }).click()
    await dialog.getByLabel('Text of the job').fill('Baker\nRequirements\n- Three years of baking')
    await dialog.getByRole('button', { name: 'Add job' }).click()
    await expect(page.getByText('The job was added.')).toBeVisible()
    letGo()
    await expect(page.getByRole('button', { name: 'Jobs you added (1)' })).toBeVisible()
  },
)

test('tailoring asked for again after a lost answer is the same piece of work, until it is answered', async ({
  page,
  api,
  faults,
}) => {
  faults.expected.push(refusalsInConsole)
  const { id } = await api.addResume({ ...ana, company_name: 'For the lost answer' })
  await listing(page, { 0: [job(1)] })
  await page.addInitScript(() => (window.open = () => null))
  const keys = await losesFirstTailoring(page)
  await page.goto(`/job-search?resume_id=${id}`)
  const tailor = card(page, 1).getByRole('button', { name: 'Tailor with AI' })
  for (const times of [1, 2, 3]) {
    await tailor.click()
    await expect.poll(() => keys.length).toBe(times)
    await expect(tailor).toBeEnabled()
  }
  const [lost, again, anew] = keys
  expect(lost).toMatch(/^[0-9a-f]{32}$/)
  expect(again).toBe(lost)
  expect(anew).not.toBe(lost)
})

test('tailoring asked for before the resumes are known, and again after a lost answer, is one piece of work', async ({
  page,
  api,
  faults,
}) => {
  faults.expected.push(refusalsInConsole)
  const { id } = await api.addResume({ ...ana, company_name: 'For the early click' })
  await listing(page, { 0: [job(1)] })
  await page.addInitScript(() => (window.open = () => null))
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\/api\/resumes$/, async (route) => {
    await held
    // Nobody may be waiting for it any more.
    await route.continue().catch(() => {})
  })
  const keys = await losesFirstTailoring(page)
  await page.goto(`/job-search?resume_id=${id}`)
  const tailor = card(page, 1).getByRole('button', { name: 'Tailor with AI' })
  await tailor.click()
  letGo()
  for (const times of [1, 2]) {
    await expect.poll(() => keys.length).toBe(times)
    await expect(tailor).toBeEnabled()
    if (times === 1) await tailor.click()
  }
  expect(keys[1]).toBe(keys[0])
})

test('a second search that fails shows why, and not the results of the first', async ({
  page,
  faults,
}) => {
  faults.expected.push(refusalsInConsole)
  const pages: Record<string, JobResult[]> = { 0: [job(1)] }
  await listing(page, pages)
  await page.goto('/job-search')
  await expect(card(page, 1)).toBeVisible()
  delete pages[0]
  await page.getByLabel('Job title', { exact: true }).fill('Baker')
  await page.keyboard.press('Enter')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
  pages[0] = [job(2)]
  await again.click()
  await expect(card(page, 2)).toBeVisible()
})

test('the jobs brought by Load More stay when a resume is chosen, and are scored against it', async ({
  page,
  api,
}) => {
  const [first, second] = [
    await api.addResume({ ...ana, company_name: 'First choice' }),
    await api.addResume({ ...ana, company_name: 'Second choice' }),
  ]
  const asked: string[] = []
  await page.route(/\/api\/jobs\?/, (route) => {
    const { searchParams } = new URL(route.request().url())
    const start = Number(searchParams.get('start'))
    const resume = searchParams.get('resume_id')
    asked.push(`${start} ${resume === first.id ? 'first' : resume === second.id ? 'second' : ''}`)
    const score = resume === first.id ? 61 : resume === second.id ? 72 : null
    const json = Array.from({ length: 10 }, (_, n) => job(start + n, { score }))
    return route.fulfill({ json })
  })
  await page.goto('/job-search')
  const articles = page.getByRole('main').getByRole('article')
  await expect(articles).toHaveCount(10)
  await page.getByRole('button', { name: 'Load More' }).click()
  await expect(articles).toHaveCount(20)
  const select = page.getByLabel('Score jobs against')
  await select.selectOption(first.id)
  await expect(card(page, 19)).toContainText('61')
  await expect(articles).toHaveCount(20)
  await select.selectOption(second.id)
  await expect(card(page, 19)).toContainText('72')
  await page.getByRole('button', { name: 'Load More' }).click()
  await expect(articles).toHaveCount(30)
  // Back at the first, what was loaded for the second stays as well.
  await select.selectOption(first.id)
  await expect(card(page, 29)).toContainText('61')
  await expect(articles).toHaveCount(30)
  expect(asked).toEqual([
    '0 ',
    '10 ',
    '0 first',
    '10 first',
    '0 second',
    '10 second',
    '20 second',
    '0 first',
    '10 first',
    '20 first',
  ])
})

test('a sample offers no original post, as it has none', async ({ page }) => {
  await listing(page, { 0: [job(1), job(2, { is_sample: true })] })
  await page.goto('/job-search')
  await expect(card(page, 1).getByRole('button', { name: 'Original post' })).toBeVisible()
  await expect(card(page, 2).getByRole('button', { name: 'Score this job' })).toBeVisible()
  await expect(card(page, 2).getByRole('button', { name: 'Original post' })).toHaveCount(0)
})

test('the credits are not said to be unavailable while they are still on their way', async ({
  page,
}) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/api/users/me', async (route) => {
    await held
    await route.fulfill({ json: { credit_balance: 7, email: 'ana@example.org', name: 'Ana' } })
  })
  await listing(page, { 0: [job(1)] })
  await page.goto('/job-search')
  await expect(card(page, 1)).toBeVisible()
  await expect(page.getByText('Credits: N/A')).toBeHidden()
  letGo()
  await expect(page.getByText('Credits: 7')).toBeVisible()
})
