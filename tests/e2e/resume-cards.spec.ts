/** The cards of the list: the resumes themselves, in two groups, and the short ways to tailoring. */
import { AxeBuilder } from '@axe-core/playwright'

import type { Resume } from '#domain/resume/resume.ts'

import { chooseOn } from './on-card.ts'
import { expect, newEmail, signIn, test as asNewcomer } from './product.ts'
import { test } from './signed-in.ts'

test('a card shows the first page of its resume, drawn when it comes near and again after a save', async ({
  page,
  api,
}) => {
  const resume = await api.addResume({
    company_name: 'Pictured',
    contact_info: {
      name: 'Ana & Zoë <Silva>',
      headline: 'Keeps trains & trams on time',
      email: 'ana@silva.example',
      phone: '',
      possible_work_locations: [],
    },
    media: { github: '', website: 'https://ana.example/?a=1&b=2', linkedin: '' },
  })
  await page.goto('/dashboard')
  const card = page.getByRole('article', { name: 'Pictured' })
  await expect(card.getByText('Keeps trains & trams on time')).toBeVisible()
  const picture = card.locator('img')
  await expect(picture).toHaveAttribute('alt', '')
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBeGreaterThan(500)
  const before = await picture.getAttribute('src')

  await chooseOn(card, 'Edit details')
  await card.getByLabel('Job title').fill('Driver')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(picture).not.toHaveAttribute('src', before ?? '')
  await expect.poll(width).toBeGreaterThan(500)
  await api.send('DELETE', `/resumes/${resume.id}`)
})

test('base resumes stand apart from applications, by headings only where there are both', async ({
  page,
  api,
}) => {
  // Other tests of this person may have left some.
  for (const { id } of await api.get<Resume[]>('/resumes'))
    await api.send('DELETE', `/resumes/${id}`)
  const base = await api.addResume({ company_name: 'Mine' })
  await page.goto('/dashboard')
  await expect(page.getByRole('article', { name: 'Mine' })).toBeVisible()
  await expect(page.getByText('Applications', { exact: true })).toBeHidden()
  const other = await api.addResume({ company_name: 'Theirs' })
  await api.send('PATCH', `/resumes/${base.id}/toggle-base`)
  await page.reload()
  const group = (name: string) =>
    page.getByRole('main').locator('section', { has: page.getByRole('heading', { name }) })
  await expect(group('Base resumes').getByRole('article')).toHaveText(/Mine/)
  await expect(group('Applications').getByRole('article')).toHaveText(/Theirs/)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  for (const { id } of [base, other]) await api.send('DELETE', `/resumes/${id}`)
})

test('editing the details of a card leaves the card beside it as high as it was', async ({
  page,
  api,
}) => {
  const made: Resume[] = []
  for (const company_name of ['First', 'Second']) made.push(await api.addResume({ company_name }))
  await page.goto('/dashboard')
  const beside = page.getByRole('article', { name: 'First' })
  await expect(beside).toBeVisible()
  const height = (await beside.boundingBox())?.height
  const edited = page.getByRole('article', { name: 'Second' })
  await chooseOn(edited, 'Edit details')
  await expect(edited.getByLabel('Creation date')).toBeVisible()
  expect((await beside.boundingBox())?.height).toBe(height)
  for (const { id } of made) await api.send('DELETE', `/resumes/${id}`)
})

test('Tailor on a card opens that resume where its job is pasted, once', async ({ page, api }) => {
  const resume = await api.addResume({ company_name: 'Tailorable' })
  await page.goto('/dashboard')
  await page.getByRole('article').getByRole('button', { name: 'Tailor' }).click()
  await expect(page).toHaveURL(new RegExp(`/resume-page/${resume.id}$`))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Job description or link')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.goBack()
  await page.getByRole('link', { name: 'Tailorable' }).click()
  await expect(page.getByRole('button', { name: 'Tailor with AI' }).first()).toBeVisible()
  await expect(dialog).toBeHidden()
  await api.send('DELETE', `/resumes/${resume.id}`)
})

test('Tailor on a card of a phone opens the dialog, though the bar at the thumb is loaded after it', async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await api.addResume({ company_name: 'Tailorable' })
  await page.route(/assets.thumb-bar-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await page.goto('/dashboard')
  await page.getByRole('article').getByRole('button', { name: 'Tailor' }).click()
  await expect(page.getByRole('dialog').getByLabel('Job description or link')).toBeFocused()
})

asNewcomer(
  'an empty list offers a sample: one press makes a marked resume and opens it with a job',
  async ({ page }) => {
    await signIn(page, newEmail())
    await page.getByRole('button', { name: 'Try it with a sample' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Job description or link')).toHaveValue(
      /^Data Analyst\n[^]*SQL and Power BI/,
    )
    await expect(page).toHaveTitle(/^Sample: Data Analyst/)
    const opened = page.context().waitForEvent('page')
    await dialog.getByRole('button', { name: 'Tailor', exact: false }).click()
    const tailored = await opened
    await expect(tailored).toHaveURL(/\/resume-page\//)
    await page.goto('/dashboard')
    await expect(page.getByRole('article', { name: 'Sample: Data Analyst' })).toBeVisible()
  },
)

test('the first menu of a page opens with what is in it', async ({ page, api }) => {
  await api.addResume({ company_name: 'Menu Ltd' })
  await page.goto('/dashboard')
  // Looked at with every frame: an empty strip would be there for one.
  await page.evaluate(() => {
    const look = () => {
      const menu = document.querySelector('[role="menu"]')
      if (menu) document.body.dataset['first'] = String(menu.childElementCount > 0)
      else requestAnimationFrame(look)
    }
    look()
  })
  await page
    .getByRole('article', { name: 'Menu Ltd' })
    .getByRole('button', { name: 'More' })
    .click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute('data-first', 'true')
})
