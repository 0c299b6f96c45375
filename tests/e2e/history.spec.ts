/** Nothing lost, as a person meets it: saved states brought back, a deletion undone, two tabs. */
import { AxeBuilder } from '@axe-core/playwright'

import { ana, field, openEditor, storedResume, typeAtEnd, openTools } from './editor-page.ts'
import { chooseOn } from './on-card.ts'
import { expect, newEmail, signIn, test } from './product.ts'

test.describe.configure({ timeout: 120_000 })

test('a saved state is seen by word, named and brought back, and nothing is lost by it', async ({
  page,
}) => {
  const id = await openEditor(page)
  await typeAtEnd(page, '/summary', ' Written by mistake.')
  await page.keyboard.press('Control+s')
  await expect(page.locator('[data-save="saved"]')).toBeVisible()

  await openTools(page)
  await page.getByRole('button', { name: 'History' }).click()
  const history = page.getByRole('region', { name: 'History' })
  const states = history.getByRole('radio')
  await expect(states).toHaveCount(3)
  await expect(history.locator('.sheet ins')).toHaveText('Written by mistake.')
  expect((await new AxeBuilder({ page }).include('.history').analyze()).violations).toEqual([])

  await states.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(states.nth(1)).toBeChecked()
  await history.getByLabel('Compare with').selectOption({ label: 'Not compared' })
  await expect(history.locator('.sheet')).toContainText(ana.summary)
  await expect(history.locator('.sheet')).not.toContainText('by mistake')
  await history.getByRole('button', { name: 'Name this version' }).click()
  await history.getByLabel('Name this version').fill('Before the mistake')
  await page.keyboard.press('Enter')
  await expect(history.getByText('Before the mistake')).toBeVisible()
  await history.getByRole('button', { name: 'Restore this version' }).click()
  await expect(history).toBeHidden()
  await expect(field(page, '/summary')).toHaveText(ana.summary)
  expect((await storedResume(page, id)).summary).toBe(ana.summary)

  await openTools(page)
  await page.getByRole('button', { name: 'History' }).click()
  await expect(states).toHaveCount(4)
  await page.keyboard.press('Escape')
  await expect(history).toBeHidden()
})

test('what is typed while a letter is being saved stays', async ({ page }) => {
  await openEditor(page)
  const letter = page.getByRole('dialog', { name: 'Cover letter' })
  const body = letter.getByLabel('Letter', { exact: true })
  await page.getByRole('button', { name: 'Open the letter' }).click()
  await expect(body).not.toBeEmpty()
  await body.fill('I bake at night.')
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/resumes/*/letter', async (route) => {
    await answered.promise
    await route.continue()
  })
  const saved = page.waitForResponse((one) => one.request().method() === 'PUT')
  await letter.getByRole('button', { name: 'Save letter' }).click()
  await letter.getByLabel('Subject', { exact: true }).fill('Typed meanwhile')
  answered.resolve()
  expect((await saved).status()).toBe(200)
  await expect(letter.getByRole('button', { name: 'Rewrite' })).toBeEnabled()
  await expect(letter.getByLabel('Subject', { exact: true })).toHaveValue('Typed meanwhile')
  await expect(body).toHaveValue('I bake at night.')
})

test('a saved letter is seen by word, named and brought back, and what was typed is a state too', async ({
  page,
}) => {
  await openEditor(page)
  const letter = page.getByRole('dialog', { name: 'Cover letter' })
  const body = letter.getByLabel('Letter', { exact: true })
  await page.getByRole('button', { name: 'Open the letter' }).click()
  await expect(body).not.toBeEmpty()
  const written = await body.inputValue()
  await body.fill(`${written}\n\nI bake at night.`)
  await letter.getByRole('button', { name: 'Save letter' }).click()
  await expect(letter.getByRole('button', { name: 'Rewrite' })).toBeEnabled()
  await letter.getByLabel('Subject', { exact: true }).fill('Not saved yet')

  await letter.getByRole('button', { name: 'History' }).click()
  const history = letter.getByRole('region', { name: 'History' })
  const states = history.getByRole('radio')
  await expect(states).toHaveCount(2)
  await expect(history.getByRole('article').locator('ins')).toHaveText('I bake at night.')
  await expect(history.getByText('1 difference')).toBeVisible()
  await expect(body).toBeHidden()
  expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([])

  await states.first().focus()
  await page.keyboard.press('ArrowDown')
  await history.getByRole('button', { name: 'Name this version' }).click()
  await history.getByLabel('Name this version').fill('As it was written')
  await page.keyboard.press('Enter')
  await expect(history.getByText('As it was written')).toBeVisible()
  await history.getByRole('button', { name: 'Restore this version' }).click()
  await expect(history).toBeHidden()
  await expect(body).toHaveValue(written)
  await expect(letter.getByLabel('Subject', { exact: true })).not.toHaveValue('Not saved yet')

  await letter.getByRole('button', { name: 'History' }).click()
  await expect(states).toHaveCount(4)
  await states.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(history.getByRole('article')).toContainText('Not saved yet')
  await page.keyboard.press('Escape')
  await expect(history).toBeHidden()
  await expect(letter.getByRole('button', { name: 'History' })).toBeFocused()
  await expect(body).toHaveValue(written)
})

test('a deletion can be undone, and the trash gives back or forgets', async ({ page }) => {
  await openEditor(page)
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  const cards = page.getByRole('article')
  const remove = async () => {
    await chooseOn(cards.first(), 'Delete')
    await cards.first().getByRole('button', { name: 'Confirm' }).click()
    await expect(cards).toHaveCount(0)
  }
  await remove()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards).toHaveCount(1)

  await remove()
  await page.getByRole('button', { name: 'Trash', exact: true }).click()
  const trash = page.getByRole('dialog')
  await expect(trash.getByText('Ana Silva')).toBeVisible()
  expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([])
  await trash.getByRole('button', { name: 'Restore' }).click()
  await expect(trash.getByText('The trash is empty.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cards).toHaveCount(1)

  await remove()
  await page.getByRole('button', { name: 'Trash', exact: true }).click()
  await trash.getByRole('button', { name: 'Delete permanently' }).click()
  await trash.getByRole('button', { name: 'Confirm' }).click()
  await expect(trash.getByText('The trash is empty.')).toBeVisible()
})

test('another tab shows what was saved in this one; another person never does', async ({
  page,
  context,
  faults,
}) => {
  faults.expected.push(/status of 40[139]/)
  const id = await openEditor(page)
  const other = await context.newPage()
  await other.goto(`/resume-page/${id}`)
  await expect(field(other, '/summary')).toHaveText(ana.summary)
  await typeAtEnd(page, '/summary', ' Seen everywhere.')
  await expect(field(other, '/summary')).toHaveText(`${ana.summary} Seen everywhere.`, {
    timeout: 30_000,
  })

  // Bea signs in on the same browser: what was open is no longer shown to her.
  await signIn(other, newEmail(), 'Bea')
  await expect(page.getByText('Seen everywhere.')).toBeHidden({ timeout: 30_000 })
})
