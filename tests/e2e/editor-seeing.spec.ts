/** The sheet as it is seen, printed and downloaded, and by everybody. */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Page, Request } from '@playwright/test'

import { findPaleWords } from '../../tools/trials/axe.ts'
import { lookOver } from '../../tools/trials/look-over.ts'
import { blankItem } from '#domain/resume/blank.ts'
import { templateContent } from '#domain/resume/template.ts'
import { readItems } from '#server/pdf/read-items.ts'

import { drawnPhoto, segment, withSegments } from '../fixtures/photos/drawn.ts'
import { partOf } from '../part.ts'
import { ana, field, longAna, openEditor, storedResume, openTools } from './editor-page.ts'
import { expect, test } from './product.ts'

/** The choice of a mode. */
const mode = (page: Page, name: 'Edit' | 'View') =>
  page.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) })

test('[T10 V12] View has no fields, hides empty sections, and links only what is safe', async ({
  page,
}) => {
  await openEditor(page)
  await expect(page.locator('[data-section="projects"]')).toBeVisible()
  await mode(page, 'View').click()
  await expect(page.locator('.field')).toHaveCount(0)
  await expect(page.locator('[data-section="projects"]')).toHaveCount(0)
  await expect(page.locator('[data-section="certifications"]')).toHaveCount(0)
  await expect(page.locator('.sheet a')).toHaveText(['ana@example.org', 'github.com/ana'])
  await expect(page.locator('.sheet')).toContainText('javascript:alert(1)')
})

/** Entries of one to six lines, so that pages end within some of them. */
const unevenAna = {
  ...longAna,
  work_experience: longAna.work_experience.map((item, i) => ({
    ...item,
    description: Array.from({ length: 1 + ((i * 5) % 6) }, (_, line) => `Did thing ${line + 1}.`),
  })),
}

const looks: Readonly<Record<string, readonly [string, string, string]>> = {
  'ATS friendly, A4': ['Classic', 'Source Serif', 'Ink'],
  'ATS friendly, Letter': ['Modern', 'Source Sans', 'Blue'],
  'Compact, A4': ['Sidebar', 'Inter', 'Green'],
  'Compact, Letter': ['Journal', 'Source Serif', 'Wine red'],
}
const papers = ['ATS friendly', 'Compact'].flatMap((layout) =>
  ['A4', 'Letter'].map((paper) => ({ layout, paper })),
)
for (const { layout, paper } of partOf(papers, 3))
  test(`[T12 X3] print and the file have the pages of the preview: ${layout}, ${paper}`, async ({
    page,
  }) => {
    test.slow()
    await openEditor(page, unevenAna)
    await openTools(page)
    await page.getByText(layout, { exact: true }).click()
    await page.getByRole('button', { name: 'Page', exact: true }).click()
    await page.getByLabel('Paper').selectOption({ label: paper })
    // Each of the four in a design, a face and a colour of its own.
    const [design, face, colour] = looks[`${layout}, ${paper}`] ?? ['Plain', 'Inter', 'Ink']
    await page.getByText(design, { exact: true }).click()
    await page.getByText(face, { exact: true }).click()
    await page.getByText(colour, { exact: true }).click()
    await page.keyboard.press('Escape')
    await mode(page, 'View').click()
    await page.evaluate(() => document.fonts.ready)
    const pages = page.locator('.stage .sheet-page')
    await expect.poll(() => pages.count()).toBeGreaterThan(2)
    const seen = await pages.count()
    const printed = await page.pdf({ preferCSSPageSize: true })
    const pdf = printed.toString('latin1')
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(seen)
    expect(pdf).not.toContain('/Subtype /Type3')
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual(
      paper === 'A4' ? [595, 842] : [612, 792],
    )
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    await page.getByRole('menuitem', { name: 'PDF' }).click()
    const file = await (await downloading).path()
    expect(await lettersOfPages(readFileSync(file))).toEqual(await lettersOfPages(printed))
  })

test('[X3] a single page with a tinted column is printed as one', async ({ page }) => {
  await openEditor(page, ana)
  await openTools(page)
  await page.getByText('Compact', { exact: true }).click()
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  await page.getByText('Tinted', { exact: true }).click()
  await page.keyboard.press('Escape')
  await mode(page, 'View').click()
  await page.evaluate(() => document.fonts.ready)
  await expect(page.locator('.stage .sheet-page')).toHaveCount(1)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
})

/** For each page the titles on it, and how many letters: what tells one page from another. */
async function lettersOfPages(bytes: Uint8Array) {
  const read = await readItems(new Uint8Array(bytes))
  if (read.kind === 'refused') throw new Error(read.code)
  const { items, pages } = read.document
  return pages.map((_, i) => {
    const texts = items.filter((item) => item.page === i).map(({ text }) => text)
    return {
      titles: texts
        .join(' ')
        .match(/Engineer number \d+/g)
        ?.toSorted(),
      letters: texts.join('').replace(/[\s•]/g, '').length,
    }
  })
}

