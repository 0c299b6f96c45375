import { readFileSync } from 'node:fs'

import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { describe, expect, it } from 'vitest'

import { languages } from '#domain/language/languages.ts'

import { WhyMarked } from './why-marked.tsx'

const wordsOf = (language: string): object =>
  JSON.parse(
    readFileSync(new URL(`../../public/locales/${language}.json`, import.meta.url), 'utf8'),
  )

async function shown(language: string, added: readonly string[]): Promise<string> {
  const i18n = createInstance()
  const resources = { [language]: { translation: wordsOf(language) } }
  await i18n.use(initReactI18next).init({ lng: language, resources })
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <WhyMarked pair={{ fault: 'unsupported', added }} language="de" />
    </I18nextProvider>,
  )
}

describe('why a line of a translation was kept as it was', () => {
  it.each(languages)('quotes in %s what the original does not have', async (language) => {
    const html = await shown(language, ['wodurch es schneller ging', 'alle Kunden'])
    const quoted = [...html.matchAll(/<q lang="de"[^>]*>([^<]*)<\/q>/gu)].map(([, words]) => words)
    expect(quoted).toEqual(['wodurch es schneller ging', 'alle Kunden'])
    expect(html).not.toContain('resume.check')
    expect(html).toMatch(/origin[^.<]*:/iu)
  })

  it('says only why, where no words were added', async () => {
    expect(await shown('en', [])).not.toContain('Not in the original')
  })
})
