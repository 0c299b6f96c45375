/** Find Jobs (specification §2, §4, §8, §9): searching, opening, tailoring, and what is said. */
import type { JobResult } from '#domain/jobs/job.ts'

import { ana } from './editor-page.ts'
import { card, job, listing } from './job-listing.ts'
import { answering, expect, refusal, refusalsInConsole, test } from './signed-in.ts'
import { hearToasts, toastOf } from './toasts.ts'

test('[R12 M12 E24 E26 E27 E28 E29 K13] the search screen asks for a resume, and opens the original', async ({
  page,
  api,
  faults,
}) => {
  faults.expected.push(refusalsInConsole)
  const toasts = await hearToasts(page)
  await api.addResume({ ...ana, company_name: 'For the search' })
  await page.addInitScript(() => (window.open = () => null))
  await listing(page, { 0: [job(1), job(2, { job_identifier: '' })] })
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\/api\/jobs\?/, async (route) => {
    await held
    await route.fallback()
  })
  await page.goto('/job-search')
  await expect(
    page.getByRole('heading', {
      name: 'Job Search - Find jobs, get a quick score, and understand missing skills.',
    }),
  ).toBeVisible()
  await expect(page.getByText('Loading job details...')).toBeVisible()
  letGo()
  await expect(card(page, 1)).toContainText('Lisboa')
  await expect(page.getByText('You must select a resume to score job matches.')).toBeVisible()
  for (const name of ['Job title', 'Location', 'Score jobs against'])
    await expect(page.getByLabel(name, { exact: true })).toBeVisible()
  const filters = page.getByRole('group', { name: 'Job Type' })
  await expect(filters).toBeHidden()
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(filters.getByRole('checkbox')).toHaveCount(7)

  await card(page, 1).getByRole('button', { name: 'Score this job' }).click()
  expect(await toastOf(toasts, 'Please select a resume first!')).toMatchObject({
    kind: 'warning',
    ms: 2_000,
  })
  const original = card(page, 1).getByRole('button', { name: 'Original post' })
  const answer = await answering(page, '**/original-link**')
  answer({ status: 404, json: { detail: 'x', code: 'job_link_not_found' } })
  await original.click()
  expect(await toastOf(toasts, 'Job link not found')).toMatchObject({ kind: 'info', ms: 3_000 })
  answer('cut')
  await original.click()
  expect(await toastOf(toasts, 'Could not fetch job link.')).toMatchObject({
    kind: 'error',
    ms: 2_000,
  })
  await card(page, 2).getByRole('button', { name: 'Original post' }).click()
  await toastOf(toasts, 'Job identifier is missing.')
})

test('the tab that waits for a tailored resume says what is being done', async ({
  page,
  context,
  api,
  faults,
}) => {
  faults.expected.push(refusalsInConsole)
  const { id } = await api.addResume({ ...ana, company_name: 'For the waiting' })
  await listing(page, { 0: [job(1)] })
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/tailored-to-job/, async (route) => {
    await held
    await route.fulfill(refusal(500, null))
  })
  await page.goto(`/job-search?resume_id=${id}`)
  const tailor = card(page, 1).getByRole('button', { name: 'Tailor with AI' })
  // What comes soon needs no tab before it.
  await page.clock.install()
  await tailor.click()
  const opened = context.waitForEvent('page')
  await page.clock.runFor(4_100)
  const tab = await opened
  await expect(tab.getByRole('heading', { name: 'Tailoring...' })).toBeVisible()
  await expect(tab.getByRole('status')).toHaveText('Reading the job...')
  const closed = tab.waitForEvent('close')
  letGo()
  await closed
})

test('[T17 K2 E22] Load More asks from where the list ends, and goes with a short page', async ({
  page,
  faults,
}) => {
  faults.expected.push(refusalsInConsole)
  const toasts = await hearToasts(page)
  const pages: Record<string, JobResult[]> = {
    0: Array.from({ length: 10 }, (_, n) => job(n)),
    20: Array.from({ length: 6 }, (_, n) => job(20 + n)),
  }
  const asked = await listing(page, pages)
  await page.goto('/job-search')
  const more = page.getByRole('button', { name: 'Load More' })
  await more.click()
  expect(await toastOf(toasts, 'Could not load more jobs.')).toMatchObject({
    kind: 'error',
    ms: 2_000,
  })
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(10)
  // Seven are enough for another page to be likely.
  pages[10] = Array.from({ length: 7 }, (_, n) => job(10 + n))
  // Of two clicks at once the second asks for nothing.
  await more.dblclick()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(17)
  await more.click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(23)
  await expect(more).toHaveCount(0)
  expect(asked).toEqual(['0', '10', '10', '20'])
})

