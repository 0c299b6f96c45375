/** What the editor says (specification §8): every way in which its calls can end. */
import type { Page } from '@playwright/test'

import type { Resume } from '#domain/resume/resume.ts'

import { ana, enginesAreThere, field, typeAtEnd, openTools } from './editor-page.ts'
import type { Answer } from './signed-in.ts'
import { answering, expect, refusal, refusalsInConsole, test } from './signed-in.ts'
import { closeToasts, hearToasts, toastOf } from './toasts.ts'

type Row = readonly [name: string, answer: Answer, kind: string, words: string]

const job = 'Platform Engineer. Requirements: Python, PostgreSQL, Kubernetes in production.'
const tailored = (fields: object): Answer => ({
  status: 200,
  json: {
    tailored_resume: { id: 'r2', resume_language: 'de' },
    initial_resume: { resume_language: 'en' },
    discarded_count: 0,
    kept_language: false,
    ...fields,
  },
})

/** Nothing opens: the tests of the editor itself show the tab. */
const keepTabsClosed = (page: Page) => page.addInitScript(() => (window.open = () => null))

test('[E2 E3 E4 E5 E6 E7 M9 T4 T18] tailoring ends in one of these messages', async ({
  page,
  api,
  faults,
}) => {
  faults.expected.push(refusalsInConsole)
  const rows: Row[] = [
    ['[E2] 402 with a detail', refusal(402, 'Ask the desk.'), 'error', 'Ask the desk.'],
    ['[E2] 402', refusal(402, null), 'error', 'Insufficient credits to tailor resume.'],
    ['[E3] other answers', refusal(422, 'No job.'), 'error', 'Tailoring failed: No job.'],
    [
      '[E3] without a detail',
      { status: 502, body: 'proxy' },
      'error',
      'Tailoring failed: Bad Gateway',
    ],
    ['[E4] no network', 'cut', 'error', 'Network error. Please check your connection.'],
    ['[E6] no answer to be read', { status: 200, body: '<p>' }, 'error', 'Failed to tailor resume'],
    [
      '[E7] no resume',
      tailored({ tailored_resume: null }),
      'warning',
      'Tailoring completed, but no resume data received.',
    ],
  ]
  const toasts = await hearToasts(page)
  await keepTabsClosed(page)
  const answer = await answering(page, '**/tailored-to-job')
  const { id } = await api.addResume(ana)
  await page.goto(`/resume-page/${id}`)
  await page.getByRole('button', { name: 'Tailor with AI' }).first().click()
  const box = page.getByLabel('Job description or link')
  await box.fill(job)
  const submit = page.getByRole('button', { name: 'Tailor resume' })
  for (const [name, given, kind, words] of rows)
    await test.step(name, async () => {
      answer(given)
      await submit.click()
      expect(await toastOf(toasts, words)).toMatchObject({ kind, ms: 5_000 })
      await expect(submit).toBeEnabled()
    })

  await test.step('[E5] a request that cannot be built', async () => {
    await page.evaluate(() => {
      const real = window.Request
      window.Request = class extends real {
        constructor(input: RequestInfo | URL, init?: RequestInit) {
          super(input, init)
          window.Request = real
          throw new TypeError('no request')
        }
      }
    })
    await submit.click()
    await toastOf(toasts, 'Error setting up the request.')
  })

  await test.step('[M9 T18] at work, and then a resume in another language', async () => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route('**/tailored-to-job', async (route) => {
      await held
      await route.fallback()
    })
    answer(tailored({}))
    await submit.click()
    await expect(page.getByRole('button', { name: 'Tailoring...' }).first()).toBeVisible()
    await expect(page.getByText('Reading the job description')).toBeVisible()
    letGo()
    await toastOf(
      toasts,
      'Your resume was translated from English to German, the language of the job.',
    )
  })
})

