/** Going through the changes of a tailored resume: by key and by mouse, and what was accepted stays. */
import type { Locator } from '@playwright/test'

import { findBarriers } from '../../tools/trials/axe.ts'

import { expect, test } from './product.ts'
import { field, openAsks, openTailored, typeAtEnd, openTools } from './editor-page.ts'

test('each change tells what it rests on, and is accepted or taken back by key', async ({
  page,
}) => {
  await openTailored(page)
  const bar = page.getByRole('region', { name: 'Changes' })
  const count = async () =>
    Number(/ of (\d+)/.exec((await bar.locator('output').textContent()) ?? '')?.[1] ?? 0)
  await expect(bar).toContainText('1 of')
  await expect(page.locator('.sheet [data-current]').first()).toBeVisible()

  // The name that the job has for it rests on the one that stood there; the changes around it are orders.
  const name = page.locator('.sheet ins', { hasText: 'PostgreSQL' })
  await expect(name).toBeVisible()
  expect(await findBarriers(page, (axe) => axe.include('.review-bar'))).toEqual([])
  // Where the system chooses the colours, what is chosen and how long a bar is are seen in its own.
  await page.emulateMedia({ forcedColors: 'active' })
  const ground = (of: Locator) =>
    of.evaluate((element) => getComputedStyle(element).backgroundColor)
  const system = (color: string) =>
    page.evaluate((color) => {
      const probe = document.createElement('i')
      probe.style.backgroundColor = color
      document.body.append(probe)
      const { backgroundColor } = getComputedStyle(probe)
      probe.remove()
      return backgroundColor
    }, color)
  await expect
    .poll(() => ground(bar.locator('label:has(:checked)')))
    .toBe(await system('Highlight'))
  expect(await ground(bar.locator('label:has(:not(:checked))').first())).not.toBe(
    await system('Highlight'),
  )
  for (const filled of await page.locator('.editor-side [style*="width"]').all())
    await expect.poll(() => ground(filled)).toBe(await system('CanvasText'))
  await page.emulateMedia({ forcedColors: 'none' })

  const all = await count()
  expect(all).toBeGreaterThan(2)
  await expect(bar).toContainText('The job asks for: ')
  await page.keyboard.press('a')
  await expect.poll(count).toBe(all - 1)
  for (let walked = 0; (await name.getAttribute('data-current')) === null; walked++) {
    expect(walked).toBeLessThan(all)
    await page.keyboard.press('n')
  }
  await expect(bar).toContainText('The job asks for: PostgreSQL')
  await expect(bar.locator('del')).toHaveText('Postgres')
  // The name and the one it stands for are one change: one key brings the old one back.
  await page.keyboard.press('r')
  await expect(name).toHaveCount(0)
  await expect.poll(count).toBe(all - 2)
  await expect(page.locator('.sheet').getByText('Postgres', { exact: true })).toBeVisible()

  await typeAtEnd(page, '/summary', ' Quite new.')
  await field(page, '/contact_info/email').click()
  await bar.getByText('Your edits since').click()
  await expect(bar.locator('ins', { hasText: 'Quite new' })).toBeVisible()
  // What was stated may be written, and says whose word it is.
  await openAsks(page)
  await page.getByRole('button', { name: 'I do have this: GraphQL' }).click()
  await page.getByRole('button', { name: 'Add to your resume' }).click()
  const skill = page.locator('.sheet ins', { hasText: 'GraphQL' })
  await skill.hover()
  await expect(skill).toHaveAttribute('data-current', '')
  await expect(bar).toContainText('your own statement of')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Show Edits' }).click()
  await expect(bar).toContainText('Show the accepted change')
})

test('undo in the middle of a review writes nothing into the resume, and takes back an acceptance', async ({
  page,
}) => {
  await openTailored(page)
  const bar = page.getByRole('region', { name: 'Changes' })
  const count = async () =>
    Number(/ of (\d+)/.exec((await bar.locator('output').textContent()) ?? '')?.[1] ?? 0)
  await expect(bar).toContainText('1 of')
  const all = await count()
  const text = async () => (await page.locator('.sheet .field').allTextContents()).join('\n')
  const whole = await text()

  await typeAtEnd(page, '/summary', ' Quite new.')
  await bar.getByRole('button', { name: 'Next edit' }).focus()
  await page.keyboard.press('Control+z')
  await expect.poll(text).toBe(whole)
  await page.keyboard.press('n')
  await page.keyboard.press('p')
  expect(await text()).toBe(whole)

  const first = await bar.locator('.review-change').textContent()
  await page.keyboard.press('a')
  await expect.poll(count).toBe(all - 1)
  await page.keyboard.press('Control+z')
  await expect.poll(count).toBe(all)
  await expect(bar.locator('.review-change')).toHaveText(first ?? '')
  expect(await text()).toBe(whole)
})

