/** What the cards of the dashboard do and say (specification §2, §4, §8), and for how long. */
import type { Page } from '@playwright/test'

import type { Resume } from '#domain/resume/resume.ts'

import { ana } from './editor-page.ts'
import { chooseOn } from './on-card.ts'
import { answering, expect, refusal, refusalsInConsole, test } from './signed-in.ts'
import { hearToasts, toastOf } from './toasts.ts'

const card = (page: Page, company: string) =>
  page.getByRole('main').getByRole('article', { name: company, exact: true })

test('[E15 E16 E17 E18 E40 M5 T9 V1 K6 K13] notes: a counter, a limit, and how saving ends', async ({
  page,
  api,
  faults,
}) => {
  faults.expected.push(refusalsInConsole)
  const rows = [
    ['[E15] 404', refusal(404, 'x'), 'Resume not found.'],
    ['[E16] 403', refusal(403, 'x'), 'Not authorized to update this resume.'],
    ['[E17] other answers', refusal(400, 'Too long.'), 'Save failed: Too long.'],
    ['[E40] no network', 'cut', 'Network error. Please check your connection.'],
    ['[E18] no answer to be read', { status: 200, body: '<p>' }, 'Failed to save notes'],
  ] as const
  const toasts = await hearToasts(page)
  const resume = await api.addResume({ company_name: 'Notebook Ltd', notes: 'Old.' })
  await page.goto('/dashboard')
  const open = () => chooseOn(card(page, 'Notebook Ltd'), 'Notes')
  await open()
  const dialog = page.getByRole('dialog')
  const box = dialog.getByRole('textbox')
  // As the server counts: an emoji is one character.
  await box.fill('😀'.repeat(10_001))
  await expect(box).toHaveValue('😀'.repeat(10_000))
  await expect(dialog).toContainText('10,000 / 10,000')
  await box.fill('Called on Monday.')
  await expect(dialog).toContainText('17 / 10,000')

  const answer = await answering(page, '**/notes')
  for (const [name, given, words] of rows)
    await test.step(name, async () => {
      answer(given)
      await dialog.getByRole('button', { name: 'Save Notes' }).click()
      expect(await toastOf(toasts, words)).toMatchObject({ kind: 'error', ms: 5_000 })
      await expect(box).toHaveValue('Called on Monday.')
    })
  await page.unroute('**/notes')

  await dialog.getByRole('button', { name: 'Save Notes' }).click()
  expect(await toastOf(toasts, 'Notes saved successfully!')).toMatchObject({
    kind: 'success',
    ms: 500,
  })
  await expect(dialog).toHaveCount(0)
  await open()
  await box.fill('Not kept.')
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('alert')).toHaveText('Not saved yet.')
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toHaveCount(0)
  expect((await api.get<Resume>(`/resumes/${resume.id}`)).notes).toBe('Called on Monday.')
})