test('[X3] fewer pages on request: preview and print alike, and back', async ({ page }) => {
  test.slow()
  // The last page is neither a crumb, which is saved by itself, nor full.
  const content = { ...longAna, work_experience: longAna.work_experience.slice(0, 22) }
  const id = await openEditor(page, content)
  await mode(page, 'View').click()
  const pages = page.locator('.stage .sheet-page')
  await expect.poll(() => pages.count()).toBeGreaterThan(2)
  const designed = await pages.count()
  await openTools(page)
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  await page.getByRole('button', { name: 'Fit to fewer pages' }).click()
  // The server sets the resume several times.
  await expect(page.getByText(`It now fits on ${designed - 1} pages.`)).toBeVisible({
    timeout: 60_000,
  })
  await expect(pages).toHaveCount(designed - 1)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(designed - 1)
  await expect.poll(async () => (await storedResume(page, id)).look.tightness).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Automatic', exact: true }).click()
  await expect(pages).toHaveCount(designed)
})

test('[X3] where no page can be saved, the texts to shorten are named, and a press goes to one', async ({
  page,
}) => {
  const line =
    'Kept the ledger of the house, planned the rota of the week and taught whoever was new.'
  await openEditor(page, {
    ...longAna,
    work_experience: Array.from({ length: 7 }, (_, i) => ({
      ...blankItem('work_experience'),
      role: `Role ${i}`,
      description: Array.from({ length: 6 }, () => `${line} ${line}`),
    })),
  })
  await mode(page, 'View').click()
  await openTools(page)
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  await page.getByRole('button', { name: 'Fit to fewer pages' }).click()
  const first = page.locator('[data-shorten] button').first()
  await expect(first).toContainText(/words? less/)
  await first.click()
  await expect(
    page.locator('.field[data-path^="/work_experience/6/description/"]:focus'),
  ).toHaveText(`${line} ${line}`)
})

test('[K10] Export PDF asks the browser to print 300 ms after hiding the edits', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset['fields'] = String(document.querySelectorAll('.field').length)
    }
  })
  await page.clock.install({ time: '2026-01-05T10:00:00' })
  await openEditor(page)
  await page.clock.pauseAt('2026-01-05T12:00:00')
  await page.getByRole('button', { name: 'Export PDF' }).click()
  await page.clock.runFor(290)
  await expect(page.locator('.field')).toHaveCount(0)
  await expect(page.locator('body')).not.toHaveAttribute('data-fields')
  await page.clock.runFor(20)
  await expect(page.locator('body')).toHaveAttribute('data-fields', '0')
  await expect(field(page, '/contact_info/name')).toBeVisible()
})

test('Download gives what is on the sheet as a file under a name to keep', async ({ page }) => {
  await openEditor(page)
  await openTools(page)
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const begun = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Markdown' }).click()
  const file = await begun
  expect(file.suggestedFilename()).toMatch(/^Ana Silva.*\.md$/)
  expect(readFileSync(await file.path(), 'utf8')).toContain('# Ana Silva')
})

test('a download says first that text of the template still stands in the resume', async ({
  page,
}) => {
  const { summary } = templateContent('en', { name: null, email: null })
  await openEditor(page, { ...ana, summary })
  await openTools(page)
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const begun = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Markdown' }).click()
  await begun
  await expect(page.getByText(`for instance “${summary}”`)).toBeVisible()
})

test('everybody can use the editor, light or dark, on a phone, a tablet and a desk', async ({
  page,
}) => {
  await openEditor(page)
  for (const width of [360, 768, 1440])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      // The head of another width comes a moment later.
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await page.emulateMedia({ colorScheme: 'light' })
      expect(await lookOver(page)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await findPaleWords(page)).toEqual([])
    })
})

test('every text stands as high in Edit as in View, whatever of an entry is empty', async ({
  page,
}) => {
  const certificate = blankItem('certification_and_training')
  await openEditor(page, {
    ...ana,
    summary: 'Backend engineer in payment systems: settlement, reconciliation, ledgers. '.repeat(4),
    certification_and_training: [
      { ...certificate, name: 'First aid at work', organization: 'Cruz Azul', date: '2022-05' },
      { ...certificate, name: 'Forklift licence', organization: 'Porto Norte', date: '2019-10' },
    ],
    projects: [],
    // Its heading, drawn to be filled in, stands below all that is printed.
    section_order: [...ana.section_order.filter((key) => key !== 'projects'), 'projects'],
  })
  const tops = () =>
    page.locator('.sheet [data-path]').evaluateAll((texts) =>
      Object.fromEntries(
        texts
          .filter((text) => text.textContent !== '' && text.closest('h2') === null)
          .map((text) => {
            const flow = text.closest('.sheet-flow')?.getBoundingClientRect().top ?? 0
            const path = (text as HTMLElement).dataset['path'] ?? ''
            return [path, Math.round(text.getBoundingClientRect().top - flow)]
          }),
      ),
    )
  await openTools(page)
  for (const layout of ['ATS friendly', 'Compact']) {
    await page.getByText(layout, { exact: true }).click()
    await mode(page, 'Edit').click()
    await expect(field(page, '/summary')).toBeVisible()
    const edited = await tops()
    await mode(page, 'View').click()
    await expect(field(page, '/summary')).toHaveCount(0)
    expect(await tops()).toEqual(edited)
  }
  // What more can be said of an entry is there where it is written in, and keeps the caret.
  await mode(page, 'Edit').click()
  await field(page, '/certification_and_training/0/name').click()
  await field(page, '/certification_and_training/0/description').click()
  await page.keyboard.type('Two days')
  await expect(field(page, '/certification_and_training/0/description')).toHaveText('Two days')
  await expect(field(page, '/certification_and_training/0/description')).toBeFocused()
})