test('[V5] what is wrong with a pasted job is said beside it', async ({ page, api, faults }) => {
  faults.expected.push(refusalsInConsole)
  const { id } = await api.addResume(ana)
  await page.goto(`/resume-page/${id}`)
  await page.getByRole('button', { name: 'Tailor with AI' }).first().click()
  const box = page.getByLabel('Job description or link')
  const submit = page.getByRole('button', { name: 'Tailor resume' })
  await box.fill('   ')
  await expect(submit).toBeDisabled()
  await box.fill('x'.repeat(100_001))
  await expect(box).toHaveAccessibleDescription(/at most 100,000 characters/)
  await expect(submit).toBeDisabled()
  await box.fill('https://jobs.example.org/1')
  await expect(box).toHaveAccessibleDescription('')
  await submit.click()
  await expect(box).toHaveAccessibleDescription(/could not be read here/)
  await box.fill('https://jobs.example.org/2')
  await expect(box).toHaveAccessibleDescription('')
})

test('[K8] while a resume is tailored the message moves on every 9 s, in order', async ({
  page,
  api,
  faults,
}) => {
  faults.expected.push(refusalsInConsole)
  await page.clock.install({ time: '2026-01-05T10:00:00' })
  await keepTabsClosed(page)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/tailored-to-job', async (route) => {
    await held
    await route.abort()
  })
  const { id } = await api.addResume(ana)
  await page.goto(`/resume-page/${id}`)
  await page.getByRole('button', { name: 'Tailor with AI' }).first().click()
  await page.getByLabel('Job description or link').fill(job)
  await page.clock.pauseAt('2026-01-05T12:00:00')
  await page.getByRole('button', { name: 'Tailor resume' }).click()
  await page.clock.runFor(100)
  await expect(page.getByText('Reading the job description')).toBeVisible()
  await page.clock.runFor(8_800)
  await expect(page.getByText('Reading the job description')).toBeVisible()
  await page.clock.runFor(300)
  for (const message of [
    'Comparing it with your resume',
    'Choosing what matters for this job',
    'Rewriting with your own facts',
    'Checking every change against your resume',
    'Almost done',
    'Almost done',
  ]) {
    await expect(page.getByText(message)).toBeVisible()
    await page.clock.runFor(9_000)
  }
  letGo()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('[E10 E11 E12 E13 E14 M4 M11 T6] translating ends in one of these messages', async ({
  page,
  api,
  faults,
}) => {
  faults.expected.push(refusalsInConsole)
  const same = 'The target language is the same as the original.'
  const rows: Row[] = [
    ['[E10] 402 with a detail', refusal(402, 'Ask the desk.'), 'error', 'Ask the desk.'],
    ['[E10] 402', refusal(402, null), 'error', 'Insufficient credits to translate resume.'],
    ['[E11 V9] the same language', refusal(400, same), 'error', same],
    ['[E12] other answers', refusal(503, 'No model.'), 'error', 'Translation failed: No model.'],
    [
      '[E14] not 201',
      { status: 200, json: {} },
      'error',
      'Invalid response from server during translation.',
    ],
    [
      '[E14] 201 without a resume',
      { status: 201, json: {} },
      'error',
      'Invalid response from server during translation.',
    ],
  ]
  const toasts = await hearToasts(page)
  const answer = await answering(page, '**/translate')
  await enginesAreThere(page)
  const { id } = await api.addResume(ana)
  const other = await api.addResume({ ...ana, resume_language: 'de' })
  await page.goto(`/resume-page/${id}`)
  await openTools(page)
  const ask = async (language = 'German') => {
    await closeToasts(page)
    await page.getByRole('button', { name: 'Translate' }).click()
    await page.getByRole('menuitem', { name: language }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  for (const [name, given, kind, words] of rows)
    await test.step(name, async () => {
      answer(given)
      await ask()
      expect(await toastOf(toasts, words)).toMatchObject({ kind, ms: 5_000 })
      expect(new URL(page.url()).pathname).toBe(`/resume-page/${id}`)
    })

  await test.step('[E13] anything else that goes wrong', async () => {
    await page.evaluate(() => {
      const real = crypto.getRandomValues.bind(crypto)
      // What seals the kept copies takes others than the sixteen bytes of a key.
      crypto.getRandomValues = <Bytes extends ArrayBufferView<ArrayBuffer>>(
        bytes: Bytes,
      ): Bytes => {
        if (bytes.byteLength !== 16) return real(bytes)
        crypto.getRandomValues = real
        throw new Error('no chance')
      }
    })
    // German is asked for under the key of the try whose answer told nothing; this needs a new one.
    await ask('French')
    await toastOf(toasts, 'Failed to translate resume')
  })

  await test.step('[M4 T6] a new resume, which opens', async () => {
    answer({ status: 201, json: other })
    await ask()
    expect(await toastOf(toasts, 'Resume translated successfully!')).toMatchObject({
      kind: 'success',
      ms: 3_000,
    })
    await page.waitForURL(`**/resume-page/${other.id}`)
  })

  await test.step('the menu leaves out the language that the resume is in', async () => {
    await closeToasts(page)
    await openTools(page)
    await page.getByRole('button', { name: 'Translate' }).click()
    await expect(page.getByRole('menuitem', { name: 'German' })).toHaveCount(0)
    await expect(page.getByRole('menuitem', { name: 'English' })).toBeVisible()
  })
})

test('[E34 M1 K13] saving by key says Saved for 1 s, and a failure Save Error', async ({
  page,
  api,
  faults,
}) => {
  faults.expected.push(refusalsInConsole)
  const toasts = await hearToasts(page)
  const { id } = await api.addResume(ana)
  await page.goto(`/resume-page/${id}`)
  await expect(field(page, '/summary')).toHaveText(ana.summary)
  await page.keyboard.press('Control+s')
  expect(await toastOf(toasts, 'Saved')).toMatchObject({ kind: 'success', ms: 1_000 })

  await page.route(`**/api/resumes/${id}`, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: {} })
      : route.fallback(),
  )
  await typeAtEnd(page, '/summary', ' More.')
  await page.keyboard.press('Control+s')
  expect(await toastOf(toasts, 'Save Error')).toMatchObject({ kind: 'error', ms: 5_000 })
  await expect(page.locator('[data-save="failed"]')).toHaveText('Save Error')
  // What is not saved would be asked about on the way out.
  await page.unroute(`**/api/resumes/${id}`)
  await page.keyboard.press('Control+s')
  await expect(page.locator('[data-save="saved"]')).toBeVisible()
})

