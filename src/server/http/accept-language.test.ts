import { describe, expect, it } from 'vitest'

import { preferredLanguage, preferredPaper } from './accept-language.ts'

describe('the language a browser asks for', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['ja, nl;q=0.2, fr;q=0.7', 'fr'],
    ['pt-BR', 'pt'],
    ['ES', 'es'],
    ['*', 'en'],
    ['de;q=0, fr', 'fr'],
    [';;;q=,,', 'en'],
  ])('of %j is %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language)
  })
})

describe('the paper of a browser', () => {
  it.each([
    [undefined, 'a4'],
    ['en', 'a4'],
    ['en-US,en;q=0.9', 'letter'],
    ['es-419, es-MX;q=0.8', 'letter'],
    ['en-GB, en-US;q=0.5', 'a4'],
    ['fr-ca', 'letter'],
    ['zh-Hant-TW', 'a4'],
  ])('that asks for %j is %s', (header, paper) => {
    expect(preferredPaper(header)).toBe(paper)
  })
})
