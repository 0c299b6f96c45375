import { describe, expect, it } from 'vitest'

import { hrefOf, printedLink } from './links.ts'

describe('hrefOf', () => {
  it('links web and mail addresses, with or without their scheme', () => {
    expect(hrefOf('https://example.org/a?b=c')).toBe('https://example.org/a?b=c')
    expect(hrefOf('github.com/ana')).toBe('https://github.com/ana')
    expect(hrefOf('ana@example.org')).toBe('mailto:ana@example.org')
    expect(hrefOf('mailto:ana@example.org')).toBe('mailto:ana@example.org')
  })

  it('[ASVS 1.2.2] leaves everything else as text', () => {
    for (const text of [
      '',
      'javascript:alert(1)',
      ' JaVaScRiPt:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      'file:///etc/passwd',
      'blob:https://example.org/1',
      'https://example.org:443@evil.example/',
      'https://user:word@example.org/',
      'see my site',
      'ana',
      'C++',
      '//example.org',
    ])
      expect([text, hrefOf(text)]).toEqual([text, null])
  })
})

describe('printedLink', () => {
  it('drops what tells a reader nothing', () => {
    expect(printedLink('https://www.linkedin.com/in/ana/')).toBe('linkedin.com/in/ana')
    expect(printedLink('github.com/ana')).toBe('github.com/ana')
    expect(printedLink('javascript:alert(1)')).toBe('javascript:alert(1)')
  })
})
