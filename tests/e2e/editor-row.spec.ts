/** The tools of the editor over the sheet: in every language, on a tablet and a desk. */
import { languages } from '#domain/language/languages.ts'

import { wordsOf } from '../../tools/trials/screens.ts'
import { partOf } from '../part.ts'
import { expect, test } from './prepared.ts'

test('what is done with a tailored resume stands in one row with its words, in two where they have no room, each with its name and 24 px or more', async ({
  page,
  prepared: { tailored },
}) => {
  test.slow()
  await page.goto('/api/health')
  // German among them, whose words are the longest.
  for (const language of partOf(languages.toReversed(), 2)) {
    await page.evaluate((chosen) => localStorage.setItem('lapelLanguage', chosen), language)
    const { bar } = wordsOf(language).resume
    await page.goto(`/resume-page/${tailored}`)
    for (const width of [768, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const name of [bar.tailor, bar.save, bar.export, bar.showEdits, bar.tools])
        await expect(page.getByRole('button', { name, exact: true }).first()).toBeVisible()
      const about = `${language}, ${width} px`
      const row = page.locator('.editor-row')
      await expect(row.getByRole('heading', { level: 1 })).toBeVisible()
      // Two lines where one has no room for all words, which is measured after the window has changed.
      await expect
        .poll(async () => (await row.boundingBox())?.height, about)
        .toBeLessThanOrEqual(width === 1440 ? 40 : 84)
      for (const word of [bar.tailor, bar.export, bar.edit, bar.view, bar.showEdits]) {
        const drawn = await row.getByText(word, { exact: true }).boundingBox()
        expect(drawn?.width ?? 0, `${word}: ${about}`).toBeGreaterThan(24)
      }
      const title = await row.getByRole('heading', { level: 1 }).boundingBox()
      expect(title?.width ?? 0, about).toBeGreaterThan(120)
      const findWrong = () =>
        row.locator('button, a, label').evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility())
            .flatMap((one) => {
              const { width, height, right } = one.getBoundingClientRect()
              const isFine = width >= 24 && height >= 24 && right <= window.innerWidth
              return isFine ? [] : [`${one.textContent} ${width} × ${height}, to ${right}`]
            }),
        )
      await expect.poll(findWrong, about).toEqual([])
    }
  }
})
