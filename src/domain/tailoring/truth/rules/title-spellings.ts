/**
 * Titles that differ in more than their words' order: letters spelled out ("RH", "PTA"), a place in
 * figures ("1e monteur"), a hyphen, and an English title in a resume of another language.
 */
import { fold } from '../../../language/fold.ts'
import type { Language } from '../../../language/languages.ts'
import { forms, titles } from '#domain/titles/person-form.ts'
import { translateTitle } from '#domain/titles/titles.ts'
import { ungendered } from '../gender.ts'
import { wordsOfLanguage } from '../number-words.ts'
import { plain } from '#domain/language/plain.ts'
import { linkingWords } from './title-terms.ts'

export function isSpelledOtherwise(before: string, after: string, language: Language): boolean {
  const old = partsOf(before, language)
  const now = partsOf(after, language)
  return (
    isSameRow(old, now) ||
    isSpelledOut(telling(old), telling(now)) ||
    isSpelledOut(telling(now), telling(old)) ||
    isTranslation(before, after, language) ||
    isTranslation(after, before, language)
  )
}

type Part = { word: string; isCapitals: boolean }

function partsOf(title: string, language: Language): Part[] {
  return [...withPlaces(plain(title)).matchAll(/[\p{L}\p{N}]+/gu)].map(([written]) => {
    const word = fold(written)
    const isCapitals = /^\p{Lu}{2,5}$/u.test(written)
    return { word: ordinalOf(word, language) ?? ungendered(word), isCapitals }
  })
}

/** Without the words that only link others: "chargé de ressources humaines". */
function telling(parts: readonly Part[]): Part[] {
  return parts.filter(({ word }) => !linkingWords.has(word))
}

/** "1.ª", "2nd" and "3°" as a number and its letters, in one word. */
export function withPlaces(title: string): string {
  return title.replaceAll(
    /(?<!\p{L})(\d{1,2})\s?(?:\.\s?)?(?:ª|º|°|a|o|er|er[ao])(?![\p{L}\p{N}])/gu,
    '$1a',
  )
}

/** "1e", "1st" and "eerste" are one place, "II" is the second. */
export function ordinalOf(word: string, language: Language): string | null {
  const roman = ['ii', 'iii', 'iv'].indexOf(word)
  if (roman >= 0) return String(roman + 2)
  const digits = /^(\d{1,2})(?:st|nd|rd|th|er|ere|e|eme|ste|de|o|a)?$/u.exec(word)?.[1]
  if (digits !== undefined) return digits
  const value = wordsOfLanguage(language).ordinals.get(word)
  return value === undefined ? null : String(value)
}

/** "Back-End Developer" and "Backend Developer" are one row of letters. */
function isSameRow(old: readonly Part[], now: readonly Part[]): boolean {
  const [before, after] = [old, now].map((parts) => parts.map(({ word }) => word).join(''))
  return before !== '' && before === after
}

/** One capitalised word in the place of the words that begin with its letters. */
function isSpelledOut(short: readonly Part[], long: readonly Part[]): boolean {
  return short.some(({ word, isCapitals }, at) => {
    if (!isCapitals) return false
    const letters = [...word]
    const isRun = letters.every((letter, i) => long[at + i]?.word.startsWith(letter) === true)
    const merged = long.toSpliced(at, letters.length, ...short.slice(at, at + 1))
    return isRun && isSameRow(short, merged)
  })
}

/** An English title in a resume of another language is its own word for it: "Data analyst". */
function isTranslation(english: string, other: string, language: Language): boolean {
  if (language === 'en') return false
  const listed = titles.find(english, 'en', language)?.spellings.flat() ?? []
  const ranked = forms.map((form) => translateTitle(english, 'en', language, form)?.text ?? '')
  return [...listed, ...ranked].some((title) => fold(title) === fold(plain(other)))
}
