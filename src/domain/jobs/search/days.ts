/**
 * A job's day as terms of the same index as its words: `d:` the day since 1970, and the week with a
 * `w` after its number. A search asks for the newest days first, then for longer and longer bands of
 * them, and stops with enough: however many jobs have a word, little more than what is wanted is read.
 */
const dayMs = 86_400_000
const daysAWeek = 7

export function dayTerms(listedAt: Date): string[] {
  const day = dayOf(listedAt)
  return [dayTerm(day), weekTerm(weekOf(day))]
}

/**
 * The terms of each band of days, the newest first, each about as long as those before it together:
 * what a band has beyond what is wanted was read for nothing. What is older, or has no day, is in none.
 */
export function newestBands(now: Date): string[][] {
  const today = dayOf(now)
  const week = weekOf(today - firstDays)
  return [
    // Jobs of a feed come every hour: what came yesterday stands beside what came today.
    days(today - 1, today),
    days(today - 2, today - 2),
    days(today - 4, today - 3),
    // Down to where a week begins.
    days(week * daysAWeek, today - firstDays),
    weeks(week - 1, week - 1),
    weeks(week - 3, week - 2),
    weeks(week - 6, week - 4),
  ]
}

const firstDays = 5

const dayOf = (moment: Date): number => Math.floor(moment.getTime() / dayMs)
const weekOf = (day: number): number => Math.floor(day / daysAWeek)
const dayTerm = (day: number): string => `d:${day}`
const weekTerm = (week: number): string => `d:${week}w`

const days = (from: number, to: number): string[] => span(from, to).map(dayTerm)
const weeks = (from: number, to: number): string[] => span(from, to).map(weekTerm)
const span = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)