test('[T7 M2 V3 C20 A1 A2 A3 A4 A5 A6 A7 E34] a card is edited in place, and its status is chosen', async ({
  page,
  api,
  faults,
}) => {
  faults.expected.push(refusalsInConsole)
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  const toasts = await hearToasts(page)
  const resume = await api.addResume({ ...ana, company_name: 'Cardboard Ltd', notes: 'Mine.' })
  await page.goto('/dashboard')
  const before = page.getByRole('article', { name: /Cardboard Ltd$/ })
  const status = before.getByLabel('Application status')
  await chooseOn(before, 'Edit details')
  await expect(status).toBeDisabled()
  await before.getByLabel('Company name').fill('Lost Ltd')
  await page.keyboard.press('Escape')
  await expect(status).toBeEnabled()
  await expect(before.getByText('Lost Ltd')).toHaveCount(0)

  await chooseOn(before, 'Edit details')
  await before.getByLabel('Job title').fill('Folder')
  await before.getByLabel('Creation date').fill('some day')
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'PUT'),
    page.keyboard.press('Enter'),
  ])
  expect(sent.postDataJSON()).toEqual({ company_name: 'Cardboard Ltd', job_title: 'Folder' })
  expect(warnings.join('\n')).toContain('not a date')
  expect(await toastOf(toasts, 'Changes saved')).toMatchObject({ kind: 'success', ms: 3_000 })

  for (const [value, label] of [
    ['applied', 'Applied'],
    ['rejected', 'Rejected'],
    ['hr_interview', 'HR interview'],
    ['technical_interview', 'Technical interview'],
    ['offer', 'Offer'],
    ['accepted', 'Accepted'],
    ['created', 'Created'],
  ] as const) {
    const [request] = await Promise.all([
      page.waitForRequest((one) => one.method() === 'PUT'),
      status.selectOption({ label }),
    ])
    expect(request.postDataJSON()).toEqual({
      company_name: 'Cardboard Ltd',
      job_title: 'Folder',
      job_status: value,
    })
    await request.response()
  }
  const stored = await api.get<Resume>(`/resumes/${resume.id}`)
  expect(stored).toMatchObject({ job_title: 'Folder', job_status: 'created', notes: 'Mine.' })
  expect(stored.created_at).toBe(resume.created_at)
  expect(stored.work_experience).toEqual(ana.work_experience)

  await page.route('**/api/resumes/*', (route) => route.fulfill({ status: 500, json: {} }))
  await chooseOn(before, 'Edit details')
  await before.getByLabel('Job title').fill('Lost')
  await page.keyboard.press('Enter')
  expect(await toastOf(toasts, 'Save Error')).toMatchObject({ kind: 'error' })
  await expect(before.getByLabel('Job title')).toHaveValue('Lost')
})

test('[E33 E39 M3 T5 V2 K9] reuse, and what has no words in the specification', async ({
  page,
  api,
  faults,
}) => {
  faults.expected.push(refusalsInConsole)
  const toasts = await hearToasts(page)
  const resume = await api.addResume({ company_name: 'Again Ltd', is_base: true })
  await page.clock.install()
  await page.goto('/dashboard')
  const own = card(page, 'Again Ltd')

  const fail = async (words: string, click: () => Promise<unknown>) => {
    await click()
    expect(await toastOf(toasts, words)).toMatchObject({ kind: 'error' })
  }
  await expect(own).toBeVisible()
  const answer = await answering(page, /\/api\/resumes(\/template|\/[\w-]{36}(\/toggle-base)?)?$/)
  answer(refusal(500, 'Out of paper.'))
  await test.step('[E33] reuse', async () => {
    await fail('Failed to reuse resume.', () => chooseOn(own, 'Reuse'))
  })
  await test.step('[E39] the server’s own sentence for the others', async () => {
    await fail('Out of paper.', () => chooseOn(own, 'Unset'))
    answer(refusal(500, 'Out of pens.'))
    await fail('Out of pens.', () => page.getByRole('button', { name: /template/ }).click())
    answer(refusal(500, 'Out of bins.'))
    await chooseOn(own, 'Delete')
    await fail('Out of bins.', () => own.getByRole('button', { name: 'Confirm' }).click())
    answer(refusal(500, 'Out of stamps.'))
    await fail('Out of stamps.', () =>
      own.getByLabel('Application status').selectOption({ label: 'Offer' }),
    )
    await expect(own.getByLabel('Application status')).toHaveValue('created')
  })
  await page.unrouteAll()

  await test.step('[V2] a file that is no .pdf is refused before it is sent', async () => {
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'resume.docx',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-'),
      })
    await expect(page.getByText('Upload Error')).toBeVisible()
    await expect(page.getByText(/not a PDF/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Import this file' })).toBeVisible()
  })

  await test.step('[T5 M3 K9] a copy that is no base, marked for 300 ms', async () => {
    await expect(own.getByRole('button', { name: 'More' })).toBeFocused()
    await own.getByRole('button', { name: 'More' }).click()
    const reuse = page.getByRole('menuitem', { name: 'Reuse' })
    await reuse.waitFor()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await reuse.click()
    const copy = card(page, '(copy) Again Ltd')
    // Time stands still but for these steps, in which what arrived is drawn.
    await expect
      .poll(async () => {
        await page.clock.runFor(10)
        return copy.getAttribute('data-highlighted').catch(() => null)
      })
      .toBe('true')
    await page.clock.runFor(200)
    await expect(copy).toHaveAttribute('data-highlighted', 'true')
    await page.clock.runFor(200)
    await expect(copy).not.toHaveAttribute('data-highlighted')
    expect(await toastOf(toasts, 'Resume reused successfully!')).toMatchObject({
      kind: 'success',
      ms: 3_000,
    })
    const list = await api.get<Resume[]>('/resumes')
    expect(list.find(({ company_name }) => company_name === '(copy) Again Ltd')).toMatchObject({
      is_base: false,
      original_resume_id: resume.id,
    })
  })
})

