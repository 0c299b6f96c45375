/** Find Jobs when answers come late or not at all: nothing older takes the place of what is newer. */
import type { Page } from '@playwright/test'

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
