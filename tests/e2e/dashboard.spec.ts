/** The dashboard (specification §2, §4): the list, the upload with its refusals, the cards. */
import path from 'node:path'

import type { Locator, Page } from '@playwright/test'

import { findBarriersInBoth } from '../../tools/trials/axe.ts'
import { emptyPdf, scannedPdf, tinyPdf } from '../api/tiny-pdf.ts'
import { chooseOn } from './on-card.ts'
import { expect, newEmail, signIn, test } from './product.ts'

const fixture = path.resolve(import.meta.dirname, '../fixtures/resumes/nurse-en-one-line.pdf')

const cards = (page: Page): Locator => page.getByRole('main').getByRole('article')

async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/pdf', buffer })
}

test('[R10 M10] an empty dashboard teaches the first step', async ({ page }) => {
  await signIn(page, newEmail())
  await expect(page.getByRole('heading', { name: 'My Resumes' })).toBeVisible()
  await expect(page.getByText('No resumes found')).toBeVisible()
  await expect(page.getByText('Upload a resume or create a template to get started')).toBeVisible()
  expect(await findBarriersInBoth(page)).toEqual([])
})

test('[K7 M8 T3] while a file is read the message moves on every 5 s, in order', async ({
  page,
}) => {
  await signIn(page, newEmail())
  await page.clock.install({ time: '2026-01-05T10:00:00' })
  await page.clock.pauseAt('2026-01-05T12:00:00')
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/api/resumes/upload', async (route) => {
    await held
    await route.continue()
  })
  await page.locator('input[type=file]').first().setInputFiles(fixture)
  await page.clock.runFor(100)
  await expect(page.getByText('Processing PDF')).toBeVisible()
  await page.clock.runFor(4_800)
  await expect(page.getByText('Processing PDF')).toBeVisible()
  await page.clock.runFor(300)
  for (const message of [
    'Extracting text',
    'Analyzing structure',
    'Identifying sections',
    'Optimizing content',
    'Almost done',
  ]) {
    await expect(page.getByText(message)).toBeVisible()
    await page.clock.runFor(5_000)
  }
  letGo()
  await page.clock.resume()
  await expect(page.getByText('Uploaded & Processed')).toBeVisible()
})

const refusals = [
  ['not a PDF', 'letter.pdf', Buffer.from('Dear Sir or Madam'), /not a PDF/],
  ['an empty file', 'nothing.pdf', Buffer.alloc(0), /no pages with content/],
  ['a page with nothing on it', 'blank.pdf', emptyPdf(), /no pages with content|without text/],
  [
    'a file over 10 MB',
    'huge.pdf',
    Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(10_500_000, 32)]),
    /larger than 10 MB/,
  ],
] as const

test('[T3] a file that is no resume is refused by name, with what to do, and nothing is added', async ({
  page,
  faults,
}) => {
  faults.expected.push(/status of 4(00|13|15|22)/)
  await signIn(page, newEmail())
  for (const [what, name, bytes, words] of refusals)
    await test.step(what, async () => {
      await upload(page, name, bytes)
      await expect(page.getByText(name)).toBeVisible()
      await expect(page.getByText('Upload Error')).toBeVisible()
      await expect(page.getByText(words)).toBeVisible()
    })
  await expect(page.getByText('No resumes found')).toBeVisible()
})

test('what is hardly a resume is taken and said to be none, until something is written in it', async ({
  page,
}) => {
  await signIn(page, newEmail())
  const menu = ['Trattoria Bella Vita', 'info@bellavita.example', 'Tiramisu ... 6,00 EUR']
  await upload(page, 'menu.pdf', tinyPdf(menu))
  await expect(page.getByText('Uploaded & Processed')).toBeVisible()
  await expect(page.getByText('This file does not look like a resume')).toBeVisible()
  await page.getByRole('link', { name: 'Open', exact: true }).click()
  await expect(page.getByText('This file does not look like a resume')).toBeVisible()
  await page.getByRole('button', { name: 'Add work experience' }).click()
  await expect(page.getByText('This file does not look like a resume')).toBeHidden()
})

test('a scan is read in the background, across a reload, and says what came of it until it is removed', async ({
  page,
  faults,
}) => {
  faults.expected.push(/status of 422/)
  await signIn(page, newEmail())
  await upload(page, 'white page.pdf', scannedPdf())
  const scans = page.getByRole('list', { name: 'Scans' })
  await expect(scans.getByText('white page.pdf')).toBeVisible()
  await page.reload()
  await expect(scans.getByText('This scan could not be read')).toBeVisible({ timeout: 60_000 })
  await expect(scans.getByText(/No text was found in this PDF/)).toBeVisible()
  await expect(scans.getByText(/npm/)).toBeHidden()
  await scans.getByRole('button', { name: 'Remove' }).click()
  await expect(scans).toBeHidden()
  await expect(page.getByText('No resumes found')).toBeVisible()
})

