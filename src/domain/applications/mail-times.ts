/** Times of day in words, in six languages: "14.30 Uhr", "à 9h30", "half elf", "a las 5 de la tarde". */
import { byLanguage } from '#domain/language/languages.ts'
import type { Language } from '#domain/language/languages.ts'
import { once } from '#domain/language/remembered.ts'
import { rowsIn } from '#domain/language/word-table.ts'
import { numberWords } from '#tables/number-words.js'
import { findPhrase, isLedBy, phraseAt } from './mail-words.ts'
import type { Word } from './mail-words.ts'

export interface ToldTime {
  /** `14:30` */
  time: string
  /** Behind its last word. */
  to: number
}

const cardinals = once(() =>
  byLanguage(
    (language) =>
      new Map(
        rowsIn(numberWords, language)
          .filter(({ use, value }) => use === 'cardinal' && value <= 24)
          .map(({ word, value }) => [word, value]),
      ),
  ),
)

interface Clock {
  hour: number
  minute: number
  to: number
}

export function timeAt(words: readonly Word[], at: number, language: Language): ToldTime | null {
  const clock =
    inOneWord(words, at) ??
    withMinutes(words, at, language) ??
    inWords(words, at, language) ??
    byItsHour(words, at, language)
  if (clock === null || clock.hour > 24 || clock.minute > 59) return null
  return { time: clockText(ofTheDay(words, clock, language)), to: clock.to }
}

const clockText = ({ hour, minute }: Clock): string =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`

/** Nobody is asked to come before this hour. */
const earliest = 7

function ofTheDay(words: readonly Word[], clock: Clock, language: Language): Clock {
  const { hour, to } = clock
  const behind = words.slice(to, to + 4)
  const first = (use: string) => findPhrase(behind, use, language)?.from ?? Infinity
  const last = words[to - 1]?.text ?? ''
  const isLate = last.endsWith('pm') || first('pm') < 2
  const isEarly = last.endsWith('am') || first('am') < 2
  return hour < 12 && !isEarly && (isLate || hour < earliest)
    ? { ...clock, hour: hour + 12 }
    : clock
}

/** "14h30", "9u", "3pm" */
function inOneWord(words: readonly Word[], at: number): Clock | null {
  const one = /^(\d{1,2})(?:(?:h|u|uhr)(\d\d)?|am|pm|hs)$/.exec(words[at]?.text ?? '')
  if (one === null) return null
  return { hour: Number(one[1]), minute: Number(one[2] ?? 0), to: at + 1 }
}

/** "14:30", "14.30 Uhr", "3.30pm" */
function withMinutes(words: readonly Word[], at: number, language: Language): Clock | null {
  const [hour, next] = [words[at], words[at + 1]]
  if (hour === undefined || next === undefined || !/^\d{1,2}$/.test(hour.text)) return null
  const minutes = /^(\d\d)(?:h|u|am|pm)?$/.exec(next.text)
  if (minutes === null) return null
  const clock = { hour: Number(hour.text), minute: Number(minutes[1]), to: at + 2 }
  if (next.before === ':') return clock
  if (next.before !== '.') return null
  const isTold =
    next.text.length > 2 ||
    ['hour', 'am', 'pm'].some((use) => phraseAt(words, use, language, at + 2) !== null) ||
    isLedBy(words, 'at', language, { at, near: 1 })
  return isTold ? clock : null
}

function numberAt(words: readonly Word[], at: number, language: Language): number | null {
  const text = words[at]?.text ?? ''
  return /^\d{1,2}$/.test(text) ? Number(text) : (cardinals()[language].get(text) ?? null)
}

const before = { 'half-to': -30, 'quarter-to': -15, 'quarter-past': 15, past: 30 } as const

/** "half elf", "halb elf" (half an hour before), "quarter past ten", "midday" */
function inWords(words: readonly Word[], at: number, language: Language): Clock | null {
  const midday = phraseAt(words, 'midday', language, at)
  if (midday !== null && isLedBy(words, 'at', language, { at, near: 1 }))
    return { hour: 12, minute: 0, to: midday }
  for (const [use, minutes] of Object.entries(before)) {
    const to = phraseAt(words, use, language, at)
    const hour = to === null ? null : numberAt(words, to, language)
    if (to === null || hour === null || hour > 12 || hour < 1) continue
    const all = (hour % 12 < earliest ? (hour % 12) + 12 : hour) * 60 + minutes
    return { hour: Math.floor(all / 60), minute: all % 60, to: to + 1 }
  }
  return null
}

/** "14 Uhr", "at 10", "10 am": an hour with the word for hours behind it or that for "at" before. */
function byItsHour(words: readonly Word[], at: number, language: Language): Clock | null {
  const hour = numberAt(words, at, language)
  if (hour === null || hour < 1) return null
  const unit = phraseAt(words, 'hour', language, at + 1)
  if (unit !== null) {
    const minute = /^\d\d$/.test(words[unit]?.text ?? '') ? Number(words[unit]?.text) : null
    const isMinute = minute !== null && /^ ?$/.test(words[unit]?.before ?? '')
    return { hour, minute: isMinute ? minute : 0, to: isMinute ? unit + 1 : unit }
  }
  if (['am', 'pm'].some((use) => phraseAt(words, use, language, at + 1) !== null))
    return { hour, minute: 0, to: at + 1 }
  // "à 10" may be ten of anything.
  const isTold = language !== 'fr' && isLedBy(words, 'at', language, { at, near: 1 })
  const next = words[at + 1]
  const isAlone = next === undefined || /[^\s]/.test(next.before) || !/^[\d%€£]/.test(next.text)
  const goesOn = next !== undefined && /^[./-]$/.test(next.before)
  return isTold && isAlone && !goesOn ? { hour, minute: 0, to: at + 1 } : null
}
