/**
 * A stretch of `npm run trial -- matrix` for every run of the tests: each screen once, each pair of
 * language, width and theme at least once, every second visit with a thumb, and contrast in both themes.
 */
import { languages } from '#domain/language/languages.ts'

import { findPaleWords } from '../../tools/trials/axe.ts'
import { lookByThumb, phone } from '../../tools/trials/look-by-thumb.ts'
import { lookOver } from '../../tools/trials/look-over.ts'
import { screens, wordsOf } from '../../tools/trials/screens.ts'
import { expect, test } from './prepared.ts'

const widths = [768, 360, 1440, 360] as const
const themes = ['light', 'dark'] as const

/** So many visits in each language that each screen has one; the three axes turn against one another. */
const each = Math.ceil(screens.length / languages.length)
const visits = languages.flatMap((language, l) =>
  Array.from({ length: each }, (_, v) => ({
    language,
    width: widths[(l + v) % widths.length] ?? 360,
    theme: themes[v % 2] ?? 'light',
    screen: screens[(l * each + v) % screens.length],
  })),
)

test('the visits below have every screen, and every pair of language, width and theme', () => {
  const pairs = (of: (visit: (typeof visits)[number]) => string) => new Set(visits.map(of)).size
  expect(pairs(({ screen }) => screen?.name ?? '')).toBe(screens.length)
  expect(pairs(({ language, width }) => `${language} ${width}`)).toBe(18)
  expect(pairs(({ language, theme }) => `${language} ${theme}`)).toBe(12)
  expect(pairs(({ width, theme }) => `${width} ${theme}`)).toBe(6)
})

for (const isPhone of [true, false])
  test.describe(isPhone ? 'on a phone' : 'on a tablet or a desk', () => {
    if (isPhone) test.use(phone)

    for (const language of languages)
      test(`nothing overflows, is cut off or shut out: ${language}`, async ({
        page,
        prepared,
        faults,
      }) => {
        test.slow()
        faults.expected.push(/status of 404/) // the page that is not there
        await page.addInitScript(
          (chosen) => localStorage.setItem('lapelLanguage', chosen),
          language,
        )
        const own = visits.filter((visit) => visit.language === language)
        for (const { screen, width, theme } of own) {
          if (!screen || (width === 360) !== isPhone) continue
          await test.step(`${screen.name}, ${width} px, ${theme}`, async () => {
            await page.emulateMedia({ colorScheme: theme })
            if (!isPhone) await page.setViewportSize({ width, height: 900 })
            await page.goto(screen.path(prepared))
            await screen.act?.(page, wordsOf(language), width)
            const found = await lookOver(page)
            if (isPhone) found.push(...(await lookByThumb(page)))
            await page.emulateMedia({ colorScheme: theme === 'light' ? 'dark' : 'light' })
            expect([...found, ...(await findPaleWords(page))]).toEqual([])
          })
        }
      })
  })
