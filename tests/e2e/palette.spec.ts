/** Mod+K does everything that is on the screen, by the words that people type. */
import type { Page } from '@playwright/test'

import type { Language } from '#domain/language/languages.ts'
import { languages } from '#domain/language/languages.ts'

import { partOf } from '../part.ts'
import { ana, enginesAreThere, field, openTools } from './editor-page.ts'
import { expect, test } from './signed-in.ts'

/** What people type, and the name of what they mean, as the screen says it. */
const typed: Readonly<Record<Language, readonly [typed: string, meant: string][]>> = {
  en: [
    ['tail', 'Tailor with AI'],
    ['pdf', 'Export PDF'],
    ['print', 'Export PDF'],
    ['word', 'Download: Word (.docx)'],
    ['german', 'Translate: German'],
    ['compact', 'Compact'],
    ['two columns', 'Compact'],
    ['font', 'Page'],
    ['cover letter', 'Open the letter'],
    ['versions', 'History'],
    ['awards', 'Add section: Awards'],
    ['headline', 'Headline'],
  ],
  de: [
    ['anpassen', 'Mit KI anpassen'],
    ['drucken', 'PDF exportieren'],
    ['zweispaltig', 'Kompakt'],
    ['schriftart', 'Blatt'],
    ['anschreiben', 'Anschreiben öffnen'],
  ],
  fr: [['imprimer', 'Exporter en PDF']],
  es: [['imprimir', 'Exportar PDF']],
  pt: [['imprimir', 'Exportar PDF']],
  nl: [['afdrukken', 'PDF exporteren']],
}

/** Runs in the page: the names of what can be pressed, in the main part of the screen. */
function namesOfControls(): string[] {
  const all = document.querySelectorAll<HTMLElement>('main :is(button, summary, a[href])')
  return [...all]
    .filter((one) => one.checkVisibility({ opacityProperty: true }) && !one.matches(':disabled'))
    .map((one) => (one.ariaLabel ?? one.innerText).trim().replaceAll(/\s+/g, ' '))
}

const palette = (page: Page) => page.getByRole('combobox')

async function namesOfMenus(page: Page): Promise<string[]> {
  const names: string[] = []
  for (const button of await page.locator('main [aria-haspopup="menu"]').all()) {
    await button.click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    names.push(...(await page.getByRole('menuitem').allTextContents()))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menuitem')).toHaveCount(0)
  }
  return names
}

async function openIn(page: Page, language: Language, id: string): Promise<void> {
  await page.goto('/api/health')
  await page.evaluate((chosen) => localStorage.setItem('lapelLanguage', chosen), language)
  // What cannot be done here is no command.
  await enginesAreThere(page)
  await page.goto(`/resume-page/${id}`)
  await expect(field(page, '/contact_info/name')).toHaveText('Ana Silva')
  await expect(page.locator('.editor-side h2')).toHaveCount(2)
}

async function expectFound(page: Page, language: Language): Promise<void> {
  for (const [words, meant] of typed[language]) {
    await palette(page).fill(words)
    await expect(
      page.getByRole('option').filter({ hasText: meant }).first(),
      `${words} finds ${meant}`,
    ).toBeVisible()
  }
}

for (const language of ['en', 'de'] as const)
  test(`Mod+K has a command for each button and each item of a menu of the editor in ${language}`, async ({
    page,
    api,
  }) => {
    test.slow()
    const { id } = await api.addResume(ana)
    await openIn(page, language, id)
    await openTools(page)
    const controls = [...new Set(await page.evaluate(namesOfControls))]
    expect(controls.length).toBeGreaterThan(12)
    const items = await namesOfMenus(page)
    expect(items.length).toBeGreaterThan(12)
    // What stands in the row of tools is found while that is closed, too.
    await page.locator('[aria-controls="editor-tools"]').click()

    await page.keyboard.press('ControlOrMeta+k')
    const missing: string[] = []
    for (const name of [...controls, ...items]) {
      await palette(page).fill(name)
      const options = await page.getByRole('option').allTextContents()
      if (!options.some((option) => option.includes(name))) missing.push(name)
    }
    expect(missing).toEqual([])
    await expectFound(page, language)
  })

test('Mod+K finds a command by the words that people type in every language', async ({
  page,
  api,
}) => {
  test.slow()
  const { id } = await api.addResume(ana)
  for (const language of partOf(languages.slice(2), 3)) {
    await openIn(page, language, id)
    await page.keyboard.press('ControlOrMeta+k')
    await expectFound(page, language)
  }
})

test('what is chosen in the palette is done on the screen that it was opened over', async ({
  page,
  api,
}) => {
  const { id } = await api.addResume(ana)
  await page.goto(`/resume-page/${id}`)
  await expect(field(page, '/contact_info/name')).toHaveText('Ana Silva')
  const choose = async (words: string) => {
    await page.keyboard.press('ControlOrMeta+k')
    await palette(page).fill(words)
    await page.keyboard.press('Enter')
    await expect(palette(page)).toHaveCount(0)
  }
  await choose('compact')
  await expect(page.getByRole('radio', { name: 'Compact' })).toBeChecked()
  await choose('headline')
  await expect(field(page, '/contact_info/headline')).toBeFocused()
  await choose('awards')
  await expect(page.locator('.sheet [data-section^="further"]')).toHaveCount(1)
  await choose('german')
  await expect(page.getByRole('dialog')).toContainText('German')
  await page.keyboard.press('Escape')
  await choose('tail')
  await expect(page.getByLabel('Job description or link')).toBeFocused()
})
