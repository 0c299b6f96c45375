/**
 * Every screen of the product and how to come to it, for the trial that looks at each in every
 * language, width and theme (`matrix.ts`) and for the stretch of it that runs with the tests.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'

import type { Page } from '@playwright/test'

import { languages } from '#domain/language/languages.ts'

import type english from '../../src/web/public/locales/en.json'
import type { Prepared } from './prepare-screens.ts'

export type Words = typeof english

export type Screen = {
  name: string
  path: (ids: Prepared) => string
  isPublic?: boolean
  /** The browser's own line about a 404 is to be expected. */
  isMissing?: boolean
  /** From the opened page to what is to be seen, by the interface's own words. */
  act?: (page: Page, words: Words, width: number) => Promise<void>
}

const locales = path.resolve(import.meta.dirname, '../../src/web/public/locales')

export function wordsOf(language: string): Words {
  // Our own files; locales.test.ts holds them to the English shape.
  return JSON.parse(readFileSync(path.join(locales, `${language}.json`), 'utf8')) as Words
}

const isThere = (page: Page) => page.getByRole('heading', { level: 1 }).first().waitFor()

const at = (name: string, address: string): Screen => ({
  name,
  path: () => address,
  isPublic: true,
  act: isThere,
})
const own = (name: string, address: string, act?: Screen['act']): Screen => ({
  name,
  path: () => address,
  act: async (page, words, width) => {
    await isThere(page)
    await act?.(page, words, width)
  },
})
const editor = (name: string, of: keyof Prepared, act?: Screen['act']): Screen => ({
  name,
  path: (ids) => `/resume-page/${ids[of]}`,
  act: async (page, words, width) => {
    await page.locator('.sheet').waitFor()
    await act?.(page, words, width)
  },
})

/** Its word stands beside the mark, or on a phone is only read aloud. */
const chooseLayout = async (page: Page, words: Words, name: string) => {
  const choice = page.getByRole('radio', { name, exact: true })
  const tools = page.getByRole('button', { name: words.dashboard.tools, exact: true })
  await choice.or(tools).first().waitFor()
  // On a phone the layouts are behind one button.
  if ((await tools.isVisible()) && !(await choice.isVisible())) await tools.click()
  await choice.check({ force: true })
}

/** Cards in a list, whichever layout an earlier visit has left. */
const asList = async (page: Page, words: Words) => {
  await chooseLayout(page, words, words.dashboard.layout.list)
}

const firstCard = (page: Page) => page.getByRole('main').getByRole('article').first()

/** What a card offers in its menu. */
const chooseOnCard = async (page: Page, words: Words, what: string) => {
  await asList(page, words)
  await firstCard(page).waitFor()
  await firstCard(page).getByRole('button', { name: words.dashboard.card.more }).click()
  await page.getByRole('menuitem', { name: what }).click()
}

/** The tools over the sheet stand there, or on a phone behind a button. */
const openTools = async (page: Page, words: Words) => {
  await page.locator('.editor-head').waitFor()
  const tools = page.getByRole('button', { name: words.resume.bar.tools, exact: true })
  if (await tools.isVisible()) await tools.click()
}