test('[E1 K12] an answer of 401 ends the session, wherever it comes from', async ({
  page,
  api,
  faults,
}) => {
  faults.expected.push(refusalsInConsole)
  const toasts = await hearToasts(page)
  await api.addResume({ company_name: 'Gone Ltd' })
  await page.goto('/dashboard')
  await page.route('**/toggle-base', (route) => route.fulfill(refusal(500, 'Not now.')))
  await pointAtToasts(page)
  await chooseOn(card(page, 'Gone Ltd'), 'Set Base')
  // The defaults of every toast that names no duration.
  const toast = await toastOf(toasts, 'Not now.')
  expect(toast.ms).toBe(5_000)
  expect(toast.look).toMatch(/container--top-right.*toast-theme--light/)
  await expect(page.locator('.Toastify__progress-bar').first()).toHaveCSS(
    'animation-play-state',
    'paused',
  )

  await page.route('**/notes', (route) => route.fulfill(refusal(401, 'x')))
  await chooseOn(card(page, 'Gone Ltd'), 'Notes')
  await page.getByRole('button', { name: 'Save Notes' }).click()
  await page.waitForURL('**/login')
  await toastOf(toasts, 'Your session has expired. Please log in again.')
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
})

/** The pointer comes to each toast as it appears: one that is waited for would be gone. */
async function pointAtToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('.Toastify__toast'))
        toast.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
    }).observe(document.body, { attributes: true, childList: true, subtree: true })
  })
}

/** The files that draw messages and give them their look. */
const drawsMessages = /\/assets\/(?:toast-layer|toasts[^/]*\.css)/

test('a failure is told though what draws messages could not be loaded, and drawn once it can', async ({
  page,
  api,
  faults,
}) => {
  faults.expected.push(refusalsInConsole)
  await api.addResume({ company_name: 'Out Of Reach' })
  await page.route(drawsMessages, (route) => route.abort())
  await page.goto('/dashboard')
  const status = card(page, 'Out Of Reach').getByRole('combobox')
  await page.route('**/api/resumes/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  )
  const words = 'Network error. Please check your connection.'
  await status.selectOption('applied')
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
  await expect(status).toHaveValue('created')

  await page.unroute(drawsMessages)
  await status.selectOption('offer')
  await expect(page.locator('.Toastify').getByText(words)).toBeVisible()
  // With their styles: one way to lose them was to try again.
  await expect(page.locator('.Toastify__toast-container')).toHaveCSS('position', 'fixed')
})

test('a deletion can be undone though what draws messages could not be loaded', async ({
  page,
  api,
  faults,
}) => {
  faults.expected.push(refusalsInConsole)
  await api.addResume({ company_name: 'Deleted In A Tunnel' })
  await page.route(drawsMessages, (route) => route.abort())
  await page.goto('/dashboard')
  const deleted = card(page, 'Deleted In A Tunnel')
  await chooseOn(deleted, 'Delete')
  await deleted.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
  await expect(deleted).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
