import { readFileSync } from 'node:fs'

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { languages, type Language } from '#domain/language/languages.ts'

import type { Words } from '../../i18n/load-locale.ts'
import { spokenIn, SpokenHere } from '../../i18n/use-translation.ts'
import { WhyMarked } from './why-marked.tsx'

const wordsOf = (language: Language): Words =>
  JSON.parse(
    readFileSync(new URL(`../../public/locales/${language}.json`, import.meta.url), 'utf8'),
  )

function shown(language: Language, added: readonly string[]): string {
  return renderToStaticMarkup(
    <SpokenHere value={spokenIn(language, wordsOf(language))}>
      <WhyMarked pair={{ fault: 'unsupported', added }} language="de" />
    </SpokenHere>,
  )
}

describe('why a line of a translation was kept as it was', () => {
  it.each(languages)('quotes in %s what the original does not have', (language) => {
    const html = shown(language, ['wodurch es schneller ging', 'alle Kunden'])
    const quoted = [...html.matchAll(/<q lang="de"[^>]*>([^<]*)<\/q>/gu)].map(([, words]) => words)
    expect(quoted).toEqual(['wodurch es schneller ging', 'alle Kunden'])
    expect(html).not.toContain('resume.check')
    expect(html).toMatch(/origin[^.<]*:/iu)
  })

  it('says only why, where no words were added', () => {
    expect(shown('en', [])).not.toContain('Not in the original')
  })
})