export const screens: readonly Screen[] = [
  at('landing', '/'),
  at('login', '/login'),
  at('terms', '/terms'),
  at('article noticed', '/blog/how-to-get-your-resume-noticed'),
  at('article improve', '/blog/how-to-improve-your-resume-with-AI'),
  at('learn', '/learn'),
  { ...at('not found', '/no/such/page'), isMissing: true },
  own('dashboard', '/dashboard', async (page, words) => {
    await asList(page, words)
    await firstCard(page).waitFor()
  }),
  own('card edited', '/dashboard', async (page, words) => {
    await chooseOnCard(page, words, words.dashboard.card.edit)
  }),
  own('card deleted', '/dashboard', async (page, words) => {
    await chooseOnCard(page, words, words.dashboard.card.delete)
  }),
  own('card menu', '/dashboard', async (page, words) => {
    await asList(page, words)
    await firstCard(page).waitFor()
    await firstCard(page).getByRole('button', { name: words.dashboard.card.more }).click()
    await page.getByRole('menuitem').first().waitFor()
  }),
  own('notes', '/dashboard', async (page, words) => {
    await chooseOnCard(page, words, words.dashboard.card.notes)
    await page.getByRole('dialog').waitFor()
  }),
  own('trash', '/dashboard', async (page, words) => {
    await page.getByRole('button', { name: words.dashboard.trash.open, exact: true }).click()
    await page.getByRole('dialog').getByRole('listitem').first().waitFor()
  }),
  own('dates and contacts', '/dashboard', async (page, words) => {
    await chooseOnCard(page, words, words.dashboard.card.dates)
    await page.getByRole('dialog').getByRole('link').first().waitFor()
  }),
  own('results', '/dashboard', async (page, words) => {
    await page.getByRole('button', { name: words.dashboard.numbers.button }).click()
    await page.getByRole('dialog').getByRole('table').first().waitFor()
  }),
  own('board', '/dashboard', async (page, words) => {
    await chooseLayout(page, words, words.dashboard.layout.board)
    await firstCard(page).waitFor()
  }),
  own('job search', '/job-search', async (page, words) => {
    await firstCard(page).waitFor()
    await page.getByRole('button', { name: words.jobs.filters }).click()
  }),
  own('no job found', '/job-search?job_title=xqzvw&work_types=REMOTE', async (page, words) => {
    await page.getByRole('button', { name: words.jobs.clearFilters }).waitFor()
  }),
  own('job opened', '/job-search', async (page) => {
    await firstCard(page).getByRole('heading').getByRole('button').click()
    await page.getByRole('heading', { level: 3 }).first().waitFor()
  }),
  own('job added', '/job-search', async (page, words) => {
    await page.getByRole('button', { name: words.jobs.found.add }).click()
    await page.getByRole('dialog').waitFor()
  }),
  own('job found', '/job-search', async (page, words) => {
    // Until the results are there the page still moves under a click.
    await firstCard(page).waitFor()
    const name = words.jobs.found.list.replace('{{count}}', '1')
    const part = page.getByRole('region', { name })
    await part.getByRole('button', { name }).click()
    await part.getByRole('article').getByRole('heading').getByRole('button').click()
    await page.getByRole('heading', { level: 3 }).first().waitFor()
  }),
  own('searches saved', '/job-search?job_title=Engineer', async (page, words) => {
    await page.getByRole('button', { name: words.jobs.saved.save }).waitFor()
    const kept = page.getByRole('list', { name: words.jobs.saved.list }).getByRole('listitem')
    await kept.nth(1).waitFor()
  }),
  editor('editor', 'resume'),
  editor('editor viewed', 'resume', async (page, words) => {
    await openTools(page, words)
    const view = page.getByRole('radio', { name: words.resume.bar.view, exact: true })
    await page.locator('label').filter({ has: view }).click()
    await page.locator('.field').first().waitFor({ state: 'detached' })
  }),
  editor('edits shown', 'tailored', async (page, words) => {
    await page.locator('[data-score]').waitFor()
    await page.getByRole('button', { name: words.resume.bar.showEdits }).click()
    await page.getByRole('button', { name: words.resume.bar.hideEdits }).waitFor()
  }),
  editor('tailor dialog', 'resume', async (page, words) => {
    await openTools(page, words)
    await page.getByRole('button', { name: words.resume.bar.tailor }).first().click()
    await page.getByRole('dialog').waitFor()
  }),
  editor('translate dialog', 'resume', async (page, words) => {
    // As where every language can be translated into.
    await page.route('**/api/translation-targets*', (route) =>
      route.fulfill({
        json: languages.map((language) => ({ language, state: 'ready', command: null })),
      }),
    )
    await openTools(page, words)
    await page.getByRole('button', { name: words.resume.translate.title }).click()
    await page.getByRole('menuitem').first().click()
    await page.getByRole('dialog').waitFor()
  }),
  editor('history', 'tailored', async (page, words) => {
    await openTools(page, words)
    await page.getByRole('button', { name: words.resume.history.title }).click()
    await page.getByRole('radio').first().waitFor()
  }),
  editor('machine read', 'resume', async (page, words) => {
    await page.getByText(words.resume.machine.title).click()
    // Two PDFs are made and read: minutes on a busy machine.
    await page
      .locator('[data-machine-read] [data-layout] .tabular')
      .nth(1)
      .waitFor({ timeout: 150_000 })
  }),
  editor('downloads', 'resume', async (page, words) => {
    await openTools(page, words)
    await page.getByRole('button', { name: words.resume.download.title }).click()
    await page.getByRole('menuitem').first().waitFor()
  }),
  editor('keys', 'resume', async (page) => {
    await page.keyboard.press('?')
    await page.getByRole('dialog').waitFor()
  }),
  editor('letter', 'tailored', async (page, words) => {
    const part = page.getByRole('region', { name: words.resume.letter.title })
    await part.getByRole('button').click()
    await page.getByRole('dialog').getByRole('textbox').first().waitFor()
  }),
  editor('letter history', 'tailored', async (page, words) => {
    const part = page.getByRole('region', { name: words.resume.letter.title })
    await part.getByRole('button').click()
    const letter = page.getByRole('dialog')
    await letter.getByRole('button', { name: words.resume.history.title }).click()
    await letter.locator('ins').first().waitFor()
  }),
  {
    name: 'resume in the trash',
    path: (ids) => `/resume-page/${ids.trashed}`,
    isMissing: true,
    act: async (page, words) => {
      await page.getByRole('heading', { name: words.resume.inTrash }).waitFor()
    },
  },
  own('profile', '/profile'),
  own('deletion dialog', '/profile', async (page, words) => {
    await page.getByRole('button', { name: words.profile.delete }).click()
    await page.getByRole('dialog').waitFor()
  }),
  own('plans', '/plans'),
  own('payment success', '/payment-success'),
  own('palette', '/dashboard', async (page) => {
    await firstCard(page).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').waitFor()
  }),
  editor('look of the page', 'resume', async (page, words) => {
    await openTools(page, words)
    await page.getByRole('button', { name: words.resume.look.title }).first().click()
    await page.getByRole('dialog').waitFor()
  }),
]
