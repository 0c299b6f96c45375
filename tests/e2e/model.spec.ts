/**
 * Tailoring by a language model as a person sees it: the step it is at, a page that is left
 * meanwhile, who did it, and why not the model where it failed.
 */
import type { Resume } from '#domain/resume/resume.ts'

import { behaviours } from '../fixtures/model-server/behaviours.ts'
import { ana, openEditor, openTailored } from './editor-page.ts'
import { expect, test } from './with-model.ts'

/** Only a hung page takes this long. */
const patience = { timeout: 60_000 }

const job = [
  'Backend Engineer',
  'Requirements',
  '- Kubernetes and PostgreSQL',
  '- Python',
  '- Mentoring of engineers',
].join('\n')

test('a model tells its steps, and its work outlives the page', async ({
  page,
  context,
  model,
}) => {
  test.slow()
  const held = Promise.withResolvers<void>()
  model.behave({
    ends: 'llm',
    async answer(call) {
      if (call.count > 0) await held.promise
      await behaviours['good']?.answer(call)
    },
  })
  await openEditor(page, ana)
  await page
    .getByRole('button', { name: /^Tailor with AI/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Job description or link').fill(job)
  const opened = context.waitForEvent('page')
  await dialog.getByRole('button', { name: /^Tailor/ }).click()
  await (await opened).close()
  await expect(dialog.getByText('Step 2 of 4: rewording your lines')).toBeVisible(patience)
  await page.goto('/dashboard')
  await expect(page.getByRole('article')).toHaveCount(1, patience)
  held.resolve()
  const resumes = async () =>
    page.evaluate(async () => {
      const token = localStorage.getItem('authToken')
      const answer = await fetch('/api/resumes', { headers: { authorization: `Bearer ${token}` } })
      return (await answer.json()) as Resume[]
    })
  await expect.poll(async () => (await resumes()).length, patience).toBe(2)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(2, patience)
  const made = (await resumes()).find(({ original_resume_id }) => original_resume_id !== null)
  await page.goto(`/resume-page/${made?.id}`)
  await expect(page.getByRole('region', { name: 'How this resume was tailored' })).toContainText(
    'Tailored by test-model',
    patience,
  )
  expect(model.raw.join('\n')).not.toMatch(/Ana Silva|ana@example|912 345/)
})

test('what waits is shown with its reason, and so is a model that failed', async ({
  page,
  model,
}) => {
  test.slow()
  model.behave('inventing facts')
  const id = await openTailored(page, ana, job)
  const how = page.getByRole('region', { name: 'How this resume was tailored' })
  await expect(how).toBeVisible(patience)
  await expect(how).toContainText(/suggestions wait for your answer/, patience)
  const bar = page.getByRole('region', { name: 'Changes' })
  await expect(bar).toContainText('Led 300 people at Google', patience)
  await expect(bar).toContainText('Your resume does not give this number there.')

  model.behave('refusing the key')
  const made = await page.evaluate(
    async ({ id, job }) => {
      const answer = await fetch(`/api/resumes/${id}/tailored-to-job`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${localStorage.getItem('authToken')}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ job_description: job, job_identifier: null }),
      })
      return ((await answer.json()) as { tailored_resume: Resume }).tailored_resume.id
    },
    { id, job },
  )
  await page.goto(`/resume-page/${made}`)
  await expect(page.getByRole('region', { name: 'How this resume was tailored' })).toContainText(
    'The language model refused the key that is set up here. The built-in engine tailored your resume instead, and no credit was used.',
    patience,
  )
})