test('what is accepted without a network stays accepted, says that it waits, and is sent on return', async ({
  page,
  context,
  faults,
}) => {
  faults.expected.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  // A stream of later saves never lets the network come to rest.
  await context.route('**/versions', (route) => route.fulfill({ status: 204 }))
  await openTailored(page)
  const bar = page.getByRole('region', { name: 'Changes' })
  const waits = bar.getByText('Kept on this device')
  await expect(bar).toContainText('1 of 3')
  await page.waitForLoadState('networkidle')
  const atServer = () =>
    page.evaluate(async () => {
      const id = location.pathname.split('/').at(-1)
      const headers = { authorization: `Bearer ${localStorage.getItem('authToken')}` }
      const answer = await fetch(`/api/resumes/${id}/settled-changes`, { headers })
      return ((await answer.json()) as { settled: string[] }).settled.length
    })

  await context.setOffline(true)
  await page.keyboard.press('a')
  await expect(waits).toBeVisible()
  await expect(bar).toContainText('1 of 2')
  await expect(page.locator('.Toastify').getByText('Save Error')).toHaveCount(0)
  await context.setOffline(false)
  await expect(waits).toBeHidden()
  await expect(bar).toContainText('1 of 2')
  expect(await atServer()).toBe(1)

  // A page that is left meanwhile has it when it is opened again.
  await context.setOffline(true)
  await page.keyboard.press('a')
  await expect(waits).toBeVisible()
  const address = page.url()
  await page.goto('about:blank')
  await context.setOffline(false)
  await page.goto(address)
  await page.getByRole('button', { name: 'Show Edits' }).click()
  await expect(bar).toContainText('Show the 2 accepted changes')
  await expect(waits).toBeHidden()
  expect(await atServer()).toBe(2)
})

test('on a phone the bar leaves the sheet three quarters of the screen, and tells the rest when asked', async ({
  page,
}) => {
  await openTailored(page)
  await page.setViewportSize({ width: 360, height: 740 })
  const bar = page.getByRole('region', { name: 'Changes' })
  const basis = bar.getByText(/^The job asks for: /)
  await expect(bar.getByRole('button', { name: 'Accept', exact: true })).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Reject' })).toBeVisible()
  for (let change = 0; change < 3; change += 1) {
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(740 / 4)
    await bar.getByRole('button', { name: 'Next edit' }).click()
  }
  await expect(bar).toContainText('1 of')
  await expect(basis).toBeVisible()
  const all = bar.getByRole('button', { name: 'Accept all' })
  await expect(all).toBeHidden()
  await bar.getByRole('button', { name: 'More about this change' }).click()
  await expect(all).toBeVisible()
  expect(await findBarriers(page, (axe) => axe.include('.review-bar'))).toEqual([])
})

test('the second press of Tab from the top leads to the answers', async ({ page }) => {
  await openTailored(page)
  const bar = page.getByRole('region', { name: 'Changes' })
  const accept = bar.getByRole('button', { name: 'Accept', exact: true })
  await expect(accept).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(accept).toBeFocused()
})

test('the keys of the review do nothing while the history covers it', async ({ page }) => {
  await openTailored(page)
  const bar = page.getByRole('region', { name: 'Changes' })
  await expect(bar).toContainText('1 of')
  const text = async () => (await page.locator('.sheet .field').allTextContents()).join('\n')
  const whole = await text()
  const review = await bar.textContent()

  await openTools(page)
  await page.getByRole('button', { name: 'History' }).click()
  const history = page.getByRole('region', { name: 'History' })
  await expect(history.getByRole('radio').first()).toBeVisible()
  for (const key of ['n', 'r', 'a', 'Control+z']) await page.keyboard.press(key)
  await page.keyboard.press('Escape')

  // It is found as it was left, the change at hand among it.
  await expect(bar).toBeVisible()
  expect(await bar.textContent()).toBe(review)
  expect(await text()).toBe(whole)
})

test('a review tells what rose, covers no mark, and ends with the last decision', async ({
  page,
}) => {
  await openTailored(page)
  const bar = page.getByRole('region', { name: 'Changes' })
  await expect(bar.locator('output')).toContainText('1 of 3')
  const rose = /Python\s*from place 2 to 1/
  for (let walked = 0; !rose.test((await bar.textContent()) ?? ''); walked += 1) {
    expect(walked).toBeLessThan(3)
    await page.keyboard.press('n')
  }
  for (let walked = 0; walked < 3; walked += 1) {
    await expect
      .poll(async () => {
        const mark = await page.locator('.sheet [data-current]').first().boundingBox()
        const covers = await bar.boundingBox()
        if (!mark || !covers) return null
        return mark.x + mark.width <= covers.x || mark.y + mark.height <= covers.y
      })
      .toBe(true)
    await page.keyboard.press('n')
  }
  await page.keyboard.press('a')
  await expect(bar.locator('output')).toContainText(' of 2')
  await page.keyboard.press('r')
  await expect(bar.locator('output')).toContainText('1 of 1')
  // Pressed by button, the last one hands the focus on.
  await bar.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(bar.locator('button:focus, output:focus')).toHaveCount(1)
  // What is only offered comes after what was done.
  await expect(bar).toContainText('Put this line first')
  await page.keyboard.press('r')
  await expect(bar.locator('output')).toContainText(/changes?, (?:all )?decided/)
  await page.keyboard.press('n')
  await expect(bar.locator('output')).toContainText(/changes?, (?:all )?decided/)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThanOrEqual(64)
})
