/**
 * A calendar in the iCalendar format (RFC 5545): days of applications as events. A time is that of the
 * person's clock, wherever they open the calendar.
 */

export interface CalendarEvent {
  /** The same for the same event in any later calendar. */
  id: string
  title: string
  /** `2026-11-30` */
  day: string
  /** `14:30`; null for the whole day. */
  time: string | null
  note: string
  changedAt: Date
}

export function calendarText(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lapel//Applications//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines({ id, title, day, time, note, changedAt }: CalendarEvent): string[] {
  const date = day.replaceAll('-', '')
  const when =
    time === null
      ? [`DTSTART;VALUE=DATE:${date}`]
      : [`DTSTART:${date}T${time.replace(':', '')}00`, 'DURATION:PT1H']
  return [
    'BEGIN:VEVENT',
    `UID:${id}@lapel`,
    `DTSTAMP:${changedAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    ...when,
    `SUMMARY:${escaped(title)}`,
    ...(note === '' ? [] : [`DESCRIPTION:${escaped(note)}`]),
    'END:VEVENT',
  ]
}

function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ')
}

const longestLine = 75

/** Of a letter in UTF-8. */
function bytesOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4
}

/** A line has at most 75 bytes; what is longer goes on behind a line break and a space. */
function folded(line: string): string {
  const pieces = ['']
  let bytes = 0
  for (const letter of line) {
    const more = bytesOf(letter)
    if (bytes + more > longestLine) {
      pieces.push('')
      bytes = 1
    }
    pieces.push(`${pieces.pop() ?? ''}${letter}`)
    bytes += more
  }
  return pieces.join('\r\n ')
}
