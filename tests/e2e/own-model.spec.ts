/** Connect a model (profile): found here, tried, saved, at work for free, removed. */
import { findBarriersInBoth } from '../../tools/trials/axe.ts'
import { openModelServer, testKey } from '../fixtures/model-server/server.ts'
import { ana, openEditor } from './editor-page.ts'
import { expect, test } from './product.ts'

/** Only a hung page takes this long. */
const patience = { timeout: 60_000 }

const job = 'Backend Engineer\nRequirements\n- Kubernetes and PostgreSQL\n- Python\n- Mentoring'

test('a model of one’s own is found, tried, saved, works for no credit, and is removed', async ({
  page,
  context,
  faults,
}) => {
  test.slow()
  faults.expected.push(/status of 422/)
  const model = await openModelServer()
  const found = [{ provider: 'ollama', base_url: model.url('ollama'), models: ['qwen3:4b'] }]
  // The usual ports of this machine belong to whoever runs the tests.
  await page.route('**/api/users/me/model/local', (route) => route.fulfill({ json: found }))
  const id = await openEditor(page, ana)
  await page.goto('/profile')
  const part = page.getByRole('region', { name: 'Connect a model' })
  await part.getByRole('button', { name: 'qwen3:4b' }).click()
  await expect(part.getByLabel('Provider')).toHaveValue('ollama')
  await expect(part.getByLabel('Address')).toHaveValue(model.url('ollama'))
  await part.getByLabel('Key').fill(testKey)

  model.behave('unknown model')
  await part.getByRole('button', { name: 'Test' }).click()
  await expect(part.getByRole('alert')).toContainText('does not know this model')
  model.behave('good')
  await part.getByRole('button', { name: 'Test' }).click()
  await expect(part.getByText(/It answered “ready” in [\d.]+ s\./)).toBeVisible(patience)

  await part.getByLabel('Key').press('Enter')
  await expect(part.getByTestId('own-model')).toContainText('qwen3:4b')
  await page.reload()
  await expect(part.getByLabel('Model', { exact: true })).toHaveValue('qwen3:4b')
  await expect(part.getByLabel('Key')).toHaveValue('')
  await expect(part.getByText('A key is kept and never shown.')).toBeVisible()
  expect(await findBarriersInBoth(page)).toEqual([])

  await page.goto(`/resume-page/${id}`)
  await page
    .getByRole('button', { name: /^Tailor with AI/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Your own model qwen3:4b does this: it costs no credit.')
  await dialog.getByLabel('Job description or link').fill(job)
  const opened = context.waitForEvent('page')
  await dialog.getByRole('button', { name: /^Tailor/ }).click()
  const tailored = await opened
  await tailored.waitForURL('**/resume-page/*', patience)
  await expect(
    tailored.getByRole('region', { name: 'How this resume was tailored' }),
  ).toContainText('By your own model: no credit was used.', patience)
  await tailored.close()

  await page.goto('/profile')
  await expect(page.getByTestId('credit-balance')).toHaveText('25')
  await part.getByRole('button', { name: 'Remove' }).click()
  await expect(part.getByTestId('own-model')).toHaveCount(0)
  await expect(part.getByLabel('Model', { exact: true })).toHaveValue('')
  await model.close()
})
