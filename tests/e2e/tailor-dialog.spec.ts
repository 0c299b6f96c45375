/** What the tailoring dialog knows before anything is spent, and where it ends. */
import type { Resume } from '#domain/resume/resume.ts'

import { findBarriers, findBarriersInBoth } from '../../tools/trials/axe.ts'

import { anaToTailor, field, openEditor, platformJob, storedResume } from './editor-page.ts'
import { expect, test } from './product.ts'

const unchanged = {
  tailored_resume: null,
  initial_resume: { resume_language: 'en' },
  discarded_count: 0,
  kept_language: false,
}

const idIn = (url: string) => new URL(url).pathname.split('/').at(-1) ?? ''

test('the job is shown as it was read, with who does it and the price, and what is corrected is used', async ({
  page,
  context,
}) => {
  await openEditor(page, anaToTailor)
  await page.getByRole('button', { name: 'Tailor with AI' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('region', { name: 'As read' })).toHaveCount(0)
  await expect(dialog).toContainText('The built-in rules do this, without a language model.')
  await expect(dialog).toContainText('Tailoring uses 1 credit.')
  await dialog.getByLabel('Job description or link').fill(platformJob)
  const read = dialog.getByRole('region', { name: 'As read' })
  await expect(read.getByLabel('Job title')).toHaveValue('Platform Engineer')
  await expect(read.getByRole('listitem').filter({ hasText: 'Kubernetes' })).toHaveCount(1)
  expect(await findBarriersInBoth(page)).toEqual([])
  await read.getByLabel('Job title').fill('Lead Platform Engineer')
  await read.getByLabel('Employer').fill('Northwind Traders')
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('button', { name: 'Tailor resume' }).click(),
  ])
  await tab.waitForURL('**/resume-page/*')
  await expect(tab).toHaveTitle(/^Lead Platform Engineer · Northwind Traders/)
  const { job_title, company_name } = await storedResume(tab, idIn(tab.url()))
  expect([job_title, company_name]).toEqual(['Lead Platform Engineer', 'Northwind Traders'])
})

test('a resume that needs no change opens no tab, and leads on to a copy for the job', async ({
  page,
  context,
}) => {
  const id = await openEditor(page)
  await page.route('**/tailored-to-job', (route) => route.fulfill({ json: unchanged }))
  await page.getByRole('button', { name: 'Tailor with AI' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Job description or link').fill(platformJob)
  await dialog.getByRole('button', { name: 'Tailor resume' }).click()
  await expect(page.getByText('Tailoring completed, but no resume data received.')).toBeVisible()
  await expect(dialog).toContainText('Nothing in this resume needed a change for this job.')
  await expect(dialog).toContainText('Nothing was charged.')
  await expect(dialog).toContainText(/by rules and free: \d+ of 100/)
  await dialog.getByText('How this score adds up').click()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Kubernetes' })).toBeVisible()
  expect(context.pages()).toHaveLength(1)
  expect(await findBarriers(page, (axe) => axe.include('[role="dialog"]'))).toEqual([])

  await dialog.getByRole('button', { name: 'Keep a copy for this job' }).click()
  await page.waitForURL((url) => url.pathname !== `/resume-page/${id}`)
  await expect(field(page, '/contact_info/name')).toHaveText('Ana Silva')
  await expect(page.locator('[data-score]')).toBeVisible()
  const copy: Resume = await storedResume(page, idIn(page.url()))
  expect(copy).toMatchObject({
    job_title: 'Platform Engineer',
    job_description: platformJob,
    original_resume_id: id,
    is_base: false,
  })
})

test('a resume that fits the job little is told that nothing it shows could be said better', async ({
  page,
}) => {
  await openEditor(page)
  await page.route('**/tailored-to-job', (route) => route.fulfill({ json: unchanged }))
  await page.getByRole('button', { name: 'Tailor with AI' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByLabel('Job description or link')
    .fill(
      'Veterinary surgeon\nRequirements:\n- Degree in veterinary medicine\n- Anaesthesia of horses',
    )
  await dialog.getByRole('button', { name: 'Tailor resume' }).click()
  await expect(dialog).toContainText(
    'Nothing that this resume shows could be said better for this job.',
  )
  await expect(dialog).not.toContainText('needed a change')
})

test('what takes long says in its tab what it is for, and leads back', async ({
  page,
  context,
}) => {
  // Held in the page: where Playwright holds a request, a tab that the page opens gets no fonts.
  await page.addInitScript(() => {
    const real = window.fetch
    window.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input)
      if (url.endsWith('/tailored-to-job'))
        await new Promise((resolve) => addEventListener('let-go', resolve, { once: true }))
      return real(input, init)
    }
  })
  await openEditor(page, anaToTailor)
  await page.getByRole('button', { name: 'Tailor with AI' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Job description or link').fill(platformJob)
  await expect(dialog.getByLabel('Job title')).toHaveValue('Platform Engineer')
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('button', { name: 'Tailor resume' }).click(),
  ])
  await expect(tab.getByRole('heading', { name: 'Tailoring...' })).toBeVisible()
  await expect(tab.getByText('Platform Engineer')).toBeVisible()
  await expect(tab.locator('body')).toHaveCSS('font-family', /^Inter/)
  expect(await findBarriers(tab)).toEqual([])
  await tab.getByRole('link', { name: 'Back to your resume' }).click()
  await expect.poll(() => tab.isClosed()).toBe(true)

  // The resume is not shown where nobody waits for it: the way to it stands in the dialog.
  await page.evaluate(() => dispatchEvent(new Event('let-go')))
  await expect(dialog.getByText('Your browser kept the new tab closed.')).toBeVisible()
  await dialog.getByRole('link', { name: 'Open it' }).click()
})
