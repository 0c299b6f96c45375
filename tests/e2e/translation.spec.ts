import { ana, enginesAreThere, field, openEditor, openTools } from './editor-page.ts'
import { expect, test } from './product.ts'

const path = '/work_experience/0/description/1'
const rolePath = '/work_experience/1/role'
const line = ana.work_experience[0]?.description[1] ?? ''
const right = 'Migró 38 servicios a Kubernetes.'

test('a language without an engine cannot be chosen, and the menu says how to get it', async ({
  page,
}) => {
  await openEditor(page)
  await openTools(page)
  const button = page.getByRole('button', { name: 'Translate' })
  await button.click()
  const german = page.getByRole('menuitem', { name: 'German' })
  await expect(page.getByText('Whoever runs this Lapel adds it')).toBeVisible()
  await expect(page.getByText('npm run models -- de es fr pt nl')).toBeVisible()
  await expect(german).toHaveAttribute('aria-disabled', 'true')
  // Somebody installs it meanwhile.
  await page.keyboard.press('Escape')
  await enginesAreThere(page)
  await button.click()
  await expect(page.getByText('npm run models')).toHaveCount(0)
  await german.click()
  const dialog = page.getByRole('dialog', { name: 'Translate to German?' })
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeEnabled()
})

test('a dialog opened before that is known says what is missing, and waits for it', async ({
  page,
}) => {
  await openEditor(page)
  await openTools(page)
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/translation-targets*', async (route) => {
    await asked
    await route.continue()
  })
  await page.getByRole('button', { name: 'Translate' }).click()
  await page.getByRole('menuitem', { name: 'German' }).click()
  answer()
  const dialog = page.getByRole('dialog', { name: 'Translate to German?' })
  await expect(dialog.getByText('Ask whoever runs this Lapel to add it')).toBeVisible()
  // What to type is for that person alone.
  await expect(dialog.getByText('npm run models -- de')).toBeHidden()
  await dialog.getByText('For whoever runs this Lapel').click()
  await expect(dialog.getByText('npm run models -- de')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled()
  await enginesAreThere(page)
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeEnabled()
  await expect(dialog.getByText('npm run models')).toHaveCount(0)
})

for (const width of [1440, 360]) {
  test(`a translation is looked through beside its original, ${width} px wide`, async ({
    page,
  }) => {
    const id = await openEditor(page)
    const made = await page.evaluate(async (originalId) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('authToken')}`,
        'content-type': 'application/json',
      }
      const original = (await (await fetch(`/api/resumes/${originalId}`, { headers })).json()) as {
        work_experience: { role: string }[]
      }
      const [first, second] = original.work_experience
      const body = JSON.stringify({
        ...original,
        work_experience: [first, { ...second, role: 'Cocinero' }],
        summary: 'Ingeniera con nueve años en sistemas de pago.',
        resume_language: 'es',
        original_resume_id: originalId,
      })
      const copy = await fetch('/api/resumes', { method: 'POST', headers, body })
      return ((await copy.json()) as { id: string }).id
    }, id)
    let marks: { path: string; text: string; fault: string; choices?: string[] }[] = [
      { path, text: line, fault: 'numbers' },
      { path: rolePath, text: 'Cocinero', fault: 'form', choices: ['Cocinero', 'Cocinera'] },
    ]
    await page.route('**/api/resumes/*/translation', (route) => {
      const seen = route.request().postDataJSON() as { path: string } | null
      if (seen !== null) marks = marks.filter((mark) => mark.path !== seen.path)
      return route.fulfill({ json: { from: 'en', marks } })
    })
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/resume-page/${made}`)
    await expect(page.getByText('2 lines to check')).toBeVisible()
    await page.getByRole('button', { name: 'Check side by side' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(ana.summary)).toBeVisible()
    await expect(dialog.getByText('Ingeniera con nueve años')).toBeVisible()
    const box = await dialog.boundingBox()
    expect(box?.width ?? 0).toBeLessThanOrEqual(width)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Review', exact: true }).click()
    const bar = page.getByRole('region', { name: 'Changes' })
    const wide = width > 1000
    const form = bar.getByRole('group', { name: 'Which form is yours?' })
    await form.getByRole('button', { name: wide ? 'Cocinera' : 'Cocinero' }).click()
    await expect(form).toHaveCount(0)
    await expect(bar.getByText('Numbers or their signs were not the same.')).toBeVisible()
    if (wide) {
      // Written anew it is the person's line, and nothing is left to look at.
      await page.keyboard.press('e')
      await bar.getByLabel('In your own words').fill(right)
      await page.keyboard.press('Enter')
    } else await bar.getByRole('button', { name: 'Looks right' }).click()
    await expect(bar).toContainText('decided')
    await expect(page.getByText('Nothing left to check')).toBeVisible()
    if (wide) await expect(field(page, path)).toHaveText(right)
    await expect(field(page, rolePath)).toHaveText(wide ? 'Cocinera' : 'Cocinero')
  })
}
