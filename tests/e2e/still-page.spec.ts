/** What comes late moves nothing that is there: over a slow network, and under the pointer. */
import type { Page } from '@playwright/test'

import { partOf } from '../part.ts'
import { field } from './editor-page.ts'
import { expect, test } from './prepared.ts'

type Shift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

/** What moved by itself: how much, in parts of the window as web.dev counts them, and what. */
async function shiftsOf(page: Page): Promise<{ sum: number; moved: string[] }> {
  const shifts = await page.evaluate(
    () =>
      new Promise<{ value: number; moved: string }[]>((resolve) => {
        const found: { value: number; moved: string }[] = []
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
            if (!hadRecentInput) found.push({ value, moved: sources.map(nameOf).join(', ') })
        }).observe({ type: 'layout-shift', buffered: true })
        const nameOf = ({ node }: Shift['sources'][number]) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : (node?.nodeName ?? '?')
        setTimeout(() => resolve(found), 500)
      }),
  )
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.map(({ value, moved }) => `${value.toFixed(3)} ${moved}`),
  }
}

/** Each part that is loaded late, and each call, takes its time; the later ones longer. */
async function slowNetwork(
  page: Page,
  addresses: readonly string[] = ['**/assets/*.js', '**/api/resumes/**'],
): Promise<void> {
  let asked = 0
  const wait = async () => new Promise((resolve) => setTimeout(resolve, 150 + 60 * (asked++ % 12)))
  for (const address of addresses)
    await page.route(address, async (route) => {
      await wait()
      await route.continue()
    })
}

const editors = (['resume', 'tailored'] as const).flatMap((which) =>
  [360, 1440].map((width) => ({ which, width })),
)

for (const { which, width } of partOf(editors, 3))
  test(`late panels move nothing of a ${which} that is there, at ${width} px`, async ({
    page,
    prepared,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 })
    await slowNetwork(page)
    await page.goto(`/resume-page/${prepared[which]}`)
    await expect(field(page, '/contact_info/name')).not.toBeEmpty()
    await expect(page.locator('[data-machine-read]')).toBeAttached()
    const { sum, moved } = await shiftsOf(page)
    expect(sum, moved.join('; ')).toBeLessThanOrEqual(0.02)
  })

for (const { what, address, width } of [
  { what: 'the board', address: '/dashboard', width: 1440 },
  { what: 'the board', address: '/dashboard', width: 360 },
  { what: 'the job search', address: '/job-search', width: 360 },
])
  test(`what comes late moves nothing of ${what}, at ${width} px`, async ({ page, prepared }) => {
    test.slow()
    expect(prepared.resume).not.toBe('')
    await page.addInitScript(() => localStorage.setItem('lapelLayout', 'board'))
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 })
    await slowNetwork(page, ['**/assets/*.js', '**/api/**'])
    await page.goto(address)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    const { sum, moved } = await shiftsOf(page)
    expect(sum, moved.join('; ')).toBeLessThanOrEqual(0.02)
  })

test('the pointer moves no line: every field stays where it is while one is hovered', async ({
  page,
  api,
}) => {
  const { id } = await api.addResume()
  await page.goto(`/resume-page/${id}`)
  await expect(field(page, '/contact_info/name')).not.toBeEmpty()
  const places = () =>
    page.locator('.sheet .field').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => {
          const { top, left } = one.getBoundingClientRect()
          return `${(one as HTMLElement).dataset['path']} ${Math.round(top)} ${Math.round(left)}`
        }),
    )
  await page.mouse.move(2, 2)
  const before = await places()
  for (const path of [
    '/contact_info/name',
    '/contact_info/email',
    '/work_experience/0/role',
    '/summary',
  ]) {
    await field(page, path).hover()
    expect(await places(), `over ${path}`).toEqual(before)
  }
})
