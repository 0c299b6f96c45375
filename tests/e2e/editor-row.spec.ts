/** The tools of the editor stand in one row over the sheet, in every language, on a tablet and a desk. */
import { languages } from '#domain/language/languages.ts'

import { prepareScreens, wordsOf } from '../../tools/trials/screens.ts'
import { expect, test } from './signed-in.ts'

test('the tools of a tailored resume stand in one row, each with its name and 24 px or more', async ({
  page,
  api,
}) => {
  test.slow()
  const { tailored } = await prepareScreens((method, path, body) => api.send(method, path, body))
  await page.goto('/api/health')
  for (const language of languages) {
    await page.evaluate((chosen) => localStorage.setItem('lapelLanguage', chosen), language)
    const { bar } = wordsOf(language).resume
    await page.goto(`/resume-page/${tailored}`)
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const name of [bar.tailor, bar.save, bar.export, bar.showEdits])
        await expect(page.getByRole('button', { name, exact: true }).first()).toBeVisible()
      const about = `${language}, ${width} px`
      const row = page.locator('.editor-row')
      await expect(row.getByRole('heading', { level: 1 })).toBeVisible()
      const { height } = (await row.boundingBox()) ?? { height: 0 }
      expect(height, about).toBeLessThanOrEqual(40)
      const wrong = await row.locator('button, a, label').evaluateAll((all) =>
        all.flatMap((one) => {
          const { width, height, right } = one.getBoundingClientRect()
          const isFine = width >= 24 && height >= 24 && right <= window.innerWidth
          return isFine ? [] : [`${one.textContent} ${width} × ${height}, to ${right}`]
        }),
      )
      expect(wrong, about).toEqual([])
    }
  }
})
