import { describe, expect, it } from 'vitest'

import { formatAgo, formatDay, formatMoment, formatMonth } from './dates.ts'

describe('a time that has passed', () => {
  const now = Date.parse('2026-03-10T12:00:00Z')
  it.each([
    ['2026-03-10T11:59:40Z', 'this minute'],
    ['2026-03-10T11:35:00Z', '25 minutes ago'],
    ['2026-03-10T09:00:00Z', '3 hours ago'],
    ['2026-03-09T09:00:00Z', 'yesterday'],
    ['2026-02-28T12:00:00Z', '10 days ago'],
    ['2026-03-10T12:05:00Z', 'this minute'], // a clock that runs ahead
    ['nonsense', ''],
  ])('%s is %s', (iso, said) => {
    expect(formatAgo(iso, now, 'en')).toBe(said)
  })

  it('is told in the language of the interface', () => {
    expect(formatAgo('2026-03-10T09:00:00Z', now, 'de')).toBe('vor 3 Stunden')
  })
})

describe('a month and a moment', () => {
  it('are written as the language writes them', () => {
    expect(formatMonth('2026-03-10T12:00:00Z', 'nl')).toBe('maart 2026')
    expect(formatMoment('2026-03-10T12:00:00Z', 'en')).toMatch(/^10 Mar, \d\d:00$/)
    expect([formatMonth('x', 'en'), formatMoment('x', 'en')]).toEqual(['', ''])
  })

  it('have the day first in English and a name for the month in Portuguese', () => {
    expect(formatDay('2026-03-10T12:00:00Z', 'pt')).toBe('10 de mar. de 2026')
    expect(formatDay('2026-03-10T12:00:00Z', 'en')).toBe('10 Mar 2026')
  })
})
