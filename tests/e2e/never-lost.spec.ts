/** What is typed is never lost: without a network, after a crash, between tabs. */
import { ana, field, openEditor, storedResume, typeAtEnd } from './editor-page.ts'
import { expect, test } from './product.ts'

test('without a network the text stays, says so, and is there on return', async ({
  page,
  context,
  faults,
}) => {
  faults.expected.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  const id = await openEditor(page)
  // What draws the messages is there before the network goes.
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(2_000)
  await context.setOffline(true)
  await typeAtEnd(page, '/summary', ' Written offline.')
  await expect(page.locator('[data-save]')).toHaveText('Offline, will save later')
  await page.keyboard.press('Control+s')
  await expect(page.locator('.Toastify').getByText('Save Error')).toBeVisible()
  // What is loaded when it is first wanted cannot be had now: the sheet stays, the next try finds it.
  await page.getByRole('button', { name: 'Tailor with AI' }).first().click()
  await expect(page.getByText('Network error. Please check your connection.')).toBeVisible()
  await expect(field(page, '/summary')).toHaveText(`${ana.summary} Written offline.`)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Tailor with AI' }).first().press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await context.setOffline(true)
  await typeAtEnd(page, '/summary', ' Twice.')
  await expect(page.locator('[data-save]')).toHaveText('Offline, will save later')
  const address = page.url()
  const asked = page.waitForEvent('dialog')
  const reloaded = page.goto('about:blank')
  await (await asked).accept()
  await reloaded
  await context.setOffline(false)
  await page.goto(address)

  // The page that goes may still have reached the server with it; if not, it is offered.
  const whole = `${ana.summary} Written offline. Twice.`
  const offer = page.getByRole('button', { name: 'Bring them back' })
  await expect(offer.or(field(page, '/summary').filter({ hasText: whole })).first()).toBeVisible()
  if (await offer.isVisible()) await offer.click()
  await expect(field(page, '/summary')).toHaveText(whole)
  await expect
    .poll(async () => (await storedResume(page, id)).summary, { timeout: 20_000 })
    .toBe(whole)
})

test('what a page left behind is sealed, offered, and waits while one types on', async ({
  page,
  faults,
}) => {
  test.setTimeout(120_000)
  faults.expected.push(/ERR_FAILED/)
  const id = await openEditor(page)
  await page.route('**/api/resumes/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  )
  await typeAtEnd(page, '/summary', ' Last.')
  // Only once a save has failed is the copy on the device surely that of the last word.
  await expect(page.locator('[data-save]')).toHaveText('Save Error')
  // As when the page goes: the keystrokes are on the device, and not to be read there.
  const left = () =>
    page.evaluate((prefix) => {
      window.dispatchEvent(new Event('pagehide'))
      const key = Object.keys(localStorage).find((name) => name.startsWith(prefix))
      return localStorage.getItem(key ?? prefix)
    }, `lapel-left:${id}`)
  await expect.poll(left).toContain('sealed')
  expect(await left()).not.toContain('Last.')
  page.on('dialog', (dialog) => void dialog.accept())
  // What a page sends as it goes may slip past the route above.
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('no network'))
  })
  await page.reload()
  const offer = page.getByRole('button', { name: 'Bring them back' })
  await expect(offer).toBeVisible()
  await page.unroute('**/api/resumes/*')

  // The key that opens it may come late: it is asked for again, and nothing is lost meanwhile.
  let refusals = 1
  await page.route('**/draft-key', (route) => (refusals-- > 0 ? route.abort() : route.fallback()))
  await page.reload()
  await expect(offer).toBeVisible()

  await typeAtEnd(page, '/work_experience/0/role', ' and more')
  await expect
    .poll(async () => (await storedResume(page, id)).work_experience[0]?.role)
    .toContain('and more')
  await page.reload()
  await offer.click()
  await expect(field(page, '/summary')).toHaveText(`${ana.summary} Last.`)
  await expect(field(page, '/work_experience/0/role')).toContainText('and more')
  await expect(offer).toBeHidden()
})

test('[X1] two tabs that change the same part: both texts stay until the person chooses', async ({
  page,
  context,
  faults,
}) => {
  faults.expected.push(/status of 409/)
  // Both type before either has heard of the other.
  await page.route('**/versions', (route) => route.fulfill({ status: 204 }))
  const id = await openEditor(page)
  const other = await context.newPage()
  await other.goto(`/resume-page/${id}`)
  await typeAtEnd(other, '/summary', ' Theirs.')
  await expect(other.locator('[data-save]')).toHaveText(/^Saved \d/)
  await typeAtEnd(page, '/summary', ' Mine.')
  await expect(page.getByText('This resume was also changed elsewhere.')).toBeVisible()
  await expect(field(page, '/summary')).toHaveText(`${ana.summary} Mine.`)
  await page.getByRole('button', { name: 'Take the other' }).click()
  await expect(field(page, '/summary')).toHaveText(`${ana.summary} Theirs.`)
  await page.keyboard.press('Control+z')
  await expect(field(page, '/summary')).toHaveText(`${ana.summary} Mine.`)
  await expect(page.locator('[data-save]')).toHaveText(/^Saved/)
  expect((await storedResume(page, id)).summary).toBe(`${ana.summary} Mine.`)
})

test('what two tabs left behind is offered, one after the other', async ({
  page,
  context,
  faults,
}) => {
  faults.expected.push(/ERR_FAILED/)
  const id = await openEditor(page)
  const other = await context.newPage()
  await other.goto(`/resume-page/${id}`)
  await context.route('**/api/resumes/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  )
  await typeAtEnd(page, '/summary', ' Mine.')
  await expect(page.locator('[data-save]')).toHaveText('Save Error')
  await typeAtEnd(other, '/contact_info/name', ' Costa')
  await expect(other.locator('[data-save]')).toHaveText('Save Error')
  for (const tab of [page, other]) {
    // What a page sends as it goes may slip past the route above.
    await tab.evaluate(() => {
      window.fetch = () => Promise.reject(new TypeError('no network'))
    })
    await tab.close()
  }

  await context.unroute('**/api/resumes/*')
  const next = await context.newPage()
  await next.goto(`/resume-page/${id}`)
  const offer = next.getByRole('button', { name: 'Bring them back' })
  await offer.click()
  await expect(field(next, '/summary')).toHaveText(`${ana.summary} Mine.`)
  await offer.click()
  await expect(field(next, '/contact_info/name')).toHaveText('Ana Silva Costa')
  await expect(offer).toBeHidden()
  await expect
    .poll(async () => {
      const { summary, contact_info } = await storedResume(next, id)
      return [summary, contact_info.name]
    })
    .toEqual([`${ana.summary} Mine.`, 'Ana Silva Costa'])
})
