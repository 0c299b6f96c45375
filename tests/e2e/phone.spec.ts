/** The editor on a phone: the sheet first, its score over it, and what is wanted most at the thumb. */
import type { Locator } from '@playwright/test'

import { ana, longAna, openEditor, openTailored, platformJob, storedResume } from './editor-page.ts'
import { expect, test } from './product.ts'

const height = 740
test.use({ viewport: { width: 360, height }, hasTouch: true, isMobile: true })

const withJob = { ...ana, job_title: 'Platform Engineer', job_description: platformJob }

test('the bars take at most 15 % of the screen, and the sheet comes first', async ({ page }) => {
  await openEditor(page, withJob)
  await expect(page.locator('.thumb-bar')).toBeVisible()
  const bars = page.locator('.phone-bar, .editor-head, .thumb-bar')
  const sum = () =>
    bars.evaluateAll((all) => all.reduce((sum, one) => sum + one.getBoundingClientRect().height, 0))
  await expect.poll(sum).toBeLessThanOrEqual(0.15 * height)
  await expect(page.locator('.sheet').getByText('Ana Silva')).toBeInViewport({ ratio: 1 })
  // They stay where they are while the sheet is scrolled.
  await page.locator('.field[data-path="/work_experience/1/role"]').scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: 'Platform Engineer' })).toBeInViewport({
    ratio: 1,
  })
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({ ratio: 1 })
})

test('the history gets the room of the tools it was opened from', async ({ page }) => {
  await openEditor(page, withJob)
  const tools = page.getByRole('button', { name: 'Tools' })
  await tools.tap()
  await page.getByRole('button', { name: 'History', exact: true }).tap()
  await expect(page.getByRole('region', { name: 'History' })).toBeVisible()
  await expect(tools).toHaveAttribute('aria-expanded', 'false')
})

test('the tools go when the sheet is scrolled, and when it is seen in another way', async ({
  page,
}) => {
  await openTailored(page, { ...ana, work_experience: longAna.work_experience })
  const tools = page.getByRole('button', { name: 'Tools' })
  const row = page.locator('.editor-tools')
  const thumb = page.locator('.thumb-bar')
  // Where it is, without scrolling the page for it first.
  const touch = async (target: Locator) => {
    const { x, y, width, height } = (await target.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    }
    await page.touchscreen.tap(x + width / 2, y + height / 2)
  }
  const scroll = () => page.evaluate(() => window.scrollBy(0, 200))
  // What a tool opened over the page is not taken away with them.
  const readPanel = async () => {
    await touch(row.getByRole('button', { name: 'Page' }))
    const panel = page.getByRole('dialog', { name: 'Page' })
    await expect(panel).toBeVisible()
    await scroll()
    await touch(panel.getByRole('button', { name: 'Close' }))
    await expect(panel).toBeHidden()
    await scroll()
  }
  // The first change comes into sight by itself, once.
  await expect(page.locator('.sheet [data-current]').first()).toBeInViewport()
  const ways: [what: string, go: () => Promise<void>][] = [
    ['Hide Edits', () => touch(thumb.getByRole('button', { name: 'Hide Edits' }))],
    ['Match', () => touch(thumb.getByRole('button', { name: 'Match' }))],
    ['View', () => touch(row.getByText('View', { exact: true }))],
    ['scrolling', scroll],
    ['scrolling, once a panel is closed', readPanel],
    ['Show Edits', () => touch(thumb.getByRole('button', { name: 'Show Edits' }))],
  ]
  for (const [what, go] of ways) {
    // Also where the sheet is scrolled far down they are opened, and it does not move.
    const toMiddle = () => page.evaluate(() => (window.scrollTo(0, 900), window.scrollY))
    // The sheet is as long as that once it is drawn.
    await expect.poll(toMiddle, what).toBe(900)
    await touch(tools)
    await expect(row.getByRole('button', { name: 'History' })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => window.scrollY), what).toBe(900)
    await go()
    await expect(row, what).toBeHidden()
    await expect(tools, what).toHaveAttribute('aria-expanded', 'false')
  }
})

