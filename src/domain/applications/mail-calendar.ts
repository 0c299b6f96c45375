/** The appointment in the calendar part of an e-mail (RFC 5545), by the clock of whoever sent it. */
import type { LocalMoment } from './mail.ts'

/** Null where there is none, more than one, or one that is called off. */
export function invitationIn(calendar: string, offsetMinutes: number): LocalMoment | null {
  const lines = calendar.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/)
  if (lines.some((line) => /^(?:METHOD|STATUS):CANCEL/i.test(line))) return null
  const events = lines.flatMap((line, i) => (line === 'BEGIN:VEVENT' ? [i] : []))
  const [begin, second] = events
  if (begin === undefined || second !== undefined) return null
  const start = lines.slice(begin).find((line) => line.startsWith('DTSTART'))
  const [, year, month, day, hour, minute, zone] =
    /:(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d(Z?))?$/.exec(start ?? '') ?? []
  if (year === undefined) return null
  if (hour === undefined) return { day: `${year}-${month}-${day}`, time: null }
  const told = `${year}-${month}-${day}T${hour}:${minute}:00Z`
  const moment = new Date(Date.parse(told) + (zone === 'Z' ? offsetMinutes * 60_000 : 0))
  return Number.isNaN(moment.getTime()) ? null : localMoment(moment)
}

/** What a date of a mail ("Wed, 14 Oct 2026 16:20:11 -0300") says by its own clock. */
export function sentMoment(date: string): { local: LocalMoment; offsetMinutes: number } | null {
  const said = date.slice(0, 100).split('(')[0]?.trim() ?? ''
  const time = Date.parse(said)
  if (Number.isNaN(time)) return null
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):?(\d\d)$/.exec(said) ?? []
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
  return { local: localMoment(new Date(time + offset * 60_000)), offsetMinutes: offset }
}

function localMoment(moment: Date): LocalMoment {
  const told = moment.toISOString()
  return { day: told.slice(0, 10), time: told.slice(11, 16) }
}
