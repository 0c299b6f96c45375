/** What a tailoring does not prove waits for its person: asked, answered by key and by thumb, undone. */
import { findBarriers } from '../../tools/trials/axe.ts'
import { ana, openEditor, openTailored } from './editor-page.ts'
import { expect, test } from './with-model.ts'

const job = 'Backend Engineer\nRequirements\n- Kubernetes and PostgreSQL\n- Python\n- Mentoring'
const lines = ana.work_experience[0]?.description ?? []
const claim = 'with responsibility for the whole department'

test('a question is answered by one key, a stopped change only in other words, and both are undone', async ({
  page,
  context,
  model,
}) => {
  test.slow()
  model.behave('saying too much')
  await openEditor(page, ana)
  await page.getByRole('button', { name: 'Tailor with AI' }).first().click()
  await page.getByLabel('Job description or link').fill(job)
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Tailor resume' }).click(),
  ])
  await expect(page.getByText(/changes? applied, 2 wait for you\./)).toBeVisible()
  await expect(tab.getByText('2 suggestions wait for your answer').first()).toBeVisible()
  const bar = tab.getByRole('region', { name: 'Changes' })
  await expect(bar).toContainText('1 of 2')
  await expect(bar).toContainText('Is this true?')
  await expect(bar.locator('mark').first()).toBeVisible()
  expect(await findBarriers(tab, (axe) => axe.include('.review-bar'))).toEqual([])
  await expect(tab.locator('.sheet [data-current]')).toHaveText(lines[1] ?? '')

  await tab.keyboard.press('a')
  await expect(tab.locator('.sheet')).toContainText(claim)
  await expect(bar).toContainText('1 of 1')
  await tab.keyboard.press('Control+z')
  await expect(tab.locator('.sheet')).not.toContainText(claim)
  await expect(bar).toContainText('1 of 2')
  await bar.getByRole('button', { name: 'Yes, it is true' }).click()
  await expect(tab.locator('.sheet')).toContainText(claim)

  // The next one cannot be confirmed; what is wrong with it is said in words.
  await expect(bar).toContainText('Cannot be applied as it is')
  await expect(bar.getByRole('button', { name: 'Yes, it is true' })).toHaveCount(0)
  await expect(bar.locator('mark', { hasText: '300' })).toBeVisible()
  await expect(bar).toContainText('Your resume does not give this number there.')
  await tab.keyboard.press('e')
  const words = bar.getByLabel('In your own words')
  await expect(words).toBeFocused()
  await words.fill(`${lines[2]} For 400 people.`)
  await words.press('Enter')
  await expect(bar.locator('mark', { hasText: '400' })).toBeVisible()
  await bar.getByRole('button', { name: 'Reword' }).click()
  await words.fill('Five engineers mentored.')
  await bar.getByRole('button', { name: 'Check and use' }).click()
  await expect(tab.locator('.sheet')).toContainText('Five engineers mentored.')
  await expect(bar).toContainText('2 changes, all decided')
  await bar.getByText(/^All \(\d+\)$/).click()
  // What was answered is not asked about as a mark once more.
  await expect(bar).not.toContainText(claim)

  const how = tab.getByRole('region', { name: 'How this resume was tailored' })
  await how.getByText('1 line confirmed by you').click()
  await how.getByRole('button', { name: 'Take it back' }).click()
  await expect(tab.locator('.sheet')).not.toContainText(claim)
  await tab.reload()
  await expect(tab.getByText('1 suggestion waits for your answer').first()).toBeVisible()
})

test('on a phone the question, its reason and its answers are in reach of a thumb', async ({
  page,
  model,
}) => {
  model.behave('saying too much')
  await openTailored(page, ana, job)
  await page.setViewportSize({ width: 360, height: 740 })
  const bar = page.getByRole('region', { name: 'Changes' })
  for (const name of ['Yes, it is true', 'Reword', 'Leave out'])
    await expect(bar.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  await expect(bar.locator('mark').first()).toBeInViewport()
  await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThanOrEqual(740 * 0.4)
  expect(await findBarriers(page, (axe) => axe.include('.review-bar'))).toEqual([])
  await bar.getByRole('button', { name: 'Leave out' }).click()
  await expect(bar).toContainText('1 of 1')
  await expect(page.locator('.sheet')).not.toContainText(claim)
})
