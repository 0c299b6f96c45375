/**
 * "At" before the name of an employer: where the name opens with a noun of its language, that noun
 * asks for its article ("no Centro Hospitalar", "na Câmara", "au Centre", "à l’Hôpital", "bei der
 * Stadt"). In English, German and Dutch the last word may be that noun ("at the Federal Records Agency", "bei
 * der Acme GmbH"). Before any other name the preposition stands as the phrases have it.
 */
import { employerArticles } from '#tables/employer-articles.js'
import { noEmployers } from '#tables/no-employers.js'

import { grammarWordsOf } from '../language/grammar-words.ts'
import { byLanguage } from '../language/languages.ts'
import { rowsIn } from '../language/word-table.ts'
import { fold } from '../language/fold.ts'
import type { Language } from '../language/languages.ts'

type Rule = {
  /** What the phrases have before the gap. */
  usual: string
  /** What stands in its place, and the noun, folded, before which it does. */
  before: readonly (readonly [at: string, noun: string])[]
}

const rules = byLanguage((language): Rule => {
  const rows = rowsIn(employerArticles, language).map(
    ({ preposition, noun }) => [withGap(preposition), noun] as const,
  )
  return {
    usual: rows.find(([, noun]) => noun === '')?.[0] ?? ' ',
    before: rows.filter(([, noun]) => noun !== ''),
  }
})

/** An article that lost its vowel stands right before the name. */
function withGap(preposition: string): string {
  return preposition.endsWith('’') ? preposition : `${preposition} `
}

const articles = grammarWordsOf('article')

const hasNounLast: ReadonlySet<Language> = new Set(['en', 'de', 'nl'])

const firstWords = new Map<Language, ReadonlyMap<string, string>>()

/** A phrase with the preposition that this name asks for, before it is filled in. */
export function placedAt(phrase: string, name: string, language: Language): string {
  const words = fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const way = ways[language].get(words.join(' '))
  if (way !== undefined) return withWay(phrase, way, language)
  const known = wordsOf(language)
  if (articles[language].has(words[0] ?? '')) return phrase
  // Of "Ratgeber-Portal" the last part is the noun.
  const parts = joinsWords.has(language) ? (fold(name).split(/\s/u)[0] ?? '').split('-') : []
  const first = parts.length > 1 ? (parts.at(-1) ?? '') : (words[0] ?? '')
  const isOfName = language === 'nl' && opensName(name)
  // "The Records Agency", and "Agency Nine".
  const byFirst =
    language === 'en' ? undefined : known.get(isOfName ? `${first}${beforeNames}` : first)
  const byLast = hasNounLast.has(language) ? known.get(words.at(-1) ?? '') : undefined
  const at =
    byLast ??
    byFirst ??
    known.get(words.slice(0, 2).join('_')) ??
    (joinsWords.has(language) ? atCompound(isOfName ? words.slice(-1) : words, known) : undefined)
  return at === undefined ? phrase : withAt(phrase, at, language)
}

/** In Dutch "Garage Merwede" is a firm's whole name, and few nouns keep their article before one. */
const opensName = (name: string): boolean => /^\p{L}+ \p{Lu}/u.test(name.trim())

/** Stands behind a noun of the table that has its article before the name of a firm too. */
const beforeNames = '_'

/** The phrase as it may stand before any name. */
export function everyPlace(phrase: string, language: Language): string[] {
  const all = new Set(rules[language].before.map(([at]) => at))
  const placed = [
    phrase,
    ...[...all].map((at) => withAt(phrase, at, language)),
    ...[...ways[language].values()].map((way) => withWay(phrase, way, language)),
  ]
  return placed.flatMap((one) => (one.includes(full) ? [one, one.replace(full, elided)] : [one]))
}

const full = ' de {title}'
const elided = ' d’{title}'

/** "Au poste d’avocat": French parts with a vowel before another. */
export const elidedBefore = (phrase: string, title: string, language: Language): string =>
  language === 'fr' && /^[aeiouyh]/u.test(fold(title)) ? phrase.replace(full, elided) : phrase

/** "St.-Lukas-Krankenhaus", "Kessler Treuhandgesellschaft": the last part of a compound is its noun. */
const atCompound = (
  words: readonly string[],
  known: ReadonlyMap<string, string>,
): string | undefined =>
  [...known].find(
    ([noun]) =>
      noun.length >= fewestLetters &&
      words.some((word, i) => isNoun(words, i) && word.endsWith(noun)),
  )?.[1]

/** Of a name, the noun that has the article opens it or ends it. */
const isNoun = (words: readonly string[], i: number): boolean => i === 0 || i === words.length - 1

const joinsWords: ReadonlySet<Language> = new Set(['de', 'nl'])
const fewestLetters = 6

function withAt(phrase: string, at: string, language: Language): string {
  const { usual } = rules[language]
  return phrase
    .replace(` ${usual}{company}`, ` ${at}{company}`)
    .replace(` ${usual}{employer}`, ` ${at}{employer}`)
}

/** "Intérim", "Selbständig": no employer, but how somebody worked. */
const ways = byLanguage(
  (language) => new Map(rowsIn(noEmployers, language).map(({ name, text }) => [name, text])),
)

const withWay = (phrase: string, way: string, language: Language): string =>
  phrase.replace(` ${rules[language].usual}{employer}`, ` ${way}`)

function wordsOf(language: Language): ReadonlyMap<string, string> {
  const known = firstWords.get(language)
  if (known !== undefined) return known
  const made = new Map(rules[language].before.map(([at, noun]) => [noun, at] as const))
  firstWords.set(language, made)
  return made
}