test('Match leads to how the score adds up, as the score itself does, and Edit back to the sheet', async ({
  page,
}) => {
  await openEditor(page, withJob)
  const score = page.getByRole('button', { name: /^Match: \d+$/ })
  await expect(score).toBeInViewport({ ratio: 1 })
  const match = page.getByRole('button', { name: 'Match', exact: true })
  const edit = page.getByRole('button', { name: 'Edit', exact: true })
  await expect(edit).toHaveAttribute('aria-current', 'true')
  for (const way of [match, score]) {
    await way.tap()
    await expect(page.locator('[data-score]')).toBeInViewport({ ratio: 1 })
    await expect(match).toHaveAttribute('aria-current', 'true')
    // Nothing shines through the bar that is read over it.
    await expect(page.locator('.editor-head')).toHaveCSS(
      'background-color',
      /^(rgb|oklch)\([^/,]+(,[^,]+){0,2}\)$/,
    )
    await edit.tap()
    await expect(page.locator('.sheet').getByText('Ana Silva')).toBeInViewport({ ratio: 1 })
  }
})

test('Send shares or downloads what was chosen, says so, and marks the application as sent', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files: [file] }: { files: File[] }) => {
        const begin = await file?.slice(0, 4).text()
        shared.push({ name: file?.name, type: file?.type, begin })
      },
    })
  })
  const id = await openEditor(page, withJob)
  await page.locator('.field[data-path="/summary"]').tap()
  await page.keyboard.type('Typed just now. ')
  const send = page.getByRole('button', { name: 'Send', exact: true })
  const dialog = page.getByRole('dialog', { name: 'Send' })
  await send.tap()
  // Nothing is sent before somebody has said what.
  await expect(dialog.getByText('Both in one PDF')).toBeHidden()
  await dialog.getByRole('button', { name: 'Share' }).tap()
  await expect(dialog.getByText(/^Shared: Ana Silva.*\.pdf$/)).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'shared') as unknown)).toEqual([
    { name: expect.stringMatching(/^Ana Silva.*\.pdf$/), type: 'application/pdf', begin: '%PDF' },
  ])
  expect((await storedResume(page, id)).summary).toContain('Typed just now.')
  await dialog.getByRole('button', { name: 'Mark as ‘Applied’' }).tap()
  await expect(dialog.getByText(/^Marked as ‘Applied’/)).toBeVisible()
  expect((await storedResume(page, id)).job_status).toBe('applied')
  await page.keyboard.press('Escape')

  await page.evaluate(async (id) => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('authToken')}`,
      'content-type': 'application/json',
    }
    await fetch(`/api/resumes/${id}/letter`, { method: 'POST', headers, body: '{}' })
    Object.assign(navigator, { canShare: () => false })
  }, id)
  await send.tap()
  await dialog.getByText('Both in one PDF').tap()
  await expect(dialog.getByRole('button', { name: 'Share' })).toBeHidden()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).tap(),
  ])
  expect(file.suggestedFilename()).toMatch(/^Ana Silva.*\.pdf$/)
  await expect(dialog.getByText(/^Downloaded: /)).toBeVisible()
})

test('no line of the ways to reach somebody ends with the sign between two', async ({ page }) => {
  // A way that is not given stands between two that are.
  const contact_info = { ...ana.contact_info, headline: 'Engineer', possible_work_locations: [] }
  await openEditor(page, { ...ana, contact_info })
  const signs = page.locator('.contact .separator')
  await expect(signs.filter({ hasText: '·' })).not.toHaveCount(0)
  const ending = () =>
    signs.evaluateAll(
      (all) =>
        all.filter((sign) => {
          const [drawn] = sign.firstElementChild?.getClientRects() ?? []
          const [way] = sign.parentElement?.querySelector('.field')?.getClientRects() ?? []
          return drawn && drawn.width > 1 && way && way.top > drawn.top + 8
        }).length,
    )
  await expect.poll(ending).toBe(0)
})
