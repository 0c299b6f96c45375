/** Find Jobs: which resume is chosen at first, what a page of scores costs, and a job on a phone. */
import { ana } from './editor-page.ts'
import { card, job, listing } from './job-listing.ts'
import { expect, test } from './signed-in.ts'

test('jobs are scored against the starred resume, a list at one press with its price before it', async ({
  page,
  api,
}) => {
  const { id } = await api.addResume({ ...ana, company_name: '', job_title: 'Base for jobs' })
  await api.send('PATCH', `/resumes/${id}/toggle-base`)
  await listing(page, { 0: [job(1), job(2), job(3, { score: 71 })] })
  const asked: string[] = []
  await page.route('**/quick-score**', (route) => {
    const { searchParams } = new URL(route.request().url())
    asked.push(`${searchParams.get('job_identifier')} ${searchParams.get('resume_id')}`)
    return route.fulfill({ json: { score: 64, nice_to_add: [] } })
  })
  await page.route('**/api/users/me', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), credit_balance: 25 } })
  })
  await page.goto('/job-search')
  await expect(page.getByLabel('Score jobs against')).toHaveValue(id)
  await expect(page.getByText('Scoring and tailoring cost 1 credit each.')).toBeVisible()
  await expect(page.getByText('3 jobs', { exact: true })).toBeVisible()
  await expect(page.getByText('All 3 jobs are shown.')).toBeVisible()
  await page.getByRole('button', { name: 'Score 2 jobs · 2 credits' }).click()
  for (const n of [1, 2]) await expect(card(page, n)).toContainText('64')
  await expect(card(page, 3)).toContainText('71')
  await expect(page.getByRole('button', { name: /^Score \d+ jobs/ })).toHaveCount(0)
  expect(asked).toEqual([`job-1 ${id}`, `job-2 ${id}`])

  await page.getByLabel('Score jobs against').selectOption('')
  await page.reload()
  await expect(card(page, 1)).toBeVisible()
  await expect(page.getByLabel('Score jobs against')).toHaveValue('')
})

test('a job on a phone is scored and tailored where it is read', async ({ page, api, faults }) => {
  // The job of the list is known to nobody else.
  faults.expected.push(/status of 404/)
  await page.setViewportSize({ width: 360, height: 740 })
  const { id } = await api.addResume({ ...ana, job_title: 'For a phone' })
  await listing(page, { 0: [job(1)] })
  await page.route('**/quick-score**', (route) =>
    route.fulfill({ json: { score: 64, nice_to_add: [] } }),
  )
  await page.goto(`/job-search?resume_id=${id}`)
  await card(page, 1).getByRole('button', { name: 'Engineer 1' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Score this job' }).click()
  await expect(dialog).toContainText('Good match with room for improvement')
  await expect(dialog.getByRole('button', { name: 'Tailor with AI' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card(page, 1)).toContainText('64')
})

test('Back closes a job that covers the list, and leaves the list only from there', async ({
  page,
  faults,
}) => {
  // The jobs of the list are known to nobody else.
  faults.expected.push(/status of 404/)
  await page.setViewportSize({ width: 360, height: 740 })
  await listing(page, { 0: [job(1), job(2)] })
  await page.goto('/dashboard')
  await page.goto('/job-search')
  const dialog = page.getByRole('dialog')
  const open = (n: number) =>
    card(page, n)
      .getByRole('button', { name: `Engineer ${n}` })
      .click()
  await open(1)
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/job-search$/)
  await expect(card(page, 1)).toBeVisible()

  // Closed by its own button, it leaves no step behind.
  await open(2)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard$/)
})
