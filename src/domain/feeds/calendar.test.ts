import { describe, expect, it } from 'vitest'

import { calendarText } from './calendar.ts'

const event = {
  id: 'one',
  title: 'Interview: Baker, Mill Lane',
  day: '2026-11-30',
  time: '14:30',
  note: '',
  changedAt: new Date('2026-11-26T09:00:00.000Z'),
}

describe('a calendar', () => {
  it('tells an hour by the clock of whoever opens it, and a day as a whole', () => {
    const text = calendarText('Applications', [event, { ...event, id: 'two', time: null }])
    expect(text).toContain('DTSTART:20261130T143000\r\nDURATION:PT1H\r\n')
    expect(text).toContain('DTSTART;VALUE=DATE:20261130\r\n')
    expect(text).toContain('DTSTAMP:20261126T090000Z\r\n')
    expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  })

  it('lets no text of a person become a line of its own', () => {
    const title = 'Talk; with, a \\ and\r\nEND:VCALENDAR'
    const text = calendarText('A', [{ ...event, title, note: 'one\ntwo' }])
    expect(text).toContain(String.raw`SUMMARY:Talk\; with\, a \\ and\nEND:VCALENDAR`)
    expect(text).toContain(String.raw`DESCRIPTION:one\ntwo`)
    expect(text.match(/^END:VCALENDAR/gmu)).toHaveLength(1)
  })

  it('folds lines at 75 bytes, and within no letter', () => {
    const title = 'Vorstellungsgespräch für die Stelle als Führungskraft 👩🏽‍🔧 '.repeat(5)
    const text = calendarText('A', [{ ...event, title }])
    for (const line of text.split('\r\n'))
      expect(encodeURIComponent(line).replaceAll(/%../g, '.').length).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
  })
})