test('a photo is on the sheet once it is switched on, and Edit breaks its lines as View does', async ({
  page,
}) => {
  const words = 'A well-kept, state-of-the-art and day-to-day tested on-call rota, front-to-back. '
  const id = await openEditor(page, {
    ...ana,
    contact_info: { ...ana.contact_info, possible_work_locations: ['Lisboa', 'Porto', 'Coimbra'] },
    media: { github: 'github.com/ana-silva', linkedin: 'linkedin.com/in/ana-silva', website: '' },
    summary: words.repeat(4).trim(),
  })
  await openTools(page)
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  const shown = page.getByLabel('Show on paper')
  const chooser = page.getByLabel('Add a photo')
  await expect(page.getByRole('button', { name: 'Add a photo' })).toBeEnabled()
  await expect(shown).toBeHidden()
  await chooser.setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('GIF89a of nobody'),
  })
  await expect(page.getByRole('alert')).toHaveText('Choose a JPEG, PNG or WebP picture.')
  const camera = withSegments(drawnPhoto(), segment(0xe1, 'Exif\0\0GPS 41.1496 -8.6110'))
  await chooser.setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: camera })
  await expect(shown).not.toBeChecked()
  const photo = page.locator('.sheet img.photo')
  await expect(photo).toHaveCount(0)
  await shown.check()
  await expect(photo).toHaveAttribute('alt', 'Ana Silva')
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await storedResume(page, id)).look.photo).toBe(true)

  // The sign between two ways to reach her stands between two on a line, and at no line's end.
  const misplaced = () =>
    page.locator('.contact .part').evaluateAll(
      (parts) =>
        parts.slice(1).filter((part, i) => {
          const [sign] = part.querySelector('.separator > *')?.getClientRects() ?? []
          const before = [...(parts[i]?.getClientRects() ?? [])].at(-1)
          const [after] = part.lastElementChild?.getClientRects() ?? []
          const isAway = (one?: DOMRect) => sign && one && Math.abs(sign.top - one.top) > 2
          return isAway(before) || isAway(after)
        }).length,
    )
  const linesOfTexts = () =>
    page.locator('.sheet [data-path]').evaluateAll((texts) =>
      Object.fromEntries(
        texts
          .filter((text) => text.textContent !== '')
          .map((text) => [
            (text as HTMLElement).dataset['path'] ?? '',
            // In lines: how far these stand apart follows from how full the page is.
            Math.round(
              text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight),
            ),
          ]),
      ),
    )
  for (const layout of ['ATS friendly', 'Compact']) {
    await page.getByText(layout, { exact: true }).click()
    await mode(page, 'Edit').click()
    await expect(field(page, '/summary')).toBeVisible()
    const edited = await linesOfTexts()
    expect(await misplaced()).toBe(0)
    await mode(page, 'View').click()
    await expect(field(page, '/summary')).toHaveCount(0)
    expect(await linesOfTexts()).toEqual(edited)
    expect(await misplaced()).toBe(0)
    await expect(page.locator('.contact [data-turn]')).toHaveCount(1)
  }
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 360, height })
  await expect(page.locator('.contact [data-turn="narrow"]')).not.toHaveCount(0)
  expect(await misplaced()).toBe(0)
  await page.setViewportSize({ width, height })
  await expect(page.locator('.contact [data-turn]')).toHaveCount(1)
  await expect(photo).toBeVisible()
  expect((await page.pdf()).toString('latin1')).toContain('/Subtype /Image')

  // On the way a phone's window closed them.
  await openTools(page)
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(photo).toHaveCount(0)
})

test('the button of the letter does not move once it can be seen', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Open the letter' })
  const asked = new Set<Request>()
  // The stream of later saves never ends.
  await page.route('**/versions', (route) => route.fulfill({ status: 204 }))
  page.on('request', (one) => asked.add(one))
  page.on('requestfinished', (one) => asked.delete(one))
  page.on('requestfailed', (one) => asked.delete(one))
  // What stands above it comes late: after the button, or where that waits for it, after all else.
  await page.route(/\/assets\/match-panel-/, async (route) => {
    for (let rests = 0; rests < 20 && !(await button.isVisible()); await sleep(50))
      rests = asked.size > 1 ? 0 : rests + 1
    await sleep(500)
    await route.continue()
  })
  await openEditor(page)
  await button.waitFor()
  const first = await button.boundingBox()
  await expect(page.getByRole('region', { name: 'Match', exact: true })).toBeVisible()
  expect(await button.boundingBox()).toEqual(first)
})
