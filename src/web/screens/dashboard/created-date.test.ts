import { describe, expect, it } from 'vitest'

import { isDateText, parseCreatedDate } from './created-date.ts'

const before = '2026-03-03T08:30:00.000Z'

describe('the creation date of a card', () => {
  it('is sent as a moment of the day that was typed', () => {
    const sent = new Date(parseCreatedDate('2026-01-31', before, 'en') ?? '')
    expect([sent.getFullYear(), sent.getMonth(), sent.getDate()]).toEqual([2026, 0, 31])
  })

  it('may be typed in other ways that are dates', () => {
    expect(parseCreatedDate('31 January 2026', before, 'en')).not.toBeNull()
  })

  it.each(['', '   ', 'soon', '2026-02-31', '2026-13-01'])(
    '[V3] is not sent when it is %j',
    (text) => {
      expect(parseCreatedDate(text, before, 'en')).toBeNull()
      expect(isDateText(text, 'en')).toBe(false)
    },
  )

  it('is not sent when the day is the same as before', () => {
    const day = new Date(before)
    const same = `${day.getFullYear()}-${day.getMonth() + 1}-${day.getDate()}`
    expect(isDateText(same, 'en')).toBe(true)
    expect(parseCreatedDate(same, before, 'en')).toBeNull()
  })

  it.each([
    ['1.2.2026', 'de'],
    ['01. 02. 2026', 'de'],
    ['1.2.2026', 'en'],
    ['01/02/2026', 'fr'],
    ['01/02/2026', 'es'],
    ['01/02/2026', 'pt'],
    ['1-2-2026', 'nl'],
  ])('is the first of February when %j is typed in %s', (text, language) => {
    const sent = new Date(parseCreatedDate(text, before, language) ?? '')
    expect([sent.getFullYear(), sent.getMonth(), sent.getDate()]).toEqual([2026, 1, 1])
  })

  it.each([
    ['31.12.2025', true],
    ['31.02.2026', false],
    ['12/31/2025', false],
  ])('knows whether %j is a day in German: %j', (text, isDay) => {
    expect(isDateText(text, 'de')).toBe(isDay)
    expect(parseCreatedDate(text, before, 'de') !== null).toBe(isDay)
  })
})
