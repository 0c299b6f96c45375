import { readFileSync } from 'node:fs'

import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { describe, expect, it } from 'vitest'

import type { LetterAnswer } from '#contract/letters.ts'
import type { Language } from '#domain/language/languages.ts'
import { languages } from '#domain/language/languages.ts'

import { LetterLanguage } from './letter-language.tsx'

const wordsOf = (language: string): object =>
  JSON.parse(
    readFileSync(new URL(`../../public/locales/${language}.json`, import.meta.url), 'utf8'),
  )

async function shown(
  language: Language,
  other_language: LetterAnswer['other_language'],
): Promise<string> {
  const i18n = createInstance()
  const resources = { [language]: { translation: wordsOf(language) } }
  await i18n.use(initReactI18next).init({ lng: language, resources })
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <LetterLanguage
        letter={{ other_language }}
        own="en"
        isChanged={false}
        onTranslate={() => {}}
      />
    </I18nextProvider>,
  )
}

describe('a letter for an ad in another language', () => {
  it.each(languages)(
    'says so in %s, and offers to translate the resume first',
    async (language) => {
      const html = await shown(language, { language: 'de', resume_id: null })
      const names = new Intl.DisplayNames(language, { type: 'language' })
      expect(html).toContain(names.of('de'))
      expect(html).toContain('<button')
      expect(html).not.toContain('resume.letter')
    },
  )

  it('says nothing where the ad is in the language of the resume', async () => {
    expect(await shown('en', undefined)).toBe('')
  })
})
