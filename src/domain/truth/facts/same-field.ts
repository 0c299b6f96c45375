/** When two values of a field say the same: a date in another format, a link with or without its scheme, a place in another language. */
import { placeNames } from '#tables/place-names.js'
import { rowsOf } from '../../language/word-table.ts'
import { parseDate } from '../../language/dates.ts'
import { fold } from '../../language/fold.ts'
import { findSkills } from '../../skills/find.ts'
import { plain } from '#domain/language/plain.ts'
import { isNameByLetters } from './name-letters.ts'

export const letters = (text: string) =>
  fold(plain(text))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export function sameText(before: string, after: string): boolean {
  return letters(before) === letters(after)
}

export function sameName(before: string, after: string): boolean {
  return sameText(before, after) || isNameByLetters(before, after)
}

/** "Acme, Legal Section" and "Acme, service juridique": what a name has with a capital or in figures stays. */
export function keepsNames(before: string, after: string): boolean {
  const wordsOf = (name: string): string[] => name.match(/[\p{L}\p{N}]+/gu) ?? []
  const [old, now] = [wordsOf(before), wordsOf(after)]
  if (old[0] !== now[0] || now.length * 2 < old.length) return false
  return now.every((word) => old.includes(word) || /^\p{Ll}/u.test(word))
}

/** "Universidad de Granada" and "University of Granada": a name in it stays, and hardly a word comes. */
export function keepsOwnName(before: string, after: string): boolean {
  const wordsOf = (name: string): string[] => name.match(/[\p{L}\p{N}]+/gu) ?? []
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const own = old.length === 1 ? old : old.slice(1)
  const isKept = own.some((word) => /^\p{Lu}\p{L}{2}/u.test(word) && now.includes(word))
  return isKept && now.length <= old.length + mostMore
}

const mostMore = 3

/** "German" and "Deutsch". */
export function isSameSkill(before: string, after: string): boolean {
  const skill = (text: string) => findSkills(text)[0]?.skill
  return sameText(before, after) || (skill(before) ?? '') === skill(after)
}

export function samePhone(before: string, after: string): boolean {
  const digits = (text: string) => text.replaceAll(/\D/gu, '').replace(/^00/u, '')
  return digits(before) === digits(after)
}

export function sameLink(before: string, after: string): boolean {
  const bare = (text: string) =>
    text
      .trim()
      .toLowerCase()
      .replace(/^https?:\/\//u, '')
      .replace(/^www\./u, '')
      .replace(/\/$/u, '')
  return bare(before) === bare(after)
}

/** The same time in any format; a month may be left out, never added. */
export function sameDate(before: string, after: string): boolean {
  if (sameText(before, after)) return true
  const old = parseDate(before)
  const now = parseDate(after)
  if (old === null || now === null) return false
  if (old === 'present' || now === 'present') return old === now
  return old.year === now.year && (now.month === null || now.month === old.month)
}

const placeRow = new Map(
  rowsOf(placeNames).flatMap(({ names }, i) =>
    names.split(' ').map((name) => [letters(name.replaceAll('_', ' ')), i] as const),
  ),
)

/** "Near Leeds", "bei Leeds": what names no place. */
const nearWord = /(?<!\p{L})\p{Ll}\p{L}*\s+(?=\p{Lu})/gu

export function samePlace(before: string, after: string): boolean {
  if (sameText(before, after)) return true
  const parts = (text: string) =>
    text
      .replaceAll(nearWord, '')
      .split(/[,;/()|]|\s-\s/u)
      .map(letters)
      .filter((part) => part !== '')
      .map((part) => placeRow.get(part) ?? part)
  const known = new Set(parts(before))
  const now = parts(after)
  return now.length > 0 && now.every((part) => known.has(part))
}