test('a resume deleted elsewhere says so, and its text can be brought back or kept anew', async ({
  page,
  api,
  faults,
}) => {
  faults.expected.push(refusalsInConsole)
  const { id } = await api.addResume(ana)
  await page.goto(`/resume-page/${id}`)
  await page.locator('.sheet').waitFor()
  const remove = () => api.send('DELETE', `/resumes/${id}`)
  const summary = async () => (await api.send<Resume>('GET', `/resumes/${id}`)).summary

  await remove()
  await typeAtEnd(page, '/summary', ' Typed on.')
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(page.locator('[data-save="saved"]')).toBeVisible()
  expect(await summary()).toBe(`${ana.summary} Typed on.`)

  await remove()
  await typeAtEnd(page, '/summary', ' And again.')
  await page.getByRole('button', { name: 'Keep as a new resume' }).click()
  await expect(page).not.toHaveURL(new RegExp(id))
  await expect(field(page, '/summary')).toHaveText(`${ana.summary} Typed on. And again.`)

  // Its old address knows that it lies in the trash.
  await page.goto(`/resume-page/${id}`)
  await expect(page.getByRole('heading', { name: 'This resume is in the trash.' })).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(field(page, '/summary')).toHaveText(`${ana.summary} Typed on.`)
})

test('a part that the server no longer has says to reload, and with no server that the network is gone', async ({
  page,
  api,
  faults,
}) => {
  faults.expected.push(refusalsInConsole)
  const toasts = await hearToasts(page)
  const part = await answering(page, /\/assets\/tailor-dialog-[\w-]+\.js$/)
  const health = await answering(page, '**/api/health')
  part(refusal(404, 'There is nothing at this address.'))
  health({ status: 200, json: { status: 'ok', version: '9.9.9' } })
  const { id } = await api.addResume(ana)
  await page.goto(`/resume-page/${id}`)
  const tailor = page.getByRole('button', { name: 'Tailor with AI' }).first()
  await tailor.click()
  await toastOf(
    toasts,
    'This part could not be loaded: Lapel may have been updated. Please reload the page.',
  )
  health('cut')
  await page.reload()
  await tailor.click()
  await toastOf(toasts, 'Network error. Please check your connection.')
})
