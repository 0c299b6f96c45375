/**
 * The trial of the browser's extension in a whole Chromium, which tests do without: from a page of a job
 * that only its members see, over the extension's window, to a resume tailored to it.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { chromium } from '@playwright/test'

import { content } from '../../tests/api/baker-to-tailor.ts'
import { jobPage } from '../../tests/api/outside-pages.ts'
import { newEmail, takeSession } from '../../tests/e2e/product.ts'
import { startProduct } from '../product-process.ts'
import { runSteps } from '../steps.ts'
import type { Trial } from './fuzz.ts'

const wholeBrowsers = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
]
const extension = path.resolve(import.meta.dirname, '../../extension')
const patienceMs = 60_000

export const extensionTrial: Trial = {
  says: 'Hands a page over to the product',
  usual: 1,
  async run(count) {
    const executablePath = wholeBrowsers.find((one) => one !== undefined && existsSync(one))
    if (executablePath === undefined) {
      console.error('There is no Chromium with a window: apt-get install chromium')
      return false
    }
    if ((await runSteps([['build', 'npm', ['run', '-s', 'build']]])) !== 0) return false
    const folder = mkdtempSync(path.join(tmpdir(), 'lapel-extension-'))
    const product = await startProduct(path.join(folder, 'data'), { CREDITS: 'unlimited' })
    const members = await openMembersPage()
    const context = await chromium.launchPersistentContext(path.join(folder, 'browser'), {
      executablePath,
      // The older way without a window knows no extensions.
      headless: false,
      ignoreDefaultArgs: ['--disable-extensions'],
      args: ['--headless=new', '--no-sandbox', '--enable-unsafe-extension-debugging'],
      baseURL: product.url,
      locale: 'en-GB',
    })
    context.setDefaultTimeout(patienceMs)
    try {
      for (let n = 0; n < count; n++) await walk(context, product.url, members.url)
      return true
    } finally {
      await context.close()
      members.close()
      await product.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

/** A page of a job for whoever brings the cookie of a member. */
async function openMembersPage() {
  const server = createServer((request, reply) => {
    const isMember = request.headers.cookie?.includes('member=yes') === true
    reply.writeHead(isMember ? 200 : 401, { 'content-type': 'text/html; charset=utf-8' })
    reply.end(isMember ? jobPage() : '<title>Sign in</title>')
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  const { port } = server.address() as AddressInfo // it listens
  return { url: `http://127.0.0.1:${port}/jobs/1`, close: () => server.close() }
}

async function walk(context: BrowserContext, url: string, jobUrl: string): Promise<void> {
  const page = await context.newPage()
  const ask = callsOf(context, await takeSession(page, newEmail(), 'Ana Silva'))
  const resume = await ask<{ id: string }>('POST', '/resumes', content)
  await context.addCookies([{ name: 'member', value: 'yes', url: jobUrl }])
  await page.goto(jobUrl)
  const opened = context.waitForEvent('page')
  await pressInPopup(context, page, url)
  const jobs = await opened
  const dialog = jobs.getByRole('dialog')
  await dialog.getByText('Head Baker at Mill Lane').waitFor()
  say('the page waits for its person', (await ask<object[]>('GET', '/jobs/found')).length === 0)
  await dialog.getByRole('button', { name: 'Add job' }).click()
  await dialog.waitFor({ state: 'detached' })
  const [job] = await ask<{ job_title: string }[]>('GET', '/jobs/found')
  say('the job is saved', job?.job_title === 'Head Baker')
  await jobs.getByLabel('Score jobs against').selectOption(resume.id)
  const scored = jobs.waitForResponse(/quick-score/)
  await jobs
    .getByRole('button', { name: /^Score this job/ })
    .first()
    .click()
  const { score } = (await (await scored).json()) as { score: number }
  say('the job is scored', score > 0)
  const tailored = context.waitForEvent('page')
  await jobs.getByRole('button', { name: 'Tailor with AI' }).first().click()
  const made = await tailored
  await made.waitForURL(/\/resume-page\//)
  const id = decodeURIComponent(made.url().split('/').at(-1) ?? '')
  const { job_title: title } = await ask<{ job_title: string }>('GET', `/resumes/${id}`)
  say('a resume is tailored to it', id !== resume.id && title === 'Head Baker')
  for (const one of [page, jobs, made]) await one.close()
}

/** What a press on the extension's button opens stands outside of all pages: it is spoken to by the browser. */
async function pressInPopup(context: BrowserContext, page: Page, address: string): Promise<void> {
  const browser = await context.browser()?.newBrowserCDPSession()
  if (browser === undefined) throw new Error('the browser cannot be spoken to')
  const { id } = await send<{ id: string }>(browser, 'Extensions.loadUnpacked', { path: extension })
  const find = async (type: string, url: string) => {
    for (;;) {
      const { targetInfos } = await browser.send('Target.getTargets', { filter: [{}] })
      const found = targetInfos.find((one) => one.type === type && one.url === url)
      if (found !== undefined) return found.targetId
      await sleep(200)
    }
  }
  await send(browser, 'Extensions.triggerAction', { id, targetId: await find('tab', page.url()) })
  const popup = await find('page', `chrome-extension://${id}/popup.html`)
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId: popup })
  let told = ''
  browser.on('Target.receivedMessageFromTarget', ({ message }) => (told += message))
  const evaluate = (expression: string) =>
    browser.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({
        id: 1,
        method: 'Runtime.evaluate',
        // A tab is opened for a press alone.
        params: { expression, userGesture: true },
      }),
    })
  while (!told.includes('Head Baker')) {
    await evaluate("document.querySelector('#page').textContent")
    await sleep(200)
  }
  await evaluate(`document.querySelector('#address').value = ${JSON.stringify(address)}
    document.querySelector('#address').dispatchEvent(new Event('input'))
    document.querySelector('button').click()`)
}

/** Calls that the published protocol does not have yet. */
const send = async <T>(session: CDPSession, method: string, params: object): Promise<T> =>
  (await session.send(method as 'Target.getTargets', params)) as T // a call of another name

const callsOf =
  ({ request }: BrowserContext, token: string) =>
  async <T>(method: string, call: string, data?: object): Promise<T> => {
    const answer = await request.fetch(`/api${call}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(data === undefined ? {} : { data }),
    })
    if (!answer.ok()) throw new Error(`${method} ${call} answered ${answer.status()}`)
    return (await answer.json()) as T // held to its schema by the tests of the API
  }

function say(what: string, isSo: boolean): void {
  console.log(`${isSo ? 'yes' : 'NO '}  ${what}`)
  if (!isSo) throw new Error(what)
}
