/**
 * What tells that a text is the name of an employer or a school: it says so by its words, its entry's
 * title does, or the other entries of the section have theirs at its place. Nothing that reads as a
 * sentence, a date, a label or a town is one.
 */
import { months, openEndWords, seasons } from '#domain/language/calendar-words.ts'
import { fold } from '#domain/language/fold.ts'
import { languages } from '#domain/language/languages.ts'
import { stopWords } from '#domain/language/stop-words.ts'
import type { Part } from './head-parts.ts'
import { isDateOnly } from './date-places.ts'
import { isFormLabel } from './field-labels.ts'
import { employerScore, schoolScore } from './lexicon.ts'
import { isTown } from './known-towns.ts'

export function isOtherThanName(part: Part, towns: ReadonlySet<string>): boolean {
  const { text } = part
  const named = employerScore(text) + schoolScore(text)
  const isSmall = /^\p{Ll}/u.test(text) && !/^\p{Ll}+[\p{Lu}.\d]/u.test(text) && named === 0
  return isSmall || isSentence(text, named > 0 ? 5 : 3) || isOtherThanTitle(part, towns)
}

export const isOtherThanTitle = ({ text, slot }: Part, towns: ReadonlySet<string>): boolean =>
  isFormLabel(text) || isOfDates(text) || (towns.has(slot) && isTown(text))

/** The slots of a section whose parts are towns, half of them and more. */
export function townSlots(entries: readonly (readonly Part[])[]): Set<string> {
  const bySlot = Map.groupBy(entries.flat(), ({ slot }) => slot)
  return new Set(
    [...bySlot].flatMap(([slot, parts]) =>
      2 * parts.filter(({ text }) => isTown(text)).length >= parts.length ? [slot] : [],
    ),
  )
}

/** Every word of it is of a date: what was left where one was cut. */
const isOfDates = (text: string): boolean =>
  isDateOnly(text) ||
  openEndWords(text.replace(/\s(?=['’])/g, '')) ||
  isMonths(wordsOf(text).map(fold))

const isMonths = (words: readonly string[]): boolean =>
  words.some((word) => months.has(word) || seasons.has(word)) &&
  words.every((word) => months.has(word) || seasons.has(word) || word.length < 2)

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}'’-]+/gu) ?? []

const isStop = (word: string): boolean =>
  languages.some((language) => stopWords[language].has(fold(word)))

function isSentence(text: string, least: number): boolean {
  const small = wordsOf(text)
    .slice(1)
    .filter((word) => /^\p{Ll}/u.test(word) && !isStop(word))
  return small.length >= least && 2 * small.length > wordsOf(text).length - small.length
}
