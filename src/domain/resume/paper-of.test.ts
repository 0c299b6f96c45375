import { describe, expect, it } from 'vitest'

import { blankContent } from './blank.ts'
import { paperOf } from './paper-of.ts'

const withPhone = (phone: string) => {
  const content = blankContent()
  return { ...content, contact_info: { ...content.contact_info, phone } }
}

describe('the paper of a person', () => {
  it.each([
    ['+1 415 555 0199', 'letter'],
    ['001 (617) 555-0142', 'letter'],
    ['+52 55 1234 5678', 'letter'],
    ['+49 89 1234567', 'a4'],
    ['+44 20 7946 0112', 'a4'],
  ] as const)('whose phone is %s is %s, whatever the browser asks for', (phone, paper) => {
    expect(paperOf(withPhone(phone), 'a4')).toBe(paper)
    expect(paperOf(withPhone(phone), 'letter')).toBe(paper)
  })

  it.each(['', '415 555 0199', 'by post'])(
    'whose phone says no country is what is usual else: %j',
    (phone) => {
      expect(paperOf(withPhone(phone), 'letter')).toBe('letter')
      expect(paperOf(withPhone(phone), 'a4')).toBe('a4')
    },
  )
})
