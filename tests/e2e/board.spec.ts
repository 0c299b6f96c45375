/** The board by application status and the palette, worked by the keyboard alone. */
import { expect, newEmail, signIn, test } from './product.ts'

test('[X7] a card moves on the board by keys and by its menu, with the keyboard, and is there after a reload', async ({
  page,
}) => {
  await signIn(page, newEmail())
  await page.getByRole('button', { name: 'Create from template' }).first().click()
  await page.getByText('Board', { exact: true }).click()
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
  const saved = () => page.waitForResponse((answer) => answer.request().method() === 'PUT')
  const card = column('Created').getByRole('article').getByRole('link')
  await card.focus()
  const moved = saved()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(column('Applied').getByRole('link')).toBeFocused()
  expect((await moved).ok()).toBe(true)

  const menu = { name: /^Application status:/ }
  const sent = saved()
  await column('Applied').getByRole('button', menu).click()
  await page.getByRole('menuitem', { name: 'Rejected' }).click()
  await expect(column('Rejected').getByRole('article')).toHaveCount(1)
  await expect(column('Rejected').getByRole('button', menu)).toBeFocused()
  expect((await sent).ok()).toBe(true)
  await page.reload()
  await expect(column('Rejected').getByRole('article')).toHaveCount(1)
  await expect(column('Created').getByRole('article')).toHaveCount(0)
})

test('the keyboard follows a card past the first cards of a long column; ? shows the keys', async ({
  page,
}) => {
  await signIn(page, newEmail())
  await page.evaluate(async () => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${localStorage.getItem('authToken')}`,
    }
    const add = (body: object) =>
      fetch('/api/resumes', { method: 'POST', headers, body: JSON.stringify(body) })
    await add({ company_name: 'The oldest', job_status: 'created' })
    for (let n = 0; n < 26; n += 1) await add({ company_name: `No. ${n}`, job_status: 'applied' })
  })
  await page.reload()
  await page.getByText('Board', { exact: true }).click()
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
  await expect(column('Applied').getByRole('article')).toHaveCount(25)
  await column('Created').getByRole('link', { name: 'The oldest' }).focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(column('Applied').getByRole('link', { name: 'The oldest' })).toBeFocused()
  await expect(page.getByText('‘The oldest’ is now under ‘Applied’.')).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(column('Applied').getByRole('link', { name: 'No. 0', exact: true })).toBeFocused()

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(column('Applied').getByRole('link', { name: 'No. 0', exact: true })).toBeFocused()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Filter resumes' })).toBeFocused()
})

test('[X8] the palette goes to a screen by its name and gives the keyboard back', async ({
  page,
}) => {
  await signIn(page, newEmail())
  await expect(page.getByRole('heading', { name: 'My Resumes' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  const box = page.getByRole('combobox', { name: 'Resume, screen or command' })
  await expect(box).toBeFocused()
  await box.fill('find jobs')
  await expect(page.getByRole('option', { name: 'Find Jobs' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  await page.waitForURL('**/job-search')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(box).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
