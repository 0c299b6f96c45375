import { blankItem } from '#domain/resume/blank.ts'

import { ana, field, openEditor, openTools } from './editor-page.ts'
import { expect, test } from './product.ts'

test('What a machine reads is shown for both layouts, and a loss leads to its place', async ({
  page,
}) => {
  const project = { ...blankItem('projects'), name: 'Oven', date: '2020', purpose: 'Heats 电车.' }
  await openEditor(page, { ...ana, projects: [project] })
  const panel = page.locator('[data-machine-read]')
  const opener = panel.locator('summary').first()
  const turned = () => opener.locator('svg').evaluate((sign) => getComputedStyle(sign).rotate)
  await expect(opener).toHaveCSS('list-style-type', 'none')
  expect(await turned()).toBe('none')
  await opener.click()
  await expect.poll(turned).toBe('90deg')
  for (const layout of ['ats-vanilla', 'two-column']) {
    const part = panel.locator(`[data-layout=${layout}]`)
    await expect(part.getByText(/^\d+ of 100$/)).toBeVisible({ timeout: 30_000 })
    await expect(part.getByText(/lack these letters or pictures/)).toBeVisible()
    await expect(part.getByText(/which show as boxes: 电 车$/)).toBeVisible()
  }
  await panel.getByRole('button', { name: /电车/ }).first().click()
  await expect(field(page, '/projects/0/purpose')).toBeFocused()
  // Who never opens the panel is told with the file.
  await openTools(page)
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  await page.getByRole('menuitem', { name: 'PDF' }).click()
  await expect(page.getByText(/boxes: 电 车 “Export PDF” prints them/)).toBeVisible()
})
