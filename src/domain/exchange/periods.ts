/**
 * Dates between a resume, where they are text as the person wrote it ("03/2021", "heute"), and
 * JSON Resume, where they are ISO 8601 of any precision and an open end is no end at all.
 *
 * The written form travels along in `dates_as_written`, a field of ours that the format allows.
 * Whoever reads the file elsewhere sees ISO dates; read back here, the person's own words return,
 * unless the ISO dates were changed meanwhile.
 */
import { parseDate } from '../language/dates.ts'

export type WrittenPeriod = { from: string; to: string }

export type IsoPeriod = {
  startDate?: string
  endDate?: string
  dates_as_written?: WrittenPeriod
}

export function toIsoPeriod(written: WrittenPeriod): IsoPeriod {
  const iso = isoOf(written)
  const isSame = (iso.startDate ?? '') === written.from && (iso.endDate ?? '') === written.to
  return isSame ? iso : { ...iso, dates_as_written: written }
}

/** `openEnd` is the word for "until today" in the resume's language. */
export function fromIsoPeriod(
  startDate: string,
  endDate: string,
  asWritten: WrittenPeriod | null,
  openEnd: string,
): WrittenPeriod {
  if (asWritten) {
    const iso = isoOf(asWritten)
    if ((iso.startDate ?? '') === startDate && (iso.endDate ?? '') === endDate) return asWritten
  }
  return { from: startDate, to: startDate !== '' && endDate === '' ? openEnd : endDate }
}

function isoOf({ from, to }: WrittenPeriod): Pick<IsoPeriod, 'startDate' | 'endDate'> {
  const startDate = isoDate(from)
  // A lone date is a moment: leaving its end out would make it last until today.
  const endDate = to === '' ? startDate : isoDate(to)
  return { ...(startDate !== null && { startDate }), ...(endDate !== null && { endDate }) }
}

/** Null for an open end and for what is no date. */
export function isoDate(written: string): string | null {
  if (/^[12]\d{3}(-[01]\d(-[0-3]\d)?)?$/.test(written)) return written
  const date = parseDate(written)
  if (date === null || date === 'present') return null
  const year = String(date.year).padStart(4, '0')
  if (!/^[12]/.test(year)) return null
  return date.month === null ? year : `${year}-${String(date.month).padStart(2, '0')}`
}
