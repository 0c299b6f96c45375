import { describe, expect, it } from 'vitest'

import { readJobAddress } from './link-forms.ts'

const canonical = 'https://www.linkedin.com/jobs/view/4012345678'

describe('the address of a post', () => {
  it.each([
    'https://www.linkedin.com/jobs/view/4012345678',
    'https://www.linkedin.com/jobs/view/4012345678/',
    'https://www.linkedin.com/jobs/view/4012345678/?trackingId=abc&refId=x',
    'http://linkedin.com/jobs/view/4012345678#top',
    'linkedin.com/jobs/view/4012345678?trk=x',
    'https://de.linkedin.com/jobs/view/head-baker-at-mill-lane-4012345678',
    'https://www.linkedin.com/jobs/view/b%C3%A4cker-m-w-d-at-m%C3%BChle-4012345678?position=1',
    'https://www.linkedin.com/comm/jobs/view/4012345678/?midToken=x',
    'https://www.linkedin.com/jobs/search/?currentJobId=4012345678&keywords=baker',
    'https://www.linkedin.com/jobs/collections/recommended/?currentJobId=4012345678',
    'https://www.linkedin.com/jobs/?currentJobId=4012345678',
    'HTTPS://WWW.LINKEDIN.COM/jobs/view/4012345678',
    '  https://www.linkedin.com/jobs/view/4012345678  ',
  ])('of LinkedIn has one form: %s', (text) => {
    expect(readJobAddress(text)).toEqual({
      kind: 'linkedin',
      link: canonical,
      number: '4012345678',
    })
  })

  it.each([
    'https://www.linkedin.com/in/ana?currentJobId=4012345678',
    'https://www.linkedin.com/company/mill-lane/jobs',
    'https://www.linkedin.com/jobs/view/',
    'https://www.linkedin.com/jobs/view/head-baker',
    'https://www.linkedin.com/jobs/search/?keywords=baker',
  ])('of LinkedIn that names no job: %s', (text) => {
    expect(readJobAddress(text)).toMatchObject({ kind: 'linkedin', number: null })
  })

  it('elsewhere stays as it is but for what counts visitors', () => {
    expect(readJobAddress('www.example.org/jobs/1?id=7&utm_source=mail&gclid=1')).toEqual({
      kind: 'page',
      link: 'https://www.example.org/jobs/1?id=7',
    })
    for (const text of [
      'https://notlinkedin.com/jobs/view/4012345678',
      'https://linkedin.com.evil.example/jobs/view/4012345678',
      'https://evil.example/linkedin.com/jobs/view/4012345678',
    ]) {
      expect(readJobAddress(text)).toMatchObject({ kind: 'page' })
    }
  })

  it.each([
    '',
    'https://',
    'ftp://example.org/1',
    'file:///etc/passwd',
    'https://ana:b@example.org/',
    'a b.example',
    `https://example.org/${'x'.repeat(2_000)}`,
  ])('is not %j', (text) => {
    expect(readJobAddress(text)).toBeNull()
  })
})
