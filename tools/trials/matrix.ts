/**
 * The trial of every screen in every language, at three widths, light and dark: nothing overflows,
 * nothing is cut off, nothing stands in the console, nobody else is asked, axe finds nothing, and on a
 * phone everything can be pressed with a thumb.
 * The pictures are kept in artifacts/matrix to be looked at.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Browser, BrowserContext } from '@playwright/test'
import { chromium } from '@playwright/test'

import { languages } from '#domain/language/languages.ts'

import { findBrowser } from '../browser.ts'
import { startProduct } from '../product-process.ts'
import { runSteps } from '../steps.ts'
import type { Trial } from './fuzz.ts'
import { lookByThumb, phone } from './look-by-thumb.ts'
import { lookOver } from './look-over.ts'
import type { Prepared, Send } from './prepare-screens.ts'
import { prepareScreens } from './prepare-screens.ts'
import type { Screen } from './screens.ts'
import { screens, wordsOf } from './screens.ts'

const widths = [360, 768, 1440] as const
const themes = ['light', 'dark'] as const

type Visit = {
  screen: Screen
  language: (typeof languages)[number]
  width: (typeof widths)[number]
  theme: (typeof themes)[number]
}

const visits: Visit[] = languages.flatMap((language) =>
  widths.flatMap((width) =>
    themes.flatMap((theme) => screens.map((screen) => ({ screen, language, width, theme }))),
  ),
)

const pictures = path.resolve(import.meta.dirname, '../../artifacts/matrix')

export const matrixTrial: Trial = {
  says: 'Looks at a screen in a language, a width and a theme',
  usual: visits.length,
  async run(count) {
    if ((await runSteps([['build', 'npm', ['run', '-s', 'build']]])) !== 0) return false
    rmSync(pictures, { recursive: true, force: true })
    mkdirSync(pictures, { recursive: true })
    const dataDir = mkdtempSync(path.join(tmpdir(), 'lapel-matrix-'))
    const product = await startProduct(dataDir, { CREDITS: 'unlimited' })
    const installed = await findBrowser()
    const browser = await chromium.launch({ executablePath: installed.path, args: installed.args })
    try {
      const faults = await visitAll(browser, product.url, spread(visits, count))
      console.log(`${Math.min(count, visits.length)} visits, ${faults.length} faults; ${pictures}`)
      return faults.length === 0
    } finally {
      await browser.close()
      await product.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
}

/** So many of them, evenly from the whole; a prime step, so that no axis is left out. */
function spread<T>(all: readonly T[], count: number): T[] {
  const step = 389
  return all
    .map((_, n) => all[(n * step) % all.length])
    .slice(0, count)
    .filter((one) => one !== undefined)
}

async function visitAll(browser: Browser, url: string, all: readonly Visit[]): Promise<string[]> {
  const person = await browser.newContext({ baseURL: url })
  const ids = await signUp(person)
  const state = await person.storageState()
  await person.close()
  const waiting = [...all]
  const faults: string[] = []
  const worker = async () => {
    const browsers = new Map<string, Promise<BrowserContext>>()
    for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
      const { screen, language, width, theme } = visit
      const kept = `${language} ${theme} ${screen.isPublic ?? false} ${isOnPhone(visit)}`
      const context = browsers.get(kept) ?? openContext(browser, url, visit, state)
      browsers.set(kept, context)
      const name = `${screen.name} ${language} ${width} ${theme}`
      const found = await look(await context, visit, ids, name)
      // Told as they come: the whole takes half an hour.
      for (const fault of found) console.log(`FAULT ${name}: ${fault}`)
      faults.push(...found)
    }
  }
  await Promise.all([worker(), worker()])
  return faults
}

const isOnPhone = ({ width }: Visit) => width === phone.viewport.width

/** A person's browser in one language and theme, kept for all such visits: its files are fetched once. */
async function openContext(
  browser: Browser,
  baseURL: string,
  visit: Visit,
  state: Awaited<ReturnType<BrowserContext['storageState']>>,
): Promise<BrowserContext> {
  const { screen, language, theme } = visit
  const context = await browser.newContext({
    baseURL,
    colorScheme: theme,
    ...(isOnPhone(visit) ? phone : {}),
    ...(screen.isPublic ? {} : { storageState: state }),
  })
  await context.addInitScript((chosen) => localStorage.setItem('lapelLanguage', chosen), language)
  return context
}

async function look(
  context: BrowserContext,
  visit: Visit,
  ids: Prepared,
  name: string,
): Promise<string[]> {
  const { screen, language, width } = visit
  const faults: string[] = []
  const page = await context.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error' && !(screen.isMissing && /404/.test(message.text())))
      faults.push(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1')
      faults.push(`asks ${request.url()}`)
  })
  try {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(screen.path(ids))
    await screen.act?.(page, wordsOf(language), width)
    faults.push(...(await lookOver(page)))
    if (isOnPhone(visit)) faults.push(...(await lookByThumb(page)))
  } catch (error) {
    faults.push(String(error))
  }
  await page.screenshot({ path: path.join(pictures, `${name.replaceAll(' ', '-')}.png`) })
  await page.close()
  return faults
}

async function signUp(context: BrowserContext): Promise<Prepared> {
  const page = await context.newPage()
  await page.goto('/login')
  await page.locator('[data-sign-in]').first().click()
  await page.getByLabel(/e-?mail/i).fill('matrix@example.org')
  await page.getByLabel(/name/i).fill('Maria-Madalena Vasconcelos')
  await page.getByRole('button').click()
  await page.waitForURL('**/dashboard')
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  const send: Send = async <T>(method: string, address: string, data?: object) => {
    const answer = await context.request.fetch(`/api${address}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(data === undefined ? {} : { data }),
    })
    if (!answer.ok()) throw new Error(`${method} ${address} answered ${answer.status()}`)
    return (await answer.json()) as T // whoever asks knows the call
  }
  return prepareScreens(send)
}