test('a resume of another program comes in by its own door and opens', async ({ page }) => {
  await signIn(page, newEmail())
  const theirs = {
    basics: { name: 'Jürgen Öztürk', email: 'juergen@example.org', label: 'Lagerleiter' },
    work: [{ name: 'Nordkai GmbH', position: 'Lagerleiter', startDate: '2019-03' }],
  }
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({
      name: 'resume.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(theirs)),
    })
  await expect(cards(page)).toHaveCount(1)
  await cards(page).getByRole('link').first().click()
  await page.waitForURL('**/resume-page/*')
  await expect(page.locator('.sheet').getByText('Nordkai GmbH')).toBeVisible()
})

test('what a file left over stands above the sheet until the person has dealt with it', async ({
  page,
}) => {
  await signIn(page, newEmail())
  const lines = [
    'Marta Holm',
    'Mesmerism and fell running',
    'Experience',
    'Baker, Corner Bakery',
    '2019 - 2021',
  ]
  await upload(page, 'marta.pdf', tinyPdf(lines))
  await cards(page).getByRole('link').first().click()
  await page.waitForURL('**/resume-page/*')
  await page.getByRole('button', { name: 'Review' }).click()
  const list = page.locator('[data-reading]')
  await expect(list.getByRole('group', { name: 'Mesmerism and fell running' })).toBeVisible()
  await list.getByRole('button', { name: 'Leave out' }).click()
  await expect(list.getByText('What is your e-mail address?')).toBeVisible()
  await list.getByLabel('Email').fill('marta@example.org')
  await page.keyboard.press('Enter')
  await expect(list.getByText(/questions? (?:are )?answered/)).toBeVisible()
  await expect(page.locator('.sheet')).toContainText('marta@example.org')
})

test('[T8] a resume from the template is opened, and deleted in two steps', async ({ page }) => {
  await signIn(page, newEmail(), 'Zoë Janssen')
  await page
    .getByRole('button', { name: /template/i })
    .first()
    .click()
  const card = cards(page).first()
  await expect(card).toBeVisible()

  // Of one who has done nothing yet it says what is to be filled in.
  await card
    .getByRole('link', { name: /^Open|Your role/ })
    .first()
    .click()
  await page.waitForURL('**/resume-page/*')
  await expect(page.getByText('Zoë Janssen').first()).toBeVisible()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await page.waitForURL('**/dashboard')

  await chooseOn(card, 'Delete')
  await card.getByRole('button', { name: 'Cancel' }).click()
  await expect(cards(page)).toHaveCount(1)
  await chooseOn(card, 'Delete')
  await card.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('No resumes found')).toBeVisible()
})

test('[T16] base resumes come first, then the newest', async ({ page }) => {
  await signIn(page, newEmail())
  const template = page.getByRole('button', { name: /template/i }).first()
  await template.click()
  await expect(cards(page)).toHaveCount(1)
  await chooseOn(cards(page).first(), 'Set Base')
  await expect(cards(page).first().getByText('Base', { exact: true })).toBeVisible()
  await template.click()
  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).first().getByText('Base', { exact: true })).toBeVisible()
  await chooseOn(cards(page).first(), 'Unset')
  await expect(cards(page).getByText('Base', { exact: true })).toHaveCount(0)
})

/** Everything that this browser keeps for the product, as text. */
const keptInBrowser = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const stored = [{ ...localStorage }, { ...sessionStorage }, await caches.keys()]
    const rows = (await indexedDB.databases()).map(async ({ name = '' }) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error(name)))
      })
      const tables = [...database.objectStoreNames].map(
        (table) =>
          new Promise<unknown>((resolve, reject) => {
            const request = database.transaction(table).objectStore(table).getAll()
            request.addEventListener('success', () => resolve(request.result))
            request.addEventListener('error', () => reject(request.error ?? new Error(table)))
          }),
      )
      return Promise.all(tables)
    })
    return JSON.stringify([stored, await Promise.all(rows)])
  })

test('[ASVS 7.4.4] [ASVS 14.3.1] [T1 F7] logging out is seen by the other tab, and leaves nothing of the person in the browser', async ({
  page,
  context,
}) => {
  const email = newEmail()
  await signIn(page, email)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { name: 'My Resumes' })).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  expect(token).not.toBeNull()
  const headers = { authorization: `Bearer ${token}` }
  await page.request.post('/api/resumes/template', { headers })
  await page.reload()
  // Choices of the interface are kept in this browser, and must not say whose they are.
  await page.getByText('Board', { exact: true }).click({ timeout: 20_000 })
  await page.getByRole('button', { name: /Ana Silva/ }).click()
  await page.getByRole('menuitem', { name: /Log out/ }).click()
  await page.waitForURL(/\/(login)?$/)
  await other.waitForURL('**/login')
  for (const tab of [page, other]) {
    const kept = await keptInBrowser(tab)
    for (const word of [email, 'Ana Silva', 'authToken', token ?? ''])
      expect(kept).not.toContain(word)
    await tab.goBack()
    await expect(tab.getByText('Ana Silva')).toHaveCount(0)
  }
  // The embedded issuer keeps what it needs to finish a sign-in; it remembers nobody.
  const cookies = await context.cookies()
  expect(cookies.filter(({ path }) => !path.startsWith('/issuer'))).toEqual([])
})
