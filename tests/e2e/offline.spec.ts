/** The app after one visit, without the network: the list and the last opened resumes. */
import type { BrowserContext, Page } from '@playwright/test'

import { ana, field, openEditor, storedResume, typeAtEnd } from './editor-page.ts'
import { expect, takeSession, test } from './product.ts'

const noNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/

test.use({ serviceWorkers: 'allow', fetchesAhead: true })
test.beforeEach(({ faults }) => {
  faults.expected.push(noNetwork)
})

/** A visit to a resume and the list that is long enough to be kept; answers the resume's id. */
async function visit(page: Page): Promise<string> {
  const id = await openEditor(page)
  await expect.poll(() => keptOnDevice(page)).toContain(id)
  await page.goto('/dashboard')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect.poll(() => keptOnDevice(page)).toContain('resumes')
  // Sealed: what somebody finds on the device tells nothing.
  expect(await keptOnDevice(page)).not.toContain('Ana Silva')
  for (const file of ['app.html', 'dashboard-page', 'resume-page', 'locales/editor'])
    await expect.poll(() => keptFiles(page), { message: file }).toContain(file)
  return id
}

function keptFiles(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const store = await caches.open('lapel-app')
    return (await store.keys()).map(({ url }) => url).join('\n')
  })
}

function keptOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'lapel-answers')) return ''
    return new Promise<string>((resolve) => {
      const open = indexedDB.open('lapel-answers')
      open.addEventListener('success', () => {
        const asked = open.result.transaction('answers').objectStore('answers').getAll()
        asked.addEventListener('success', () => {
          open.result.close()
          resolve(JSON.stringify(asked.result))
        })
      })
    })
  })
}

async function goOffline(context: BrowserContext, page: Page, address: string): Promise<void> {
  await context.setOffline(true)
  await page.goto(address)
}

test('the list and a resume open without the network, and what is typed is saved with it', async ({
  page,
  context,
}) => {
  const id = await visit(page)
  await goOffline(context, page, '/dashboard')
  await expect(page.getByRole('article').first()).toContainText('Senior Backend Engineer')
  await page.goto(`/resume-page/${id}`)
  await expect(field(page, '/summary')).toHaveText(ana.summary)
  await typeAtEnd(page, '/summary', ' Typed on a train.')
  await expect(page.locator('[data-save]')).toHaveText('Offline, will save later')
  await context.setOffline(false)
  await expect(page.locator('[data-save]')).toHaveText(/^Saved \d/)
  expect((await storedResume(page, id)).summary).toBe(`${ana.summary} Typed on a train.`)
})

test('what was saved elsewhere meanwhile is joined with what was typed without the network', async ({
  page,
  context,
  faults,
}) => {
  faults.expected.push(/status of 409/)
  const id = await visit(page)
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  await goOffline(context, page, `/resume-page/${id}`)
  await typeAtEnd(page, '/summary', ' Typed on a train.')
  await expect(page.locator('[data-save]')).toHaveText('Offline, will save later')
  const saved = await page.request.put(`/api/resumes/${id}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { ...ana, contact_info: { ...ana.contact_info, name: 'Ana Silva Costa' } },
  })
  expect(saved.status()).toBe(200)
  await context.setOffline(false)
  await expect(page.locator('[data-save]')).toHaveText(/^Saved \d/)
  expect(await storedResume(page, id)).toMatchObject({
    summary: `${ana.summary} Typed on a train.`,
    contact_info: { name: 'Ana Silva Costa' },
  })
})

test('after signing out nothing of it stands on the device, and nothing opens', async ({
  page,
  context,
}) => {
  const id = await visit(page)
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('Log out')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/login')
  await expect.poll(() => keptOnDevice(page)).toBe('')
  // Not even for who has kept the token of the session.
  await page.evaluate((given) => localStorage.setItem('authToken', given ?? ''), token)
  await goOffline(context, page, `/resume-page/${id}`)
  await expect(page.getByText('Please check your connection').first()).toBeVisible()
  await expect(page.getByText(ana.summary)).toHaveCount(0)
})

test('a session that ended while a save waits keeps the draft for the next one', async ({
  page,
  context,
  faults,
}) => {
  faults.expected.push(/status of 401/)
  const id = await visit(page)
  await goOffline(context, page, `/resume-page/${id}`)
  await typeAtEnd(page, '/summary', ' Typed on a train.')
  await expect(page.locator('[data-save]')).toHaveText('Offline, will save later')
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  const headers = { authorization: `Bearer ${token}` }
  const me = await page.request.get('/api/users/me', { headers })
  const { email } = (await me.json()) as { email: string }
  await page.request.post('/api/auth/logout', { headers })
  await context.setOffline(false)
  await page.waitForURL('**/login')
  expect(await keptOnDevice(page)).toBe('')
  await takeSession(page, email, 'Ana Silva')
  await page.goto(`/resume-page/${id}`)
  await page.getByRole('button', { name: 'Bring them back' }).click()
  await expect(field(page, '/summary')).toHaveText(`${ana.summary} Typed on a train.`)
})

test('the app can be installed', async ({ page }) => {
  await visit(page)
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    return (await (await fetch(link?.href ?? '')).json()) as {
      start_url: string
      display: string
      icons: { src: string; sizes: string }[]
    }
  })
  expect(manifest).toMatchObject({ start_url: '/dashboard', display: 'standalone' })
  for (const { src, sizes } of manifest.icons) {
    const drawn = await page.evaluate(async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    if (sizes !== 'any') expect(drawn, src).toBe(sizes)
  }
})
