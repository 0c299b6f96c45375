import { describe, expect, it } from 'vitest'

import { invitationIn, sentMoment } from './mail-calendar.ts'

describe('A calendar part', () => {
  const start = (line: string, more = '') =>
    `BEGIN:VCALENDAR\r\n${more}BEGIN:VEVENT\r\n${line}\r\nEND:VEVENT\r\nEND:VCALENDAR`

  it('says its day by the clock of the sender', () => {
    expect(invitationIn(start('DTSTART:20261020T170000Z'), -180)).toEqual({
      day: '2026-10-20',
      time: '14:00',
    })
    const local = start('DTSTART;TZID=Europe/Paris:20261020T093000')
    expect(invitationIn(local, 0)).toEqual({ day: '2026-10-20', time: '09:30' })
    expect(invitationIn(start('DTSTART;VALUE=DATE:20261020'), 0)).toEqual({
      day: '2026-10-20',
      time: null,
    })
  })

  it('that calls something off says none', () => {
    expect(invitationIn(start('DTSTART:20261020T170000Z', 'METHOD:CANCEL\r\n'), 0)).toBeNull()
  })
})

describe('The date of a mail', () => {
  it('is told by the clock of the sender, however it ends', () => {
    for (const date of ['Wed, 14 Oct 2026 23:20:11 -0300', 'Wed, 14 Oct 2026 23:20:11 -0300 (BRT)'])
      expect(sentMoment(date)).toEqual({
        local: { day: '2026-10-14', time: '23:20' },
        offsetMinutes: -180,
      })
    expect(sentMoment('some day')).toBeNull()
  })
})
