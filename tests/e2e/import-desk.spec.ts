/** What an upload left over or was not sure of: all of it found its place by keys, beside the pages of the file. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

import type { Page } from '@playwright/test'

import { lookByThumb, phone } from '../../tools/trials/look-by-thumb.ts'
import { lookOver } from '../../tools/trials/look-over.ts'
import { tinyPdf } from '../api/tiny-pdf.ts'
import { partOf } from '../part.ts'
import { expect, newEmail, signIn, test } from './product.ts'

const corpus = path.resolve(import.meta.dirname, '../fixtures/resumes')
const desk = (page: Page) => page.getByRole('region', { name: 'to check from your file' })
const atHand = (page: Page) => desk(page).locator('.reading-card').getByRole('group')
/** Its heading has the focus; the last gives way to a button. */
const first = (page: Page) => desk(page).locator('[data-first]')

async function openDesk(page: Page, buffer: Buffer): Promise<void> {
  await signIn(page, newEmail())
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer })
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await page.waitForURL('**/resume-page/*')
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(desk(page)).toBeVisible()
}

const people = {
  student: 'student-en-typst-projects',
  nurse: 'nurse-en-theme-flat',
  professor: 'profesora-es-academico',
  manager: 'productmanager-en-header-row-table',
}

for (const [who, file] of partOf(Object.entries(people), 3)) {
  test(`all that is left over of the file of a ${who} finds its place with one key each`, async ({
    page,
  }) => {
    await openDesk(page, readFileSync(path.join(corpus, `${file}.pdf`)))
    await expect(first(page)).toBeFocused()
    const left: string[] = []
    const done = desk(page).getByRole('button', { name: 'Done' })
    while (!(await done.isVisible())) {
      const words = (await atHand(page).getAttribute('aria-label')) ?? ''
      // What is about the file is left out, and a doubt is not agreed to by the same key.
      const isAdded = await atHand(page)
        .getByRole('button', { name: /^Add to/ })
        .isVisible()
      if (isAdded) left.push(words.replace(/^.*?: /, ''))
      await page.keyboard.press(words.startsWith('Please check') ? 'y' : 'Enter')
      await expect(desk(page).getByRole('group', { name: words, exact: true })).toHaveCount(0)
      expect(left.length).toBeLessThan(100)
    }
    expect(left.length).toBeGreaterThan(0)
    await expect(desk(page)).toContainText(/All \d+ questions are answered|question answered/)
    await expect(done).toBeFocused()
    // The sheet sets its own quotes and dashes.
    for (const line of left)
      await expect(page.locator('.sheet')).toContainText(
        new RegExp(line.slice(0, 20).replaceAll(/[^\p{L}\p{N}]+/gu, '[^\\p{L}\\p{N}]+'), 'u'),
      )
    await page.keyboard.press('Enter')
    await expect(desk(page)).toHaveCount(0)
  })
}

const lines = [
  'Marta Holm',
  'marta@holm.example',
  'Mesmerism and fell running',
  'Experience',
  'Baker, Corner Bakery',
  '2019 - 2021',
  'Education',
  'Sea scouts of the old harbour',
]

test('a line goes into the section of the key that is pressed, comes back by undo, and goes for good by Delete', async ({
  page,
}) => {
  await openDesk(page, tinyPdf(lines))
  const line = desk(page).getByRole('group', { name: 'Mesmerism' })
  await walkTo(page, 'Mesmerism')
  await page.keyboard.press('9')
  await expect(line).toHaveCount(0)
  await expect(page.locator('[data-section^="further"]')).toContainText('Mesmerism')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(line).toBeVisible()
  await first(page).focus()
  await page.keyboard.press('Delete')
  await expect(line).toHaveCount(0)
  await expect(page.locator('.sheet')).not.toContainText('Mesmerism')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(line).toBeVisible()
  await expect(first(page)).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(line).toHaveCount(0)
  await desk(page).getByRole('button', { name: 'Done' }).click()
  await expect(desk(page)).toHaveCount(0)
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/reading'))
  await page.reload()
  expect(await (await answered).text()).not.toMatch(/"unplaced":\[[^\]]*Mesmerism/)
})

test('what was left out and found right can be looked at again when all is done', async ({
  page,
}) => {
  await openDesk(page, tinyPdf(lines))
  const done = desk(page).getByRole('button', { name: 'Done' })
  const bar = desk(page).getByRole('progressbar')
  const most = Number(await bar.getAttribute('max'))
  await expect(desk(page)).toContainText(`Answered: 0 of ${most}`)
  while (!(await done.isVisible())) {
    const words = (await atHand(page).getAttribute('aria-label')) ?? ''
    await page.keyboard.press(words.startsWith('Please check') ? 'y' : 'Delete')
    await expect(desk(page).getByRole('group', { name: words, exact: true })).toHaveCount(0)
  }
  expect(await bar.evaluate((one: HTMLProgressElement) => one.value)).toBe(most)
  // One line comes back alone, and then all that was answered.
  await desk(page).getByRole('button', { name: 'Put back' }).first().click()
  await expect(first(page)).toBeFocused()
  await expect(desk(page)).toContainText(`Answered: ${most - 1} of ${most}`)
  await page.keyboard.press('Delete')
  await desk(page).getByRole('button', { name: 'Look again' }).click()
  await expect(desk(page)).toContainText(`Answered: 0 of ${most}`)
  await expect(first(page)).toBeFocused()
})

