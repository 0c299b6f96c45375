import { describe, expect, it } from 'vitest'

import { employerOfHost } from './address.ts'

describe('the employer of a host', () => {
  it.each([
    ['https://careers.sunhill-lodge.com/1', 'A day at Sunhill Lodge, as our guests see it.'],
    ['https://sunhilllodge.co.uk/', 'Sunhill Lodge'],
  ])('is spelt as the text spells it: %s', (link, line) => {
    expect(employerOfHost(link, ['Night Porter', line])).toBe('Sunhill Lodge')
  })

  it.each([
    ['https://careers.sunhill-lodge.com/1', 'A house by the sea.'],
    ['https://www.indeed.com/viewjob?jk=1', 'Apply with Indeed'],
    ['https://de.linkedin.com/jobs/view/1', 'Seen on LinkedIn'],
    ['https://apply.workable.com/j/1', 'Apply now'],
    ['https://jobs.unheard-board.co.uk/1', 'Guests at the Sunhill Lodge'],
  ])('is nobody where no text agrees, or many share it: %s', (link, line) => {
    expect(employerOfHost(link, ['Night Porter', line])).toBeNull()
  })
})
