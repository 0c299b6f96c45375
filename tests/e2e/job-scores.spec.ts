/** Scoring a job from its card (specification §2, §4, §8, §9): the bands, and why not. */
import type { Page } from '@playwright/test'

import { ana } from './editor-page.ts'
import { card, job, listing } from './job-listing.ts'
import { answering, expect, refusal, refusalsInConsole, test } from './signed-in.ts'
import { hearToasts, toastOf } from './toasts.ts'

test('[T14 K4 E8 E9 E19 E20 E21 E23 E25 F9] a job is scored, with its band, or says why not', async ({
  page,
  api,
  faults,
}) => {
  faults.expected.push(refusalsInConsole)
  const toasts = await hearToasts(page)
  const resume = await api.addResume({ ...ana, company_name: 'Scored Ltd' })
  await page.addInitScript(() => (window.open = () => null))
  await listing(page, { 0: [job(1), job(2, { job_identifier: '' })] })
  await page.goto('/job-search')
  await page.getByLabel('Score jobs against').selectOption(resume.id)
  const scan = card(page, 1).getByRole('button', { name: /^Score/ })
  const answer = await answering(page, '**/quick-score**')
  for (const [name, given, words] of [
    ['[E19] 402', refusal(402, null), 'Scoring failed: Insufficient credits'],
    ['[E19] 402 with a detail', refusal(402, 'None left'), 'Scoring failed: None left'],
    ['[E20] other answers', refusal(422, 'Empty.'), 'Scoring failed: Empty.'],
    ['[E20] no network', 'cut', 'Scoring failed: An unexpected error occurred'],
    ['[E25] no answer to be read', { status: 200, body: '' }, 'An error occurred during the scan.'],
  ] as const)
    await test.step(name, async () => {
      answer(given)
      await scan.click()
      expect(await toastOf(toasts, words)).toMatchObject({ kind: 'error', ms: 2_000 })
      await expect(scan).toHaveText(/^Score this job/)
    })

  await test.step('[E8 E23] a job without an identifier', async () => {
    await card(page, 2).getByRole('button', { name: 'Score this job' }).click()
    await toastOf(toasts, 'Cannot score job: Missing job identifier.')
    await card(page, 2).getByRole('button', { name: 'Tailor with AI' }).click()
    await toastOf(toasts, 'Could not initiate resume tailoring.')
  })

  await test.step('[E9] tailoring that goes wrong in an unexpected way', async () => {
    await page.route('**/tailored-to-job', (route) => route.fulfill({ status: 200, body: '<p>' }))
    await card(page, 1).getByRole('button', { name: 'Tailor with AI' }).click()
    await toastOf(toasts, 'An unexpected error occurred while starting the tailoring process.')
  })

  // Each band: its words, and the colour that the tokens name so.
  for (const [score, words, colour] of [
    [80, 'Excellent match!', 'good'],
    [79, 'Good match with room for improvement', 'fair'],
    [60, 'Good match with room for improvement', 'fair'],
    [59, 'Consider adding suggested skills to improve match', 'poor'],
  ] as const)
    await test.step(`[K4] ${score}`, async () => {
      answer({ status: 200, json: { score, nice_to_add: ['Terraform'] } })
      const asked = page.waitForRequest('**/api/users/me')
      await scan.click()
      await expect(card(page, 1)).toContainText(words)
      const shown = card(page, 1).getByText(`Score: ${score}`, { exact: true })
      // Asked until it holds: the colour of the band before may still be fading.
      await expect(shown).toHaveCSS('color', await colourOf(page, colour))
      await asked
    })

  const skills = card(page, 1).getByRole('list', { name: 'Recommended skills to add' })
  await expect(skills).toBeHidden()
  await card(page, 1)
    .getByRole('button', { name: /recommended skill/ })
    .click()
  await expect(skills).toHaveText('Terraform')

  await test.step('[E21] the scores of another resume that cannot be loaded', async () => {
    const other = await api.addResume({ ...ana, company_name: 'Other Ltd' })
    await page.reload()
    await expect(card(page, 1)).toBeVisible()
    await page.route(/\/api\/jobs\?/, (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByLabel('Score jobs against').selectOption(other.id)
    await toastOf(toasts, 'Could not refresh job scores.')
    // What was found stays where it was.
    await expect(card(page, 1)).toBeVisible()
  })
})

function colourOf(page: Page, token: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.createElement('span')
    probe.className = `text-${name}`
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, token)
}

test('whoever scores a job far down without a resume is brought to where one is chosen', async ({
  page,
  api,
}) => {
  await api.addResume({ ...ana, company_name: 'For the choice' })
  await listing(page, { 0: Array.from({ length: 9 }, (_, n) => job(n + 1)) })
  await page.goto('/job-search')
  await card(page, 9).getByRole('button', { name: 'Score this job' }).click()
  const select = page.getByLabel('Score jobs against')
  await expect(select).toBeFocused()
  await expect(select).toBeInViewport()
})

test('the resume that jobs were last scored against is chosen again at the next visit', async ({
  page,
  api,
}) => {
  const resume = await api.addResume({ ...ana, company_name: 'Chosen once' })
  await listing(page, { 0: [job(1)] })
  await page.goto('/job-search')
  const select = page.getByLabel('Score jobs against')
  await select.selectOption(resume.id)
  await page.goto('/dashboard')
  await page.goto('/job-search')
  await expect(select).toHaveValue(resume.id)
  // What is gone is not chosen.
  await api.send('DELETE', `/resumes/${resume.id}`)
  await page.goto('/job-search')
  await expect(select).toHaveValue('')
})
