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
      'https://example.org/a b',
      'ana b@example.org',
      'ana@example.org/x',
      'x/ana@example.org',
      'ana@example',
      'me: ana@example.org',
      'example.org:javascript',
      '-example.org',
      'example.',
      'example.o',
      'ftp://example.org',
      'https://user@example.org/',
      'https://:word@example.org/',
      'example.org:8080',
    ])
      expect([text, hrefOf(text)]).toEqual([text, null])
  })
})

describe('hrefOf, around what is written,', () => {
  it('takes no notice of blanks', () => {
    expect(hrefOf(' https://example.org/a\n')).toBe('https://example.org/a')
    expect(hrefOf('\tana@example.org ')).toBe('mailto:ana@example.org')
  })

  it('knows hosts of any script, with path, query and mark', () => {
    expect(hrefOf('bücher.example/ä?b#c')).toBe('https://xn--bcher-kva.example/%C3%A4?b#c')
    expect(hrefOf('a.example.org')).toBe('https://a.example.org/')
    expect(hrefOf('my-site.org?x')).toBe('https://my-site.org/?x')
  })
})

describe('printedLink', () => {
  it('is what was written where that is no link, or holds more than one', () => {
    for (const text of [
      'see https://www.example.org/',
      'https://example.org/a b/',
      'https://user:word@www.example.org/',
      ' github.com/ana/ ',
      'mailto:ana@example.org',
      'www.example.org/',
      'mailto:ana@example.org?body=https://example.org/',
    ])
      expect(printedLink(text)).toBe(text)
  })

  it('keeps everything that leads somewhere', () => {
    expect(printedLink(' HTTP://WWW.example.org/a/b/ ')).toBe('example.org/a/b')
    expect(printedLink('https://example.org/http://www.other.org')).toBe(
      'example.org/http://www.other.org',
    )
    expect(printedLink('https://wwwexample.org/a/?b=c/')).toBe('wwwexample.org/a/?b=c')
  })

  it('drops what tells a reader nothing', () => {
    expect(printedLink('https://www.linkedin.com/in/ana/')).toBe('linkedin.com/in/ana')
    expect(printedLink('github.com/ana')).toBe('github.com/ana')
    expect(printedLink('javascript:alert(1)')).toBe('javascript:alert(1)')
  })
})