/** By the arrow, as far as the thing with these words. */
async function walkTo(page: Page, words: string): Promise<void> {
  await expect(async () => {
    const isThere = (await atHand(page).textContent())?.includes(words)
    if (isThere !== true) await page.keyboard.press('ArrowDown')
    expect(isThere).toBe(true)
  }).toPass()
  await expect(atHand(page)).toContainText(words)
  await expect(first(page)).toBeFocused()
}

test('all lines go where they stand in the file by one key, and a press on the page chooses one of them', async ({
  page,
}) => {
  await openDesk(page, readFileSync(path.join(corpus, `${people.nurse}.pdf`)))
  const marked = desk(page).locator('[data-left]').last()
  const words = (await marked.locator('text').textContent()) ?? ''
  await marked.click()
  await expect(atHand(page)).toContainText(words)
  await expect(first(page)).toBeFocused()
  await page.keyboard.press('Shift+Enter')
  await expect(desk(page).locator('[data-left]')).toHaveCount(0)
})

test('an entry that was read with little certainty is asked about, and is marked on the page', async ({
  page,
}) => {
  await openDesk(page, readFileSync(path.join(corpus, 'engineer-en-numbered-table.pdf')))
  await walkTo(page, 'Please check')
  await expect(desk(page).locator('[data-lit]').first()).toBeVisible()
  const entry = page.locator('.sheet [data-item="/work_experience/0"]')
  await expect(entry).toHaveAttribute('data-asked', '')
  // It says why, and the first key leads into the field that takes the answer.
  await expect(first(page)).toContainText(/\w+ \w+.*\?/)
  await page.keyboard.press('Enter')
  const field = atHand(page).getByRole('textbox').first()
  await expect(field).toBeFocused()
  await field.fill('Larkspur Works')
  await page.keyboard.press('Enter')
  await expect(page.locator('.sheet')).toContainText('Larkspur Works')
  await expect(entry).not.toHaveAttribute('data-asked')
})

const crew = [...lines.slice(0, 2), 'Volunteering', 'Lifeboat crew, Redningsselskapet, 2018 - 2021']

test('words offered for a field of any section are put into it by one key', async ({ page }) => {
  await openDesk(page, tinyPdf(crew))
  await walkTo(page, 'What belongs in')
  await expect(atHand(page)).toContainText('Organization: Redningsselskapet')
  await expect(atHand(page)).not.toContainText('“”')
  await page.keyboard.press('1')
  await expect(page.locator('.sheet')).toContainText('Redningsselskapet')
  await expect(desk(page).getByRole('group', { name: 'Organization' })).toHaveCount(0)
})

test('the first key leads into the field that is empty, or else to all that the first says', async ({
  page,
}) => {
  const job = ['Experience', ...crew.slice(-1)]
  const other = ['Volunteering', 'Foxglove Ltd | Tansy']
  await openDesk(page, tinyPdf([...lines.slice(0, 2), ...job, ...other]))
  await walkTo(page, 'What belongs in')
  await page.keyboard.press('Enter')
  await expect(atHand(page).getByRole('textbox', { name: 'Company' })).toBeFocused()
  await page.keyboard.press('Escape')
  await walkTo(page, '“Tansy”')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Gardener')
  await expect(atHand(page).getByRole('textbox').first()).toHaveValue('Gardener')
})

