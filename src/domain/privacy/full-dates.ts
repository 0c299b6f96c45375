/** Dates to the day, in the spellings of six languages: what a date of birth is told by. */
import { months } from '../language/calendar-words.ts'
import { foldKeepingPlaces } from '../language/fold.ts'
import { matchesOf } from '../language/matches.ts'

export interface FullDate {
  start: number
  end: number
  year: number
  /** The same for every spelling of the day. Which of two numbers is the month it leaves open. */
  key: string
}

const numbers =
  /(?<!\d)(?:(\d{1,2})\s?([./-])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})|(\d{4})([./-])(\d{1,2})\6(\d{1,2}))(?!\d)/g
const dayFirst =
  /(?<!\d)(\d{1,2})(?:\.|er|st|nd|rd|th|º|ª)?[\s.-]{1,2}(?:de\s|of\s)?([a-z]{3,10})[.,]{0,2}[\s-](?:del?\s|of\s)?(\d{4})(?!\d)/g
const monthFirst = /(?<![a-z])([a-z]{3,10})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})(?!\d)/g

export function findFullDates(text: string): FullDate[] {
  const folded = foldKeepingPlaces(text)
  const dates: FullDate[] = []
  const add = ({ 0: found, index }: RegExpExecArray, year: string, month: number, day: number) => {
    if (month < 1 || day < 1 || Math.min(month, day) > 12 || Math.max(month, day) > 31) return
    const years = longYear(year)
    const key = [years, ...[month, day].toSorted((a, b) => a - b)].join('-')
    dates.push({ start: index, end: index + found.length, year: years, key })
  }
  for (const match of matchesOf(numbers, folded)) {
    const [, a, , b, year, isoYear, , isoMonth, isoDay] = match
    if (isoYear === undefined) add(match, year ?? '', Number(b), Number(a))
    else add(match, isoYear, Number(isoMonth), Number(isoDay))
  }
  for (const match of matchesOf(dayFirst, folded)) {
    const [, day, month = '', year = ''] = match
    add(match, year, months.get(month) ?? 0, Number(day))
  }
  for (const match of matchesOf(monthFirst, folded)) {
    const [, month = '', day, year = ''] = match
    add(match, year, months.get(month) ?? 0, Number(day))
  }
  return dates.toSorted((a, b) => a.start - b.start)
}

/** Nobody who writes a resume is born in the years to come. */
const longYear = (year: string): number =>
  year.length > 2 ? Number(year) : Number(year) + (Number(year) > 30 ? 1900 : 2000)
