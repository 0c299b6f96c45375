/**
 * Whom an ad names as the one to write to: in a line that speaks of contact or stands below one that does, a name behind
 * a form of address ("Ihre Ansprechpartnerin ist Frau Dr. Brandl"), else a name that a label opens, or one beside an
 * address or a number ("to Jane Aplin, jobs@…"), else first names behind a word that calls them.
 */
import { honorifics } from '#tables/honorifics.js'
import { letterWords } from '#tables/letter-words.js'

import { fold } from '../language/fold.ts'
import { grammarWordsOf } from '../language/grammar-words.ts'
import type { Language } from '../language/languages.ts'
import { byLanguage, languages } from '../language/languages.ts'
import { stopWords } from '../language/stop-words.ts'
import { rowsIn } from '../language/word-table.ts'
import { hasMeaning } from '../privacy/ordinary-words.ts'
import { fitsAny } from '../truth/reading/written-forms.ts'
import { letterFormsOf, letterWordsOf } from './words.ts'

export interface ContactPerson {
  /** A friend is called by the first name, as the ad does; `named` has no form of address there. */
  who: 'woman' | 'man' | 'named' | 'friend'
  /** As one is addressed: the family name, behind a title of learning, or first names. */
  name: string
}

/** Longer lines are prose, in which a name may be anybody's. */
const longestLine = 300

export function contactIn(ad: string, language: Language): ContactPerson | null {
  const all = ad
    .split('\n')
    .flatMap((line) =>
      line.length <= longestLine ? [line] : line.split(/(?<=\p{Ll}{2}[.!?])\s+/u),
    )
    .filter((line) => line.trim() !== '' && line.length <= longestLine)
  const lines = all.filter((line) => isOfContact(line, language))
  const below = all.filter((_, i) => isBelowContact(all, i, language))
  for (const line of [...lines, ...below]) {
    const found = personIn(line, language)
    if (found !== null) return found
  }
  for (const line of below) {
    const words = line.trim().split(/\s+/u)
    if (words.length === 2 && words.every((word) => isName(word) && isSaidOnce(word, ad)))
      return { who: 'named', name: words.join(' ') }
  }
  for (const line of lines) {
    const beside = nameBeside(line, ad, language) ?? namedBehind(line, ad, language)
    if (beside !== null) return beside
    const name = firstNamesIn(line, language)
    if (name !== '') return { who: 'friend', name }
  }
  return null
}

/** "Contact", and what stands below it up to a longer line. */
function isBelowContact(lines: readonly string[], at: number, language: Language): boolean {
  if (wordsOf(lines[at]) > mostBelowOne) return false
  for (let i = at - 1; i >= Math.max(0, at - mostBelow); i--) {
    const line = lines[i] ?? ''
    if (wordsOf(line) > mostInShort) return false
    if (!/[@\d]/u.test(line) && isOfContact(line, language)) return true
  }
  return false
}
const wordsOf = (line = ''): number => line.trim().split(/\s+/u).length
const mostBelow = 3
const mostBelowOne = 8
const mostInShort = 5

/** "To Jane Aplin, jobs@…", "0341 5550100 (Jens Wehrmann)"; in German a single noun is no name. */
function nameBeside(line: string, ad: string, language: Language): ContactPerson | null {
  const words = line.split(/\s+/u)
  for (const [i, word] of words.entries()) {
    const name = words.slice(i, i + 2).map((one) => one.replaceAll(/^\P{L}+|\P{L}+$/gu, ''))
    const before = words[i - 1] ?? ''
    const isFull = name.length === 2 && /\p{L}$/u.test(word) && name.every(isName)
    const behind = words.slice(i + (isFull ? 2 : 1))
    const isBehindNumber = word.startsWith('(') && /\d$/u.test(before)
    const isOpened =
      before.endsWith(':') || (/^\p{Ll}+$/u.test(before) && isSmallWord(before, language))
    const isLabelled = before.endsWith(':') && isOfContact(words.slice(0, i).join(' '), language)
    const isEnd = behind.length === 0 || !/[\p{L}.]$/u.test(words[i + 1] ?? '')
    const isBeside =
      isBehindNumber || (isOpened && opensAddress(behind)) || (isLabelled && isFull && isEnd)
    if (isFull && isBeside && name.every((one) => isSaidOnce(one, ad)))
      return { who: 'named', name: name.join(' ') }
    const isFirst =
      !isFull && language !== 'de' && /\p{L}$/u.test(word) && /^\p{Ll}/u.test(behind[0] ?? '')
    if (isFirst && isBeside && isName(word)) return { who: 'friend', name: word }
  }
  return null
}

/** "t.a.v. Ingrid Kolk, teamleider": first and family name behind a word that calls them. */
function namedBehind(line: string, ad: string, language: Language): ContactPerson | null {
  const words = line.split(/\s+/u)
  const at = words.findIndex((word) => attention[language].has(lettersOf(word)))
  const names =
    at < 0 ? [] : words.slice(at + 1, at + 3).map((word) => word.replace(/\P{L}+$/u, ''))
  const isFull = names.length === 2 && /\p{L}$/u.test(words[at + 1] ?? '') && names.every(isName)
  return isFull && names.every((one) => isSaidOnce(one, ad))
    ? { who: 'named', name: names.join(' ') }
    : null
}

const isSmallWord = (word: string, language: Language): boolean => stopWords[language].has(word)

/** A mail address or a number, at most behind one small word. */
const opensAddress = ([first = '', ...others]: readonly string[]): boolean =>
  isAddress(first, others) ||
  (/^\p{Ll}{1,5}$/u.test(first) && isAddress(others[0] ?? '', others.slice(1)))

