/**
 * The product as a person meets it, for the end-to-end tests: one real server with an embedded
 * database per worker, and a page that fails its test when the console shows an error, the page
 * policy is violated, or anything but this origin is asked.
 *
 * What a worker makes once stands here and in no file that extends this: Playwright gives tests that
 * know other such things a worker of their own, with another browser and another product.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, test as base } from '@playwright/test'
import type { Browser, BrowserContext, Page } from '@playwright/test'

import { startProduct } from '../../tools/product-process.ts'
import type { ProductProcess } from '../../tools/product-process.ts'
import type { Prepared } from '../../tools/trials/prepare-screens.ts'
import { prepareScreens } from '../../tools/trials/prepare-screens.ts'
import type { ModelServer } from '../fixtures/model-server/server.ts'
import { openModelServer, testKey } from '../fixtures/model-server/server.ts'
import type { State } from './calls.ts'
import { callsOf } from './calls.ts'

type Faults = {
  /** Console errors that a test expects, such as the browser's own line about a 4xx answer. */
  expected: RegExp[]
}

type Browsing = {
  /** Whether screens are fetched before they are opened: all of the app's code, three seconds after each page. */
  fetchesAhead: boolean
}

/** Made by a worker when the first of its tests asks for it. */
type OfWorker = {
  product: ProductProcess
  /** The browser of somebody who is signed in. */
  session: State
  /** The browser of somebody else, who has the resumes, letters and searches that the screens show. */
  preparedSession: State
  prepared: Prepared
  model: ModelServer
  productWithModel: ProductProcess
}

const once = { scope: 'worker', timeout: 180_000 } as const

export const test = base.extend<{ faults: Faults; watched: void } & Browsing, OfWorker>({
  product: [
    // Playwright reads fixture names from the first parameter, so it must be a pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const product = await openProduct()
      await use(product)
      await product.stop()
    },
    once,
  ],

  session: [async ({ browser, product }, use) => use(await newSession(browser, product)), once],

  preparedSession: [
    async ({ browser, product }, use) => use(await newSession(browser, product)),
    once,
  ],

  prepared: [
    async ({ playwright, product, preparedSession }, use) => {
      const request = await playwright.request.newContext({ baseURL: product.url })
      const ids = await prepareScreens(callsOf(request, preparedSession))
      await request.dispose()
      await use(ids)
    },
    once,
  ],

  model: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const model = await openModelServer()
      await use(model)
      await model.close()
    },
    once,
  ],

  productWithModel: [
    async ({ model }, use) => {
      const product = await openProduct({
        LLM_PROVIDER: 'ollama',
        LLM_MODEL: 'test-model',
        LLM_BASE_URL: model.url('ollama'),
        LLM_API_KEY: testKey,
      })
      await use(product)
      await product.stop()
    },
    once,
  ],

  fetchesAhead: [false, { option: true }],

  context: async ({ context, fetchesAhead }, use) => {
    if (!fetchesAhead) await saveData(context)
    await use(context)
  },

  baseURL: async ({ product }, use) => use(product.url),

  // oxlint-disable-next-line no-empty-pattern
  faults: async ({}, use) => use({ expected: [] }),

  watched: [
    async ({ context, baseURL, faults }, use) => {
      const found: string[] = []
      context.on('console', (message) => {
        const { url } = message.location()
        // The browser asks for it by itself where an answer is no page.
        if (message.type() === 'error' && !url.endsWith('/favicon.ico'))
          found.push(`console: ${message.text()} (${url})`)
      })
      context.on('weberror', (error) => found.push(`page error: ${error.error().stack}`))
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url())
        if (/^(https?|wss?):$/.test(protocol) && origin !== baseURL) {
          found.push(`request to another origin: ${request.url()}`)
        }
      })
      await use()
      expect(
        found.filter((line) => !faults.expected.some((pattern) => pattern.test(line))),
      ).toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'

/** The time of a busy machine, where the product gives up work that people have waited for long enough. */
const patience = { PATIENCE: '10' }

/** A product of one's own, set up as `env` says; its data are gone when it is stopped. */
export async function openProduct(env: Record<string, string> = {}): Promise<ProductProcess> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'lapel-e2e-'))
  const product = await startProduct(dataDir, { ...patience, ...env })
  return {
    ...product,
    stop: async () => {
      const tookMs = await product.stop()
      rmSync(dataDir, { recursive: true, force: true })
      return tookMs
    },
  }
}

async function newSession(browser: Browser, { url }: ProductProcess): Promise<State> {
  const context = await browser.newContext({ baseURL: url })
  await takeSession(await context.newPage(), newEmail(), 'Ana Silva')
  const state = await context.storageState()
  await context.close()
  return state
}

/** Signs in as a new person and comes to the dashboard. */
export async function signIn(page: Page, email: string, name = 'Ana Silva'): Promise<void> {
  await takeSession(page, email, name)
  await page.goto('/dashboard')
}

/**
 * A session in this page's browser, by the calls that a sign-in makes; answers its token. The
 * screens of signing in have tests of their own, and would cost every test four pages.
 */
export async function takeSession(page: Page, email: string, name: string): Promise<string> {
  const form = await page.request.get('/api/auth/login')
  const back = await page.request.post(form.url(), {
    form: { email, name },
    headers: { origin: new URL(form.url()).origin, 'sec-fetch-site': 'same-origin' },
  })
  const token = new URL(back.url()).searchParams.get('token') ?? ''
  expect(token).not.toBe('')
  await page.goto('/api/health')
  await page.evaluate((given) => localStorage.setItem('authToken', given), token)
  return token
}

/** The browser of somebody who saves data: nothing is fetched before it is wanted. */
async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
}

let people = 0

/** An address nobody has used in this run. */
export function newEmail(): string {
  people += 1
  return `person-${process.pid}-${people}@example.org`
}
