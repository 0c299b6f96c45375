/** A job whose page leaves open what it is called: its person says it with one press. */
import type { JobDetail } from '#domain/jobs/job.ts'

import { ana } from './editor-page.ts'
import { expect, test } from './signed-in.ts'

const html = `<html lang="en"><head><title>Head Baker - Night Shift - Mill Lane</title></head><body><main>
  <h1>Head Baker - Night Shift - Mill Lane</h1><h2>Pastry Baker</h2>
  <h2>Your tasks</h2><ul><li>Baking sourdough and laminated doughs every night</li>
  <li>Ordering flour and keeping the stock of the bakery</li></ul>
  <h2>Requirements</h2><ul><li>Five years of experience as a baker</li><li>Sourdough and lamination</li></ul>
  </main></body></html>`

test('what a page leaves open is asked where the job is opened, and told from then on', async ({
  page,
  api,
}) => {
  const url = 'https://www.mill-lane.example/careers/open'
  const added = await api.post<JobDetail>('/jobs/found', { url, html })
  const other = added.in_doubt?.job_title?.[1] ?? ''
  await page.goto('/job-search')
  await page.getByRole('button', { name: /Jobs you added/ }).click()
  await page.getByRole('button', { name: added.job_title }).first().click()
  const title = page
    .getByRole('group', { name: 'Job title' })
    .getByRole('button', { name: other, exact: true })
  await title.click()
  await expect(title).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await page.getByRole('button', { name: /Jobs you added/ }).click()
  await page.getByRole('button', { name: other, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'What is required' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Job title' })).toBeHidden()
})

test('the dialog of a tailoring offers the readings of its link', async ({ page, api }) => {
  const url = 'https://www.mill-lane.example/careers/offered'
  const added = await api.post<JobDetail>('/jobs/found', { url, html })
  const other = added.in_doubt?.job_title?.[1] ?? ''
  const { id } = await api.addResume({ ...ana, company_name: 'For what is open' })
  await page.goto(`/resume-page/${id}`)
  await page.getByRole('button', { name: 'Tailor with AI' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Job description or link').fill(url)
  await dialog.getByRole('button', { name: 'Read this page' }).click()
  await dialog.getByRole('button', { name: other, exact: true }).click()
  await expect(dialog.getByLabel('Job title')).toHaveValue(other)
})