test('a search stands in the address: Back brings the one before, a reload the same', async ({
  page,
}) => {
  await listing(page, { 0: [job(1)] })
  await page.goto('/job-search?work_types=REMOTE,NIGHT&radius_km=25')
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible()
  await page.getByLabel('Job title', { exact: true }).fill('C++ & nurse')
  await page.getByLabel('Job title', { exact: true }).press('Enter')
  await expect(page).toHaveURL(/job_title=C%2B%2B/)
  const sent = page.waitForRequest(/\/api\/jobs\?/)
  await page.reload()
  expect(Object.fromEntries(new URL((await sent).url()).searchParams)).toMatchObject({
    job_title: 'C++ & nurse',
    work_types: 'REMOTE',
    radius_km: '25',
    language: 'en',
  })
  await expect(page.getByLabel('Job title', { exact: true })).toHaveValue('C++ & nurse')
  await page.getByLabel('Sort by').selectOption('Newest')
  await expect(page).toHaveURL(/sort=newest/)
  await page.goBack()
  await expect(page.getByLabel('Job title', { exact: true })).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible()
})

test('a search that finds nothing is widened by a press: first its filters, then its words', async ({
  page,
}) => {
  await listing(page, { 0: [] })
  await page.goto('/job-search?job_title=xqzvw&work_types=REMOTE&radius_km=25&sort=newest')
  await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/job-search\?job_title=xqzvw&sort=newest$/)
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Show all jobs' }).click()
  await expect(page).toHaveURL(/\/job-search\?sort=newest$/)
  await expect(page.getByLabel('Job title', { exact: true })).toHaveValue('')
  await expect(page.getByText('There are no listings here yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show all jobs' })).toHaveCount(0)
})

test('[R10 E30 K13] the dashboard’s job view speaks briefly and one word at a time', async ({
  page,
}) => {
  const toasts = await hearToasts(page)
  await listing(page, { 0: [job(1), job(2, { job_identifier: '' })] })
  await page.goto('/dashboard')
  await page.getByRole('main').getByText('Find Jobs', { exact: true }).click()
  await card(page, 2).getByRole('button', { name: 'Original post' }).click()
  await card(page, 1).getByRole('button', { name: 'Score this job' }).click()
  expect(await toastOf(toasts, 'Please select a resume to score against')).toMatchObject({
    kind: 'warning',
    ms: 500,
  })
  expect(toasts.map(({ together }) => together)).toEqual([1, 1])
})

test('what stands below the list comes when the list is there, so that no click misses it', async ({
  page,
}) => {
  const source = { name: 'arbeitnow', title: 'Arbeitnow', state: 'read', problem: null }
  const read_at = '2026-11-20T08:00:00.000Z'
  const sources = [{ ...source, attribution: null, job_count: 2, rejected_count: 0, read_at }]
  await page.route('**/api/jobs/sources', (asked) =>
    asked.fulfill({ json: { is_importing: true, read_at, sources } }),
  )
  await listing(page, { 0: [job(1), job(2)] })
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\/api\/jobs\?/, async (route) => {
    await held
    await route.fallback()
  })
  const told = page.waitForResponse('**/api/jobs/sources')
  await page.goto('/job-search')
  await (await told).finished()
  await expect(page.getByText('Loading job details...')).toBeVisible()
  const below = page.getByRole('button', { name: 'Where listings come from' })
  // What is drawn with an answer is drawn within a few frames of it.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)))
  await expect(below).toHaveCount(0)
  letGo()
  await expect(card(page, 2)).toBeVisible()
  await expect(below).toBeVisible()
})

test('a job opened beside the list gives way to another, and closes by Esc with the list still there', async ({
  page,
}) => {
  const source = {
    title: 'Arbeitnow',
    problem: null,
    attribution: null,
    job_count: 2,
    rejected_count: 1,
  }
  const read_at = '2026-11-20T08:00:00.000Z'
  const sources = [
    { ...source, name: 'arbeitnow', state: 'read', read_at },
    {
      ...source,
      name: 'lever:acme',
      title: 'Lever',
      state: 'unreachable',
      read_at: null,
      problem: { code: 'not_there', figures: { status: 404 }, detail: 'as the log has it' },
      job_count: 0,
      rejected_count: 0,
    },
  ]
  await page.route('**/api/jobs/sources', (asked) =>
    asked.fulfill({ json: { is_importing: true, read_at, sources } }),
  )
  await page.goto('/job-search')
  await test.step('of each source it can be seen how reading it goes', async () => {
    await page.getByRole('button', { name: 'Where listings come from' }).click()
    const sources = page.getByRole('dialog', { name: 'Where listings come from' })
    await expect(sources.getByRole('listitem')).toHaveText([
      /^Arbeitnow.*2 jobs · 1 entry could not be read/,
      /^Lever acme.*Could not be reached.*It has nothing under this name \(404\)/,
    ])
    await page.keyboard.press('Escape')
    await expect(sources).toBeHidden()
  })
  const titles = page
    .getByRole('main')
    .getByRole('article')
    .getByRole('heading')
    .getByRole('button')
  const panel = page.getByRole('complementary', { name: 'Job' })
  await titles.first().click()
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(
    await titles.first().innerText(),
  )
  await titles.nth(1).click()
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(await titles.nth(1).innerText())
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(titles.first()).toBeVisible()
})
