import { describe, expect, it } from 'vitest'

import { isDateText, parseCreatedDate } from './created-date.ts'

const before = '2026-03-03T08:30:00.000Z'

describe('the creation date of a card', () => {
  it('is sent as a moment of the day that was typed', () => {
    const sent = new Date(parseCreatedDate('2026-01-31', before) ?? '')
    expect([sent.getFullYear(), sent.getMonth(), sent.getDate()]).toEqual([2026, 0, 31])
  })

  it('may be typed in other ways that are dates', () => {
    expect(parseCreatedDate('31 January 2026', before)).not.toBeNull()
  })

  it.each(['', '   ', 'soon', '2026-02-31', '2026-13-01'])(
    '[V3] is not sent when it is %j',
    (text) => {
      expect(parseCreatedDate(text, before)).toBeNull()
      expect(isDateText(text)).toBe(false)
    },
  )

  it('is not sent when the day is the same as before', () => {
    const day = new Date(before)
    const same = `${day.getFullYear()}-${day.getMonth() + 1}-${day.getDate()}`
    expect(isDateText(same)).toBe(true)
    expect(parseCreatedDate(same, before)).toBeNull()
  })
})
