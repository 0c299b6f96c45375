/**
 * Whom an ad names as the one to write to: in a line that speaks of contact, a name behind a form of
 * address ("Ihre Ansprechpartnerin ist Frau Dr. Brandl"), else first names behind a word that calls them.
 */
import { honorifics } from '#tables/honorifics.js'
import { letterWords } from '#tables/letter-words.js'

import { fold } from '../language/fold.ts'
import { grammarWordsOf } from '../language/grammar-words.ts'
import type { Language } from '../language/languages.ts'
import { byLanguage } from '../language/languages.ts'
import { rowsIn } from '../language/word-table.ts'
import { fitsAny, formsOf } from '../truth/reading/written-forms.ts'

export interface ContactPerson {
  /** A friend is called by the first name, as the ad does. */
  who: 'woman' | 'man' | 'friend'
  /** As one is addressed: the family name, behind a title of learning, or first names. */
  name: string
}

/** Longer lines are prose, in which a name may be anybody's. */
const longestLine = 300

export function contactIn(ad: string, language: Language): ContactPerson | null {
  const lines = ad
    .split('\n')
    .filter((line) => line.length <= longestLine && isOfContact(line, language))
  for (const line of lines) {
    const found = personIn(line, language)
    if (found !== null) return found
  }
  for (const line of lines) {
    const name = firstNamesIn(line, language)
    if (name !== '') return { who: 'friend', name }
  }
  return null
}

/** "Mail Joost: …", "t.a.v. Marnix en Matthijs": right behind such a word, and before nothing that goes on with it. */
function firstNamesIn(line: string, language: Language): string {
  const words = line.split(/\s+/u)
  const at = words.findIndex((word, i) => {
    const isCalling = attention[language].has(fold(word).replaceAll(/[^a-z]/gu, ''))
    return isCalling && firstName.test(words[i + 1] ?? '')
  })
  const [one = '', joiner = '', other = ''] = at < 0 ? [] : words.slice(at + 1, at + 4)
  const isPair = joiners[language].has(fold(joiner)) && firstName.test(other)
  if (isPair) return [one, joiner, other.replace(/\P{L}+$/u, '')].join(' ')
  // "Email Human Resources" names nobody.
  return /\p{L}$/u.test(one) && /^\p{Lu}/u.test(joiner) ? '' : one.replace(/\P{L}+$/u, '')
}

const firstName = /^\p{Lu}\p{Ll}{2,}[.,:;!]?$/u

const isOfContact = (line: string, language: Language): boolean =>
  /@|\+?\d[\d /-]{6}/u.test(line) ||
  fold(line)
    .split(/[^\p{L}]+/u)
    .some((word) => fitsAny(word, contacts[language]))

function personIn(line: string, language: Language): ContactPerson | null {
  const words = line.split(/\s+/u)
  for (const [i, word] of words.entries()) {
    const who = addressed[language].get(word.replace(/(?<![.,:])[.,:]+$/u, ''))
    const name = who === undefined ? '' : nameBehind(words.slice(i + 1, i + 1 + mostWords))
    if (who !== undefined && name !== '') return { who, name }
  }
  return null
}

const mostWords = 6

/** "Dr. Julia van den Brandl, Leitung" → "Dr. van den Brandl" */
function nameBehind(words: readonly string[]): string {
  const taken: string[] = []
  for (const word of words) {
    if (!isOfName.test(word) && !particle.test(word)) break
    taken.push(word.replace(/(?<![,;:)])[,;:)]+$/u, ''))
    if (/[,;:)]$/u.test(word) || (word.endsWith('.') && !learned.test(word))) break
  }
  const own = taken.map((word) => (learned.test(word) ? word : word.replace(/\.$/u, '')))
  const titles = own.filter((word) => learned.test(word))
  const names = own.filter((word) => !learned.test(word))
  while (particle.test(names.at(-1) ?? '')) names.pop()
  // The first of several is what friends say.
  const family = names.length > 1 && !particle.test(names[0] ?? '') ? names.slice(1) : names
  return family.length === 0 ? '' : [...titles, ...family].join(' ')
}

const isOfName = /^\p{Lu}[\p{L}’'.-]*[,;:)]?$/u
const learned = /^(?:Dr|Prof|Dra|Drs|Mag|Ing)\.$/u
const particle = /^(?:von|van|der|den|de|del|da|do|dos|la|le|zu|ter|ten)$/u

const addressed = byLanguage(
  (language) =>
    new Map(
      rowsIn(honorifics, language).flatMap(({ word, who }) =>
        who === 'woman' || who === 'man' ? [[word, who] as const] : [],
      ),
    ),
)

const attention = byLanguage(
  (language) =>
    new Set(
      rowsIn(letterWords, language).flatMap(({ use, word }) => (use === 'attention' ? [word] : [])),
    ),
)
const joiners = grammarWordsOf('joiner-of-parts')

const contacts = byLanguage((language) =>
  formsOf(
    rowsIn(letterWords, language)
      .flatMap((row) => (row.use === 'contact' ? [row.word] : []))
      .join(' '),
  ),
)
