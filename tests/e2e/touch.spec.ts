/** The product under a finger. */
import { languages } from '#domain/language/languages.ts'

import { phone } from '../../tools/trials/look-by-thumb.ts'
import { expect, test } from './prepared.ts'

test.use(phone)

test('on a phone a card’s actions are words in a menu, and the focus comes back to it', async ({
  page,
  api,
}) => {
  const { id } = await api.addResume({ company_name: 'Thumb Ltd' })
  await page.goto('/dashboard')
  const card = page.getByRole('main').getByRole('article', { name: 'Thumb Ltd' })
  const more = card.getByRole('button', { name: 'More' })
  const choose = async (name: string) => {
    await more.tap()
    await page.getByRole('menuitem', { name }).tap()
  }
  await choose('Edit details')
  await expect(card.getByLabel('Company name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()

  await choose('Set Base')
  await expect(card.getByText('Base', { exact: true })).toBeVisible()
  await choose('Delete')
  await expect(card.getByRole('button', { name: 'Confirm' })).toBeFocused()
  await card.getByRole('button', { name: 'Cancel' }).tap()
  await expect(more).toBeFocused()
  await choose('Delete')
  await card.getByRole('button', { name: 'Confirm' }).tap()
  await expect(card).toHaveCount(0)
  expect((await api.get<{ id: string }[]>('/resumes')).map((one) => one.id)).not.toContain(id)
})

test('on a phone every button over the sheet says in words what it does', async ({ page, api }) => {
  const { id } = await api.addResume()
  await page.goto(`/resume-page/${id}`)
  await page.getByRole('button', { name: 'Tools' }).tap()
  for (const name of ['Tailor with AI', 'Save', 'Translate', 'Export PDF', 'Download']) {
    const words = page.getByRole('button', { name, exact: true }).getByText(name)
    const here = page.getByRole('button', { name, exact: true }).and(page.getByText(name))
    await expect
      .poll(async () => (await words.or(here).first().boundingBox())?.width, name)
      .toBeGreaterThan(24)
  }
})

test('on a phone the changes of a tailored resume are one press away, without scrolling for it', async ({
  page,
  prepared: { tailored },
}) => {
  await page.goto(`/resume-page/${tailored}`)
  const show = page.getByRole('button', { name: 'Show Edits' })
  const right = () => show.evaluate((button) => button.getBoundingClientRect().right)
  await expect.poll(right).toBeLessThanOrEqual(344)

  // And the first of them is seen, not covered by the bar that tells of it.
  await show.tap()
  const mark = page.locator('.sheet ins').first()
  const bar = page.getByRole('region', { name: 'Changes' })
  await expect
    .poll(async () => {
      const [seen, covers] = [await mark.boundingBox(), await bar.boundingBox()]
      return seen && covers ? seen.y >= 56 && seen.y + seen.height <= covers.y : null
    })
    .toBe(true)
})

/** How far a menu reaches beyond the window on either side, and how wide it makes the page. */
function ends(menu: Element): number[] {
  const { left, right } = menu.getBoundingClientRect()
  const { scrollWidth } = document.documentElement
  return [Math.max(0, -left), Math.max(0, right - 360), scrollWidth]
}

// The languages of the longest words.
for (const language of ['de', 'fr'] as const)
  test(`on a phone no menu widens the page: ${language}`, async ({
    page,
    prepared: { tailored },
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('lapelLanguage', chosen), language)
    // What is said below the languages makes their menu wider once it is there.
    const json = languages.map((missing) => ({
      language: missing,
      state: 'missing',
      command: `npm run models -- ${missing}`,
    }))
    await page.route('**/api/translation-targets*', async (route) => {
      await page.getByRole('menu').waitFor()
      await route.fulfill({ json })
    })
    for (const address of ['/dashboard', `/resume-page/${tailored}`]) {
      await page.goto(address)
      const tools = page.locator('[aria-controls="editor-tools"]')
      const opened = page.locator('main [aria-haspopup="menu"]:visible')
      await page.locator('main article').first().waitFor()
      if (address !== '/dashboard') await tools.tap()
      const count = await opened.count()
      expect(count, address).toBeGreaterThan(1)
      for (const n of Array.from({ length: count }, (_, i) => i)) {
        const button = opened.nth(n)
        const name = `${address}: ${await button.textContent()}`
        await button.tap()
        await page.getByRole('menu').waitFor()
        if ((await button.and(page.locator('[data-words]')).count()) > 0 && n === 0)
          await page.getByRole('menu').getByText('npm run models').waitFor()
        await expect.poll(() => page.getByRole('menu').evaluate(ends), name).toEqual([0, 0, 360])
        await page.keyboard.press('Escape')
        await expect(page.getByRole('menu')).toHaveCount(0)
      }
    }
  })
