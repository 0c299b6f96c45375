import { describe, expect, it } from 'vitest'

import { isAddress } from './given-job.ts'

describe('a text that is wholly an address', () => {
  it.each([
    'https://www.linkedin.com/jobs/view/123',
    'HTTP://jobs.example.org',
    'linkedin.com/jobs/view/123?trk=x',
    'www.example.org/jobs/1',
  ])('is %s', (text) => {
    expect(isAddress(text)).toBe(true)
  })

  it.each([
    'Apply at https://jobs.example.org/1',
    'https://',
    'Node.js developer',
    'Node.js',
    'Baker',
    'a.b',
    'mailto:jobs@example.org',
    'javascript:alert(1)',
  ])('is not %s', (text) => {
    expect(isAddress(text)).toBe(false)
  })
})
