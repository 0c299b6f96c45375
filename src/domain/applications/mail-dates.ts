/** Dates and weekdays in words, in six languages, as days after the one on which a mail was sent. */
import { months } from '#domain/language/calendar-words.ts'
import type { Language } from '#domain/language/languages.ts'
import { isLedBy, phraseAt } from './mail-words.ts'
import type { Word } from './mail-words.ts'

export interface FoundDay {
  from: number
  /** Behind its last word. */
  to: number
  /** `2026-11-30`; null where it may be more than one day. */
  day: string | null
}

const dayMs = 86_400_000
const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`)
const toDay = (date: Date): string => date.toISOString().slice(0, 10)
const plusDays = (day: string, days: number): string =>
  toDay(new Date(toDate(day).getTime() + days * dayMs))
/** 1 is Monday. */
const weekdayOf = (day: string): number => toDate(day).getUTCDay() || 7

/** The day or weekday that begins at a word; null where none does, or one that is over. */
export function dayAt(
  words: readonly Word[],
  at: number,
  language: Language,
  sent: string,
): FoundDay | null {
  const weekday = weekdayAt(words, at, language)
  if (weekday !== null) return byWeekday(words, { at, ...weekday }, language, sent)
  const date = dateAt(words, at, language)
  if (date !== null) return { from: at, to: date.to, day: dayOf(date, sent, null) }
  return relativeDay(words, at, language, sent)
}

interface ToldDate {
  day: number
  month: number
  year: number | null
  to: number
}

const joiners = new Set(['de', 'of', 'del', 'do'])
const dayNumber = (text = ''): number | null => {
  const [, digits] = /^(\d{1,2})(?:st|nd|rd|th|er|[oa])?$/.exec(text) ?? []
  const number = Number(digits ?? 0)
  return number >= 1 && number <= 31 ? number : null
}

function dateAt(words: readonly Word[], at: number, language: Language): ToldDate | null {
  const [word, next, third] = words.slice(at, at + 3)
  if (word === undefined || next === undefined) return null
  if (/^20\d\d$/.test(word.text) && next.before === '-' && third?.before === '-') {
    return {
      year: Number(word.text),
      month: Number(next.text),
      day: Number(third.text),
      to: at + 3,
    }
  }
  const first = dayNumber(word.text)
  if (first === null) {
    const month = language === 'en' ? months.get(word.text) : undefined
    const day = dayNumber(next.text)
    const isTime = third !== undefined && /^[:.]$/.test(third.before) && /^\d\d/.test(third.text)
    if (month === undefined || day === null || next.before.trim() !== '' || isTime) return null
    return { day, month, ...yearAt(words, at + 2) }
  }
  const named = joiners.has(next.text) ? at + 2 : at + 1
  const month = months.get(words[named]?.text ?? '')
  if (month !== undefined && /^[\s.,]+$/.test(words[named]?.before ?? ''))
    return { day: first, month, ...yearAt(words, named + 1) }
  return inNumbers(words, at, first, language)
}

function yearAt(words: readonly Word[], at: number): { year: number | null; to: number } {
  const from = joiners.has(words[at]?.text ?? '') ? at + 1 : at
  const text = words[from]?.text ?? ''
  return /^20\d\d$/.test(text) ? { year: Number(text), to: from + 1 } : { year: null, to: at }
}

/** "20/10", "20.10.", "20-10-2026"; without a year a dot or a slash alone may be anything. */
function inNumbers(
  words: readonly Word[],
  at: number,
  first: number,
  language: Language,
): ToldDate | null {
  const [next, third] = [words[at + 1], words[at + 2]]
  const sign = next?.before ?? ''
  if (!/^[./-]$/.test(sign) || !/^\d{1,2}$/.test(next?.text ?? '')) return null
  const second = Number(next?.text)
  const hasYear = third?.before === sign && /^(?:20)?\d\d$/.test(third.text)
  const year = hasYear ? 2000 + (Number(third?.text) % 2000) : null
  const isMarked =
    sign === '/' ? isAnchored(words, at) : sign === '.' && third?.before.startsWith('.') === true
  const followsWeekday = weekdayBefore(words, at, language)
  if (!hasYear && !followsWeekday && (!isMarked || sign === '-')) return null
  const isAmerican = language === 'en' && second > 12
  const [day, month] = isAmerican ? [second, first] : [first, second]
  if (month < 1 || month > 12) return null
  return { day, month, year, to: at + (hasYear ? 3 : 2) }
}

/** Words behind which "20/10" is a day. */
const anchors = new Set('am dem den on le du au el dia al no em op on the bis by ate'.split(' '))
const isAnchored = (words: readonly Word[], at: number): boolean =>
  anchors.has(words[at - 1]?.text ?? '')

const weekdayBefore = (words: readonly Word[], at: number, language: Language): boolean =>
  [at - 1, at - 2].some((before) => before >= 0 && weekdayAt(words, before, language) !== null)

/** How long ago a date without a year may lie; what is longer ago is one of the next year. */
const longestAgoMs = 150 * dayMs

/** Null where it does not fall on the weekday it is said to. */
function dayOf(
  { day, month, year }: ToldDate,
  sent: string,
  weekday: number | null,
): string | null {
  const of = (y: number): string => toDay(new Date(Date.UTC(y, month - 1, day)))
  const own = Number(sent.slice(0, 4))
  const isLongAgo = toDate(sent).getTime() - toDate(of(own)).getTime() > longestAgoMs
  const found = of(year ?? (isLongAgo ? own + 1 : own))
  const isReal = Number(found.slice(8)) === day
  return isReal && (weekday === null || weekdayOf(found) === weekday) ? found : null
}

interface Weekday {
  weekday: number
  to: number
}

function weekdayAt(words: readonly Word[], at: number, language: Language): Weekday | null {
  for (let weekday = 1; weekday <= 7; weekday++) {
    const to = phraseAt(words, `weekday-${weekday}`, language, at)
    if (to !== null) return language !== 'pt' || isPlainly(words, at, to) ? { weekday, to } : null
  }
  return null
}

/** "segunda", "quinta" are ordinals as well: as weekdays they stand before a time, a date or a pause. */
function isPlainly(words: readonly Word[], at: number, to: number): boolean {
  const next = words[to]
  const isLong = to - at > 1 || /^(?:sabado|domingo)$/.test(words[at]?.text ?? '')
  if (isLong || next === undefined || /[^\s]|\n/.test(next.before)) return true
  return /^(?:as|dia|pelas|que|\d.*)$/.test(next.text)
}

const articles = new Set('the den der dem le el dia o de'.split(' '))

function byWeekday(
  words: readonly Word[],
  { at, weekday, to }: Weekday & { at: number },
  language: Language,
  sent: string,
): FoundDay | null {
  for (let next = to; next <= to + 2; next++) {
    const date = dateAt(words, next, language)
    if (date !== null) return { from: at, to: date.to, day: dayOf(date, sent, weekday) }
    if (!articles.has(words[next]?.text ?? '')) break
  }
  if (isBeside(words, { at, to }, 'last', language)) return null
  const number = articles.has(words[to]?.text ?? '') ? to + 1 : to
  const ofMonth = dayNumber(words[number]?.text)
  if (ofMonth !== null && !/^[:.h/]/.test(words[number + 1]?.before.trim() ?? '')) {
    const day = nextOfMonth(ofMonth, sent)
    if (weekdayOf(day) === weekday) return { from: at, to: number + 1, day }
  }
  const today = weekdayOf(sent)
  if (isBeside(words, { at, to }, 'week', language))
    return { from: at, to, day: plusDays(sent, 7 - today + weekday) }
  const isUnclear = weekday > today && isBeside(words, { at, to }, 'unclear', language)
  return { from: at, to, day: isUnclear ? null : plusDays(sent, ((weekday - today + 6) % 7) + 1) }
}

/** The next day with a number in its month that is not over. */
function nextOfMonth(number: number, sent: string): string {
  for (let days = 0; days < 62; days++) {
    const day = plusDays(sent, days)
    if (Number(day.slice(8)) === number) return day
  }
  return sent
}

function isBeside(
  words: readonly Word[],
  { at, to }: { at: number; to: number },
  use: string,
  language: Language,
): boolean {
  const behind = [to, to + 1].some((next) => phraseAt(words, use, language, next) !== null)
  return behind || isLedBy(words, use, language, { at, near: use === 'week' ? 2 : 1 })
}

/** "tomorrow"; not "la mañana" or "der Morgen", which are the morning. */
function relativeDay(
  words: readonly Word[],
  at: number,
  language: Language,
  sent: string,
): FoundDay | null {
  for (const [use, days] of [
    ['after', 2],
    ['tomorrow', 1],
    ['today', 0],
  ] as const) {
    const to = phraseAt(words, use, language, at)
    if (to === null) continue
    const isMorning =
      use === 'tomorrow' &&
      mornings.has(words[at - 1]?.text ?? '') &&
      /^[mM]/.test(words[at]?.text ?? '')
    if (!isMorning) return { from: at, to, day: plusDays(sent, days) }
  }
  return null
}

const mornings = new Set('la esta guten am jeden schonen der cada buenas'.split(' '))
