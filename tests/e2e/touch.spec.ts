/** Where a finger points: whatever can be pressed is 44 px each way, and no field makes a phone zoom in. */
import { languages } from '#domain/language/languages.ts'

import { prepareScreens, screens, wordsOf } from '../../tools/trials/screens.ts'
import { expect, test } from './signed-in.ts'

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

// Two PDFs are made for it, and nothing of it can be pressed that the editor does not have.
const visited = screens.filter(({ name }) => name !== 'machine read')

/** Runs in the page. Links that stand in a sentence are as high as its line. */
function findSmallTargets(): string[] {
  const inText = 'p a, li p a, .prose p a, .sheet .entry a'
  const targets = document.querySelectorAll<HTMLElement>(
    'button, a, select, summary, input, textarea, [role=menuitem], [role=menuitemradio], [role=tab]',
  )
  return [...targets].flatMap((target) => {
    // A box or a point is pressed by its label, and so is a field that is drawn by one.
    const drawn = target.closest('label') ?? target
    const style = getComputedStyle(drawn)
    const hidden = !drawn.checkVisibility({ opacityProperty: true }) || style.position === 'fixed'
    if (hidden || target.matches(inText) || target.closest('[inert], [aria-hidden=true]')) return []
    const { width, height } = drawn.getBoundingClientRect()
    // For who reads with a screen reader or a keyboard alone.
    if (width <= 1 || height <= 1) return []
    // What lies over a whole card or row is pressed wherever that is pressed.
    const over = getComputedStyle(target, '::after')
    if (over.position === 'absolute' && over.content !== 'none') return []
    const name = (target.ariaLabel ?? drawn.textContent).trim().slice(0, 40)
    const size = `${Math.round(width)} × ${Math.round(height)}`
    return width < 43.5 || height < 43.5 ? [`${target.tagName} "${name}" is ${size}`] : []
  })
}

/** Runs in the page. Phones zoom into a field whose letters are smaller than 16 px, and stay there. */
function findZoomingFields(): string[] {
  return [...document.querySelectorAll<HTMLElement>('input, textarea, select')]
    .filter((field) => !field.matches('[type=checkbox], [type=radio], [type=file], [type=hidden]'))
    .filter((field) => field.checkVisibility() && parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => `${field.tagName} "${field.id}" has ${getComputedStyle(field).fontSize}`)
}

/** Runs in the page. A phone shows a page that is wider than itself smaller, and moves what is fixed. */
function findTooWide(): string[] {
  return window.innerWidth > 360 ? [`the page is ${window.innerWidth} px wide`] : []
}

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
    expect((await words.or(here).first().boundingBox())?.width ?? 0, name).toBeGreaterThan(24)
  }
})

for (const language of languages.slice(0, 2))
  test(`everything can be pressed with a thumb, and no field zooms: ${language}`, async ({
    page,
    api,
    faults,
  }) => {
    test.slow()
    faults.expected.push(/status of 404/) // the page that is not there
    const ids = await prepareScreens((method, path, body) => api.send(method, path, body))
    await page.addInitScript((chosen) => localStorage.setItem('lapelLanguage', chosen), language)
    for (const screen of visited)
      await test.step(screen.name, async () => {
        await page.goto(screen.path(ids))
        await screen.act?.(page, wordsOf(language), 360)
        const found = [
          ...(await page.evaluate(findSmallTargets)),
          ...(await page.evaluate(findZoomingFields)),
          ...(await page.evaluate(findTooWide)),
        ]
        expect.soft(found, screen.name).toEqual([])
      })
  })

test('on a phone the changes of a tailored resume are one press away, without scrolling for it', async ({
  page,
  api,
}) => {
  const { tailored } = await prepareScreens((method, path, body) => api.send(method, path, body))
  await page.goto(`/resume-page/${tailored}`)
  const show = page.getByRole('button', { name: 'Show Edits' })
  await show.waitFor()
  const box = await show.boundingBox()
  expect((box?.x ?? 360) + (box?.width ?? 0)).toBeLessThanOrEqual(344)

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
