/** What is kept around an application: its people, what was sent, an e-mail read, and the numbers. */
import { findBarriers } from '../../tools/trials/axe.ts'
import { chooseOn } from './on-card.ts'
import { expect, test } from './signed-in.ts'

const mail = [
  'From: Jo Marsh <jo@tarnandfell.example>',
  'Subject: Your application for Cook',
  'Date: Mon, 5 Oct 2026 09:00:00 +0100',
  '',
  'Dear Ada,',
  '',
  'we would like to invite you to an interview on Thursday 15 October at 11:00.',
  '',
  'Jo Marsh, Tarn & Fell',
].join('\n')

test('a person of an application is kept, changed and removed', async ({ page, api }) => {
  await api.addResume({ job_title: 'Baker', company_name: 'Rye & Sons' })
  await page.goto('/dashboard')
  const card = page.getByRole('article', { name: /Rye & Sons/ })
  await chooseOn(card, 'Dates and contacts')
  const dialog = page.getByRole('dialog', { name: 'Dates and contacts' })
  await dialog.getByRole('button', { name: 'Add contact' }).click()
  const form = dialog.getByRole('form', { name: 'Add contact' })
  expect(await findBarriers(page, (axe) => axe.include('[role=dialog]'))).toEqual([])
  await form.getByLabel('Name').fill('Ms Poole')
  await form.getByLabel('E-mail').fill('poole@rye.example')
  await form.getByRole('button', { name: 'Save contact' }).click()
  await expect(dialog.getByRole('link', { name: 'poole@rye.example' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Edit: Ms Poole' }).click()
  await dialog.getByLabel('Role').fill('Owner')
  await dialog.getByRole('button', { name: 'Save contact' }).click()
  await expect(dialog.getByText('Ms Poole · Owner')).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove: Ms Poole' }).click()
  await expect(dialog.getByText('Ms Poole')).toHaveCount(0)
})

test('what was sent can be downloaded as it was', async ({ page, api }) => {
  const { id } = await api.addResume({ job_title: 'Baker', company_name: 'Oat Mill' })
  await api.put(`/resumes/${id}`, { job_status: 'applied' })
  await page.goto('/dashboard')
  const card = page.getByRole('article', { name: /Oat Mill/ })
  await chooseOn(card, 'Dates and contacts')
  const dialog = page.getByRole('dialog', { name: 'Dates and contacts' })
  const resume = dialog.getByRole('button', { name: 'Resume (PDF)' })
  await expect(resume).toHaveCount(1)
  const download = page.waitForEvent('download')
  await resume.click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await dialog.getByRole('button', { name: 'Mark as sent' }).click()
  await expect(resume).toHaveCount(2)
})

test('an e-mail proposes a status and a day, which the person applies', async ({ page, api }) => {
  const fields = { job_title: 'Cook', company_name: 'Tarn & Fell', job_status: 'applied' } as const
  const { id } = await api.addResume(fields)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Update from an e-mail' }).click()
  const dialog = page.getByRole('dialog', { name: 'E-mail about an application' })
  await dialog.getByLabel('Text of the e-mail').fill(mail)
  await dialog.getByRole('button', { name: 'Read it' }).click()
  await expect(dialog.getByText('You are invited to an interview.')).toBeVisible()
  await expect(dialog.getByRole('combobox', { name: /^Application/ })).toHaveValue(id)
  await expect(dialog.getByLabel('New status')).toHaveValue('hr_interview')
  await expect(dialog.getByLabel('Day')).toHaveValue('2026-10-15')
  await expect(dialog.getByLabel(/^Time/)).toHaveValue('11:00')
  expect(await findBarriers(page, (axe) => axe.include('[role=dialog]'))).toEqual([])
  await dialog.getByRole('button', { name: 'Update application' }).click()
  await expect(dialog).toHaveCount(0)
  const card = page.getByRole('article', { name: /Tarn & Fell/ })
  await expect(card.getByLabel('Application status')).toHaveValue('hr_interview')
  await page.getByRole('button', { name: 'Results' }).click()
  const numbers = page.getByRole('dialog', { name: 'How your applications went' })
  await expect(numbers.getByRole('table', { name: 'All applications' })).toContainText('Interview')
  expect(await findBarriers(page, (axe) => axe.include('[role=dialog]'))).toEqual([])
})