test('a half-typed answer outlasts the next question, the closed desk and a reload', async ({
  page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await openDesk(page, tinyPdf([...lines.slice(0, 2), 'Experience', ...crew.slice(-1)]))
  const company = atHand(page).getByRole('textbox', { name: 'Company' })
  await walkTo(page, 'What belongs in')
  await company.fill('Redning')
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowDown')
  await walkTo(page, 'What belongs in')
  await expect(company).toHaveValue('Redning')
  await desk(page).getByRole('button', { name: 'Close' }).click()
  await expect(desk(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Review' }).click()
  await walkTo(page, 'What belongs in')
  await expect(company).toHaveValue('Redning')
  await page.reload()
  await page.getByRole('button', { name: 'Review' }).click()
  await desk(page).getByRole('button', { name: 'Bring them back' }).click()
  await walkTo(page, 'What belongs in')
  await expect(company).toHaveValue('Redning')
  await atHand(page).getByRole('button', { name: 'Use this' }).click()
  await expect(page.locator('.sheet')).toContainText('Redning')
  await page.reload()
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(desk(page)).toBeVisible()
  await expect(desk(page).getByRole('button', { name: 'Bring them back' })).toHaveCount(0)
})

test('half-typed answers to one question outlast an older one, each brought back in turn', async ({
  page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await openDesk(page, tinyPdf([...lines.slice(0, 2), 'Experience', ...crew.slice(-1)]))
  const company = atHand(page).getByRole('textbox', { name: 'Company' })
  const bringBack = desk(page).getByRole('button', { name: 'Bring them back' })
  for (const typed of ['Redning', 'Lifeboats']) {
    await walkTo(page, 'What belongs in')
    await company.fill(typed)
    await page.reload()
    await page.getByRole('button', { name: 'Review' }).click()
    await expect(bringBack).toBeVisible()
  }
  await walkTo(page, 'What belongs in')
  for (const typed of ['Redning', 'Lifeboats', 'Redning']) {
    await bringBack.click()
    await expect(company).toHaveValue(typed)
  }
})

test('a line is seen on the sheet where it would come to stand, before it is put there', async ({
  page,
}) => {
  await openDesk(page, tinyPdf(lines))
  await walkTo(page, 'Mesmerism')
  const coming = page.locator('.sheet [data-coming]')
  await expect(coming).toContainText('Mesmerism')
  // The button says into what it goes.
  await expect(atHand(page).getByRole('button', { name: /^Add to \S/ })).toBeVisible()
  await page.getByRole('button', { name: 'Leave out' }).click()
  await expect(page.locator('.sheet')).not.toContainText('Mesmerism')
})

test('a part of the page leads to its field, and the field lights its part', async ({ page }) => {
  await openDesk(page, tinyPdf(lines))
  const part = desk(page).locator('svg g').filter({ hasText: 'Baker' })
  await part.click()
  await expect(page.locator('.sheet [data-path^="/work_experience/0"]:focus')).toBeVisible()
  await expect(part).toHaveAttribute('data-lit', 'true')
})

test('a heading that is said to be another one has what stands below it read again', async ({
  page,
}) => {
  await openDesk(page, tinyPdf(lines))
  await desk(page).getByText('Sections of your file').click()
  await desk(page).getByLabel('“Experience” is').selectOption('Volunteering')
  const further = page.locator('[data-section^="further"]')
  await expect(further).toContainText('Corner Bakery')
  await expect(page.locator('[data-section="work_experience"]')).not.toContainText('Corner Bakery')
  await page.reload()
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(desk(page).getByLabel('“Experience” is')).toHaveValue('volunteering')
})

test('what is corrected in one job is offered for its neighbours, and done by one key', async ({
  page,
}) => {
  const job = (role: string, firm: string, years: string) => [`${role} > ${firm}`, years]
  await openDesk(
    page,
    tinyPdf([
      ...lines.slice(0, 4),
      ...job('Baker', 'Corner Oven', '2019 - 2021'),
      ...job('Waiter', 'Larkspur', '2016 - 2019'),
    ]),
  )
  const part = (at: number, name: string) =>
    page.locator(`.sheet [data-path="/work_experience/${at}/${name}"]`)
  const [role, company] = ['role', 'company'] as const
  await expect(part(1, role)).toHaveText('Waiter > Larkspur')
  await part(0, role).fill('Baker')
  await part(0, company).click()
  await part(0, company).fill('Corner Oven')
  await page
    .getByRole('button', { name: 'Read 1 other entry like the one you corrected' })
    .press('Enter')
  await expect(part(1, role)).toHaveText('Waiter')
  await expect(part(1, company)).toHaveText('Larkspur')
})

test.describe('on a phone', () => {
  test.use(phone)

  test('all of it can be pressed with a thumb, and nothing is wider than the page', async ({
    page,
  }) => {
    await openDesk(page, tinyPdf(lines))
    expect(await lookByThumb(page)).toEqual([])
    expect(await lookOver(page)).toEqual([])
  })

  test('where no employer was read the likeliest is one tap away, in sight with its place in the file', async ({
    page,
  }) => {
    const job = ['Experience', 'Intern in the team of Foxglove Tansy', 'May 2019 - June 2021']
    await openDesk(page, tinyPdf([...lines.slice(0, 2), ...job, 'Moved the shop to a new till.']))
    const answer = atHand(page).getByRole('button', { name: 'Company: Foxglove Tansy' })
    await expect(answer).toBeInViewport({ ratio: 1 })
    const quoted = desk(page).locator('[data-lit]').filter({ hasText: 'Intern in the team' })
    await expect(quoted.first()).toBeInViewport()
    await answer.tap()
    await expect(page.locator('.sheet [data-path="/work_experience/0/company"]')).toHaveText(
      'Foxglove Tansy',
    )
  })
})
