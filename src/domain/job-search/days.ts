/**
 * A job's day as terms of the same index as its words: `d:` the day since 1970, and the week with a
 * `w` after its number. A search asks for the newest days first, then for as many as should be enough,
 * and at last for all: however many jobs have a word, little more than what is wanted is read, and of a
 * rare one all is found in two or three questions.
 */
const dayMs = 86_400_000
const daysAWeek = 7

export function dayTerms(listedAt: Date): string[] {
  const day = dayOf(listedAt)
  return [dayTerm(day), weekTerm(weekOf(day))]
}

/** Ages in days, today's being 0; `to` is no longer part of it. */
export interface Ages {
  from: number
  to: number
}

/** The terms that jobs of these ages have, and no others: whole weeks where there are any. */
export function termsOfAges(now: Date, { from, to }: Ages): string[] {
  const terms: string[] = []
  const oldest = dayOf(now) - to + 1
  for (let day = dayOf(now) - from; day >= oldest; day--) {
    const week = weekOf(day)
    const isWhole = weekOf(day + 1) > week && week * daysAWeek >= oldest
    terms.push(isWhole ? weekTerm(week) : dayTerm(day))
    if (isWhole) day = week * daysAWeek
  }
  return terms
}

/** Jobs of a feed come every hour: what came yesterday stands beside what came today. */
export const firstAges: Ages = { from: 0, to: 2 }

/**
 * Where to look next, when `found` of the `wanted` were in the days down to `looked.to`: as far as
 * should do, if the days before were like these; null is everything that is left.
 */
export function nextAges(now: Date, looked: Ages, found: number, wanted: number): Ages | null {
  const from = looked.to
  // Today has begun and is not over.
  const perDay = found / (from - 1 + (now.getTime() % dayMs) / dayMs)
  if (perDay * daysOpen < fewInAll) return null
  const days = Math.ceil((margin * (wanted - found)) / perDay)
  return from + days > daysOpen ? null : { from, to: from + days }
}

const margin = 1.3
/** As long as a feed's job lives. */
const daysOpen = 45
/** So many rows cost less to read than the index takes to tell their days from the others. */
const fewInAll = 1_600

const dayOf = (moment: Date): number => Math.floor(moment.getTime() / dayMs)
const weekOf = (day: number): number => Math.floor(day / daysAWeek)
const dayTerm = (day: number): string => `d:${day}`
const weekTerm = (week: number): string => `d:${week}w`
