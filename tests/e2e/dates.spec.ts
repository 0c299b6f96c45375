/** Days of applications on their cards and in the calendar, and a kept search as a feed. */
import { chooseOn } from './on-card.ts'
import { expect, test } from './signed-in.ts'

test('an interview is kept with its application, shown on its card, and removed', async ({
  page,
  api,
}) => {
  await api.addResume({ job_title: 'Baker', company_name: 'Mill Lane', job_status: 'applied' })
  await page.goto('/dashboard')
  const card = page.getByRole('article', { name: /Mill Lane/ })
  await chooseOn(card, 'Dates and contacts')
  const dialog = page.getByRole('dialog', { name: 'Dates and contacts' })
  await dialog.getByLabel('Day', { exact: true }).fill('2031-11-28')
  await dialog.getByLabel(/^Time/).fill('14:30')
  await dialog.getByLabel('Note').first().fill('Ask for Ms Poole')
  await dialog.getByRole('button', { name: 'Add date' }).click()
  await expect(dialog.getByRole('listitem').first()).toContainText('Fri 28 Nov, 14:30')
  await expect(dialog.getByText('Changes of status')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toContainText('Interview · Fri 28 Nov, 14:30')

  await chooseOn(card, 'Dates and contacts')
  await dialog.getByRole('button', { name: /^Remove: Interview/ }).click()
  await page.keyboard.press('Escape')
  await expect(card).not.toContainText('Interview ·')
})

test('a day is changed in place, and one that was missed says so in words', async ({
  page,
  api,
}) => {
  const { id } = await api.addResume({ job_title: 'Baker', company_name: 'Late Mill' })
  await api.post(`/resumes/${id}/dates`, { kind: 'deadline', day: '2020-01-02' })
  await page.goto('/dashboard')
  const card = page.getByRole('article', { name: /Late Mill/ })
  await expect(card).toContainText('Overdue: Deadline')
  await chooseOn(card, 'Dates and contacts')
  const dialog = page.getByRole('dialog', { name: 'Dates and contacts' })
  await expect(dialog.getByText('Overdue')).toBeVisible()
  await dialog.getByRole('button', { name: /^Edit: Deadline/ }).click()
  await dialog.getByLabel('Day', { exact: true }).fill('2031-11-28')
  await dialog.getByRole('button', { name: 'Save date' }).click()
  await expect(dialog.getByRole('listitem').first()).toContainText('Deadline · Fri 28 Nov')
  await expect(dialog.getByText('Overdue')).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Add date' })).toBeVisible()
})

test('the calendar has an address that is shown once and can be ended', async ({
  page,
  request,
}) => {
  await page.goto('/profile')
  const part = page.getByRole('region', { name: 'Calendar' })
  await part.getByRole('button', { name: 'Create address' }).click()
  const address = await part.getByLabel('Secret address').inputValue()
  expect((await request.get(new URL(address).pathname)).status()).toBe(200)
  await page.reload()
  await expect(part.getByText(/An address has existed since/)).toBeVisible()
  await expect(part.getByLabel('Secret address')).toHaveCount(0)
  await part.getByRole('button', { name: 'End address' }).click()
  await expect(part.getByRole('button', { name: 'Create address' })).toBeVisible()
  expect((await request.get(new URL(address).pathname)).status()).toBe(404)
  const download = page.waitForEvent('download')
  await part.getByRole('button', { name: 'Download calendar' }).click()
  expect((await download).suggestedFilename()).toBe('lapel.ics')
})

test('a kept search has a feed of its own', async ({ page, request }) => {
  await page.goto('/job-search?job_title=nurse')
  await page.getByRole('button', { name: 'Save this search' }).click()
  await page.getByRole('button', { name: 'Feed of “nurse”' }).click()
  const dialog = page.getByRole('dialog', { name: 'New jobs as a feed' })
  await dialog.getByRole('button', { name: 'Create address' }).click()
  const address = await dialog.getByLabel('Secret address').inputValue()
  const shown = await request.get(new URL(address).pathname)
  expect(await shown.text()).toMatch(/<entry>[\s\S]*Nurse/)
  await dialog.getByRole('button', { name: 'End address' }).click()
  await expect(dialog.getByRole('button', { name: 'Create address' })).toBeVisible()
})
