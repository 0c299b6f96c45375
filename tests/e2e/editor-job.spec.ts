/** A resume and its job: tailoring, the score beside the sheet, the translate menu. */
import type { Locator } from '@playwright/test'

import {
  enginesAreThere,
  field,
  longAna,
  anaToTailor,
  openEditor,
  openAsks,
  openTailored,
  platformJob,
  typeAtEnd,
  openTools,
} from './editor-page.ts'
import { expect, test } from './product.ts'

const skills = '/skill_categories/0/skills'

test('[T4 T11 V5] tailoring opens the new resume in a new tab with its match and its edits', async ({
  page,
  context,
}) => {
  await openEditor(page, anaToTailor)
  await page.getByRole('button', { name: 'Tailor with AI' }).first().click()
  const submit = page.getByRole('button', { name: 'Tailor resume' })
  await expect(submit).toBeDisabled()
  await page.getByLabel('Job description or link').fill('   ')
  await expect(submit).toBeDisabled()
  await page.getByLabel('Job description or link').fill(platformJob)
  const [tab] = await Promise.all([context.waitForEvent('page'), submit.click()])
  await tab.waitForURL('**/resume-page/*')
  const score = Number(await tab.locator('[data-score]').textContent())
  expect(score).toBeGreaterThanOrEqual(1)
  await openAsks(tab)
  await expect(tab.getByText('GraphQL').first()).toBeVisible()
  await tab.getByRole('button', { name: 'View Job Description' }).click()
  await expect(tab.getByRole('dialog')).toContainText('Kubernetes in production')
  await tab.keyboard.press('Escape')

  // It is opened on its changes.
  await expect(tab.getByRole('button', { name: 'Hide Edits' })).toBeVisible()
  await expect(tab.getByRole('region', { name: 'Changes' })).toContainText('1 of')
  await typeAtEnd(tab, '/summary', ' Quite new.')
  await field(tab, '/contact_info/email').click()
  await expect(tab.locator('.sheet ins', { hasText: 'Quite new.' })).toBeVisible()
  const view = tab.getByRole('radio', { name: 'View' })
  await tab.locator('label').filter({ has: view }).click()
  await expect(tab.locator('.sheet ins')).toHaveCount(0)
  await expect(tab.getByRole('button', { name: 'Show Edits' })).toBeVisible()

  // Its address is that of any resume, and opens it as any other.
  expect(new URL(tab.url()).hash).toBe('')
  await tab.reload()
  await expect(tab.getByRole('button', { name: 'Show Edits' })).toBeVisible()
})

test('[X4] the score follows the typing, and a reason lights its words', async ({ page }) => {
  await openTailored(page)
  const score = page.locator('[data-score]')
  const before = Number(await score.textContent())
  await typeAtEnd(page, `${skills}/2`, ', GraphQL')
  await expect.poll(async () => Number(await score.textContent())).toBeGreaterThan(before)
  await openAsks(page)
  await page.getByText('How this score adds up').click()
  await page
    .getByRole('button', { name: /^PostgreSQL:/ })
    .first()
    .focus()
  const lit = () => page.evaluate(() => CSS.highlights.get('lapel-evidence')?.size ?? 0)
  await expect.poll(lit).toBeGreaterThan(0)
})

test('what is missing leads to its place in the job, and keeps its row once it is stated', async ({
  page,
}) => {
  const long = `${platformJob}\n- Rust is a plus\n\nAbout us\n${'We build. '.repeat(400)}\nRequirements\n- Terraform`
  await openTailored(page, longAna, long)
  await openAsks(page)
  const row = (name: string) => page.locator('.editor-side details[name]').filter({ hasText: name })
  await row('Terraform').getByRole('button', { name: 'Show in the job ad' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('mark', { hasText: 'Terraform' })).toBeInViewport()
  await page.keyboard.press('Escape')

  // One is read at a time.
  await row('GraphQL').locator('summary').click()
  await expect(page.locator('.editor-side details[name][open]')).toHaveCount(1)
  await page.getByRole('button', { name: 'I do have this: GraphQL' }).click()
  await expect(page.getByLabel('Where')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'I do have this: GraphQL' })).toBeFocused()

  await page.getByRole('button', { name: 'I don’t have this: GraphQL' }).click()
  await expect(page.getByText('I have not worked with it so far.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'I do have this: GraphQL' })).toBeFocused()
  await page.getByText('How this score adds up').click()

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
  await expect(
    page.locator('.sheet .field', { hasText: 'PostgreSQL' }).first(),
  ).not.toBeInViewport()
  await page
    .getByRole('button', { name: /^PostgreSQL:/ })
    .first()
    .press('Enter')
  await expect(page.locator('.sheet .field', { hasText: 'PostgreSQL' }).first()).toBeInViewport()
})

test('years that somebody has are written beside their work, and shifts are kept as an answer alone', async ({
  page,
}) => {
  const asked = ['4 years of experience in glass blowing', 'Willing to work night shifts']
  await openTailored(page, longAna, `${platformJob}\n- ${asked.join('\n- ')}`)
  await openAsks(page)
  const [years, shifts] = asked.map((words) =>
    page.locator('.editor-side details[name]').filter({ hasText: words }),
  )
  if (years === undefined || shifts === undefined) throw new Error('two rows are asked')
  const open = async (row: Locator) => {
    const isOpen = await row.evaluate((details: HTMLDetailsElement) => details.open)
    if (!isOpen) await row.locator('summary').click()
  }
  await open(years)
  await years.getByRole('button', { name: 'I do have this' }).click()
  await years.getByRole('button', { name: 'Add to your resume' }).click()
  await expect(page.locator('.sheet').getByText(asked[0] ?? '')).toHaveCount(1)
  await expect(years).toContainText('In your resume')
  await expect(years.getByRole('button', { name: /I do have this|Add it/ })).toHaveCount(0)

  await open(shifts)
  await shifts.getByRole('button', { name: 'I do have this' }).click()
  await shifts.getByRole('button', { name: 'Keep my answer' }).click()
  await expect(shifts.getByText('You have stated this. Your resume does not')).toBeVisible()
  await expect(shifts.getByRole('form')).toHaveCount(0)
  await expect(page.locator('.sheet').getByText('night shifts')).toHaveCount(0)
})

test('a failed tailoring leaves no tab', async ({ page, context, faults }) => {
  faults.expected.push(/ERR_FAILED/)
  await openEditor(page)
  await page.route('**/tailored-to-job', (route) => route.abort('failed'))
  await page.getByRole('button', { name: 'Tailor with AI' }).first().click()
  await page.getByLabel('Job description or link').fill(platformJob)
  await page.getByRole('button', { name: 'Tailor resume' }).click()
  await expect(page.getByText('Network error. Please check your connection.')).toBeVisible()
  expect(context.pages()).toHaveLength(1)
})

test('the translate menu offers all languages but the own one, and asks first', async ({
  page,
  faults,
}) => {
  faults.expected.push(/status of 503/)
  await openEditor(page)
  await enginesAreThere(page)
  await openTools(page)
  await page.getByRole('button', { name: 'Translate' }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'German',
    'Spanish',
    'French',
    'Portuguese',
    'Dutch',
  ])
  await page.getByRole('menuitem', { name: 'German' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.route('**/translate', (route) =>
    route.fulfill({ status: 503, json: { detail: 'Nothing installed.', code: 'x' } }),
  )
  await page.getByRole('button', { name: 'Translate' }).click()
  await page.getByRole('menuitem', { name: 'German' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Translation failed: Nothing installed.')).toBeVisible()
})