/** A number of two figures is one only where it goes on: "a couple from Leeds, 70" has an age. */
const isAddress = (word: string, [next = '']: readonly string[]): boolean =>
  word.includes('@') ||
  /^[(+]?\d{3}|^[(+]\d{2}/u.test(word) ||
  (/^\d{2}\D?$/u.test(word) && /^\d/u.test(next))

/** A word of a trade, a house or the language is nobody's name. */
const isName = (word: string): boolean =>
  /^\p{Lu}[\p{L}’'-]+$/u.test(word) && /\p{Ll}/u.test(word) && !hasMeaning(fold(word))

const isSaidOnce = (word: string, ad: string): boolean => ad.split(word).length === 2

/** "Mail Joost: …", "t.a.v. Marnix en Matthijs": right behind such a word, and before nothing that goes on with it. */
function firstNamesIn(line: string, language: Language): string {
  const all = line.split(/\s+/u)
  const isCalling = (word: string) => attention[language].has(lettersOf(word))
  // "Preguntad por Chelo": the small word goes with the one that calls.
  const words = all.filter(
    (word, i) => !(isSmallWord(word, language) && isCalling(all[i - 1] ?? '')),
  )
  const at = words.findIndex(
    (word, i) =>
      isCalling(word) &&
      firstName.test(words[i + 1] ?? '') &&
      (joiners[language].has(words[i + 2] ?? '') || !hasMeaning(lettersOf(words[i + 1] ?? ''))),
  )
  const [one = '', joiner = '', other = ''] = at < 0 ? [] : words.slice(at + 1, at + 4)
  const isPair = joiners[language].has(fold(joiner)) && firstName.test(other)
  if (isPair) return [one, joiner, other.replace(/\P{L}+$/u, '')].join(' ')
  // "Email Human Resources" names nobody.
  return /\p{L}$/u.test(one) && /^\p{Lu}/u.test(joiner) ? '' : one.replace(/\P{L}+$/u, '')
}

const lettersOf = (word: string): string => fold(word).replaceAll(/[^a-z]/gu, '')

const firstName = /^\p{Lu}\p{Ll}{2,}[.,:;!]?$/u

const isOfContact = (line: string, language: Language): boolean =>
  /@|\+?\d[\d /-]{6}/u.test(line) ||
  fold(line)
    .split(/[^\p{L}]+/u)
    .some((word) => fitsAny(word, contacts[language])) ||
  line.split(/\s+/u).some((word) => attention[language].has(lettersOf(word)))

function personIn(line: string, language: Language): ContactPerson | null {
  const words = line.split(/\s+/u)
  for (const [i, word] of words.entries()) {
    const who = calledBy(word, language)
    const behind = words.slice(i + 1, i + 1 + mostWords)
    const isFormAgain = calledBy(behind[0] ?? '', language) !== undefined
    const name = who === undefined || isFormAgain ? '' : nameBehind(behind)
    if (who !== undefined && name !== '') return { who, name }
  }
  return null
}

const calledBy = (word: string, language: Language): Called | undefined =>
  addressed[language].get(word.replace(/(?<![.,:])[.,:]+$/u, ''))

const mostWords = 6

/** "Dr. Julia van den Brandl, Leitung" → "Dr. van den Brandl" */
function nameBehind(words: readonly string[]): string {
  const taken: string[] = []
  for (const word of words) {
    if (![isOfName, particle, learned].some((one) => one.test(word))) break
    taken.push(word.replace(/(?<![,;:)])[,;:)]+$/u, ''))
    if (/[,;:)]$/u.test(word) || (word.endsWith('.') && !learned.test(word) && !initial.test(word)))
      break
  }
  const own = taken.map((word) =>
    learned.test(word) || initial.test(word) ? word : word.replace(/\.$/u, ''),
  )
  const titles = own.filter((word) => learned.test(word))
  const names = own.filter((word) => !learned.test(word) && !initial.test(word))
  while (particle.test(names.at(-1) ?? '')) names.pop()
  // The first of several is what friends say.
  const family = names.length > 1 && !particle.test(names[0] ?? '') ? names.slice(1) : names
  return family.length === 0 ? '' : [...titles, ...family].join(' ')
}

const isOfName = /^\p{Lu}[\p{L}’'.-]*[,;:)]?$/u
const initial = /^(?:\p{Lu}\.)+$/u
const learned = /^(?:[Dd]r|[Pp]rof|Dra|[Dd]rs|Mag|[Ii]ng|ir)\.$/u
const particle = /^(?:von|van|der|den|de|del|da|do|dos|la|le|zu|ter|ten)$/u

type Called = 'woman' | 'man'

const ofCapital = languages.flatMap((language) => {
  const rows = rowsIn(honorifics, language)
  const small = new Set(rows.map(({ word }) => word).filter((word) => /^\p{Ll}/u.test(word)))
  return rows.flatMap(({ word, who }) => (small.has(word.toLowerCase()) ? [] : calledAs(word, who)))
})

/** Those of other languages, too, which have no other sense in small letters: "Herr Kern" in an English ad, and not "Don". */
const addressed = byLanguage((language): ReadonlyMap<string, Called> => {
  const letters = rowsIn(letterWords, language).flatMap(({ use, word }) => calledAs(word, use))
  const own = rowsIn(honorifics, language).flatMap(({ word, who }) => calledAs(word, who))
  return new Map([...ofCapital, ...own, ...letters])
})

function calledAs(word: string, who: string): (readonly [string, Called])[] {
  return who === 'woman' || who === 'man' ? [[word, who]] : []
}

const attention = letterWordsOf('attention')
const joiners = grammarWordsOf('joiner-of-parts')

const contacts = letterFormsOf('contact')
