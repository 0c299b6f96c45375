import { readFileSync } from 'node:fs'

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import type { LetterAnswer } from '#contract/letters.ts'
import type { Language } from '#domain/language/languages.ts'
import { languages } from '#domain/language/languages.ts'

import type { Words } from '../../i18n/load-locale.ts'
import { spokenIn, SpokenHere } from '../../i18n/use-translation.ts'
import { LetterLanguage } from './letter-language.tsx'

const wordsOf = (language: Language): Words =>
  JSON.parse(
    readFileSync(new URL(`../../public/locales/${language}.json`, import.meta.url), 'utf8'),
  )

function shown(language: Language, other_language: LetterAnswer['other_language']): string {
  return renderToStaticMarkup(
    <SpokenHere value={spokenIn(language, wordsOf(language))}>
      <LetterLanguage
        letter={{ other_language }}
        own="en"
        isChanged={false}
        onTranslate={() => {}}
      />
    </SpokenHere>,
  )
}

describe('a letter for an ad in another language', () => {
  it.each(languages)('says so in %s, and offers to translate the resume first', (language) => {
    const html = shown(language, { language: 'de', resume_id: null })
    const names = new Intl.DisplayNames(language, { type: 'language' })
    expect(html).toContain(names.of('de'))
    expect(html).toContain('<button')
    expect(html).not.toContain('resume.letter')
  })

  it('says nothing where the ad is in the language of the resume', () => {
    expect(shown('en', undefined)).toBe('')
  })
})
