/**
 * The days that a mail tells, each with its time, and the one of them that it is about. More than one
 * that may be meant is none: a person is asked then.
 */
import type { Language } from '#domain/language/languages.ts'
import type { LocalMoment, MailDay, MailStatus } from './mail.ts'
import type { FoundDay } from './mail-dates.ts'
import { dayAt } from './mail-dates.ts'
import { timeAt } from './mail-times.ts'
import { findPhrase, isLedBy, phraseAt } from './mail-words.ts'
import type { Word } from './mail-words.ts'
import type { Sentence } from './sentences.ts'

export interface ToldDay {
  /** Null where it may be more than one day. */
  day: string | null
  time: string | null
  isDeadline: boolean
}

/** So far from its day a time stands, in words. */
const nearBehind = 9
const nearBefore = 5

export function daysIn(
  sentences: readonly Sentence[],
  language: Language,
  sentAt: LocalMoment | null,
): ToldDay[] {
  if (sentAt === null) return []
  const isMoved = sentences.some(({ words }) => tellsMove(words, language))
  const told = sentences.flatMap(({ words }, i) => {
    const isOff = isMoved && tellsMove(words, language)
    const found = withoutSpans(foundIn(words, language, sentAt.day), words, language)
    // A label and its value may stand in two lines ("Time:", then "14:30").
    const rest = sentences[i + 1]?.words ?? []
    return found.flatMap((one, n) => {
      if (isBeside(words, one.from, language, { isMoved, isOff })) return []
      const time = timeOf(words, one, { before: found[n - 1], after: found[n + 1] }, language)
      const isLast = n === found.length - 1
      const later = time === null && isLast ? timeInNext(rest, language, sentAt.day) : null
      return [toldDay(words, one, time ?? later, language)]
    })
  })
  const isToCome = ({ day, time }: ToldDay): boolean =>
    day === null || day > sentAt.day || (day === sentAt.day && (time ?? '24') > (sentAt.time ?? ''))
  return distinct(told.filter(isToCome))
}

function foundIn(words: readonly Word[], language: Language, sent: string): FoundDay[] {
  const found: FoundDay[] = []
  for (let at = 0; at < words.length; at++) {
    const one = dayAt(words, at, language, sent)
    if (one === null) continue
    found.push(one)
    at = one.to - 1
  }
  return found
}

/** "Monday to Friday" are hours of business. */
function withoutSpans(found: FoundDay[], words: readonly Word[], language: Language): FoundDay[] {
  const isSpan = (a: FoundDay | undefined, b: FoundDay | undefined): boolean =>
    a !== undefined &&
    b !== undefined &&
    b.from - a.to <= 1 &&
    a.to - a.from === 1 &&
    b.to - b.from === 1 &&
    phraseAt(words, 'or', language, a.to) === null
  return found.filter((one, i) => !isSpan(found[i - 1], one) && !isSpan(one, found[i + 1]))
}

const tellsMove = (words: readonly Word[], language: Language): boolean =>
  ['moved', 'hold'].some((use) => findPhrase(words, use, language) !== null)

/** A day on which the work begins, or one that an appointment was moved from. */
function isBeside(
  words: readonly Word[],
  at: number,
  language: Language,
  { isMoved, isOff }: { isMoved: boolean; isOff: boolean },
): boolean {
  if (isLedBy(words, 'start', language, { at, near: 3 })) return true
  if (isMoved && isLedBy(words, 'old', language, { at, near: 2 })) return true
  return isOff && !isLedBy(words, 'new', language, { at, near: 3 })
}

type Time = { time: string | null; isClear: boolean } | null

function timeOf(
  words: readonly Word[],
  { from, to }: FoundDay,
  beside: { before: FoundDay | undefined; after: FoundDay | undefined },
  language: Language,
): Time {
  const end = Math.min(to + nearBehind, beside.after?.from ?? words.length)
  for (let at = to; at < end; at++) {
    const told = timeAt(words, at, language)
    if (told !== null) return { time: told.time, isClear: !hasOther(words, told.to, language) }
  }
  for (let at = Math.max(from - nearBefore, beside.before?.to ?? 0); at < from; at++) {
    const told = timeAt(words, at, language)
    if (told !== null) return { time: told.time, isClear: true }
  }
  return null
}

/** "at 10 or at 14": two to choose from. */
function hasOther(words: readonly Word[], from: number, language: Language): boolean {
  const or = [from, from + 1].find((at) => phraseAt(words, 'or', language, at) !== null)
  return or !== undefined && [1, 2, 3].some((n) => timeAt(words, or + n, language) !== null)
}

function timeInNext(words: readonly Word[], language: Language, sent: string): Time {
  for (let at = 0; at < Math.min(words.length, 4); at++) {
    if (dayAt(words, at, language, sent) !== null) return null
    const told = timeAt(words, at, language)
    if (told !== null) return { time: told.time, isClear: true }
  }
  return null
}

function toldDay(words: readonly Word[], one: FoundDay, time: Time, language: Language): ToldDay {
  const near = time === null ? 3 : 2
  const isDeadline = isLedBy(words, 'deadline', language, { at: one.from, near })
  const day = time?.isClear === false ? null : one.day
  return { day, time: time?.time ?? null, isDeadline }
}

/** A day that is told again without its time is the same one. */
function distinct(told: readonly ToldDay[]): ToldDay[] {
  const known = new Map<string, ToldDay>()
  for (const one of told) {
    const key = `${one.day} ${one.time}`
    const before = known.get(key)
    known.set(key, { ...one, isDeadline: one.isDeadline && (before?.isDeadline ?? true) })
  }
  const all = [...known.values()]
  const isRepeated = ({ day, time }: ToldDay): boolean =>
    time === null && all.some((other) => other.day === day && other.time !== null)
  return all.filter((one) => !isRepeated(one))
}

/** The one day that a mail of this news is about. */
export function chooseDay(
  status: MailStatus,
  days: readonly ToldDay[],
  invitation: LocalMoment | null,
): MailDay | null {
  if (status === 'rejected' || status === 'received') return null
  if (invitation !== null) return asInvited(invitation, days)
  const timed = days.filter(({ time, isDeadline }) => time !== null && !isDeadline)
  if (status !== 'none' && timed.length > 0) return only(timed)
  const appointments = days.filter(({ isDeadline }) => !isDeadline)
  if (status === 'interview' && appointments.length > 0) return only(appointments)
  return only(days.filter(({ isDeadline }) => isDeadline))
}

/** A calendar in world time says no hour of the sender's clock; the text may. */
function asInvited(invitation: LocalMoment, days: readonly ToldDay[]): MailDay {
  const told = days.filter(({ day, time }) => day === invitation.day && time !== null)
  const time = told.length === 1 ? (told[0]?.time ?? invitation.time) : invitation.time
  return { day: invitation.day, time, isDeadline: false }
}

function only(days: readonly ToldDay[]): MailDay | null {
  const [first, ...others] = days
  if (first === undefined || others.length > 0 || first.day === null) return null
  return { ...first, day: first.day }
}
