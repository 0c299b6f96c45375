/**
 * A line that opens with a duty ("Responsible for managing two shops") told by the deed itself
 * ("Managed two shops"). Only where a deed follows: what somebody answers for ("responsible for a team
 * of nine") is theirs to say. Null where the line is left as it is.
 */
import { irregularVerbs } from '#tables/irregular-verbs.js'

import { opensWithDuty } from '#domain/ads/items-tell.ts'
import { dutyOpeningOf } from '../../language/duty-openings.ts'
import { grammarWordsOf } from '../../language/grammar-words.ts'
import { fold } from '../../language/fold.ts'
import type { Language } from '../../language/languages.ts'
import { once } from '../../language/remembered.ts'
import { rowsIn } from '../../language/word-table.ts'
import { infinitiveOf } from '../../truth/reading/irregular-verbs.ts'
import { isNumberWord, wordsOfLanguage } from '../../truth/reading/number-words.ts'

export function deedOf(line: string, language: Language, isPresent: boolean): string | null {
  const rest = behindDuty(line, language)
  if (rest === null || rest === '') return null
  const [first = '', ...others] = rest.split(' ')
  if (others.length < fewestWords - 1) return null
  if (language !== 'en') return opensWithDuty(rest, language) ? capital(rest) : null
  if (others.some((word) => isGerund(word)) || !isGerund(first)) return null
  const verb = verbOf(first, isPresent)
  return verb === null ? null : capital([verb, ...others].join(' '))
}

/**
 * What a line says behind a duty that it opens with, where it can stand alone; nothing where it cannot,
 * and null where no duty opens the line.
 */
export function behindDuty(line: string, language: Language): string | null {
  const words = line.trim().split(/\s+/u)
  const opening = dutyOpeningOf(words, language)
  if (opening === null) return null
  const [first = '', second = ''] = words.slice(opening.length)
  return hasBentAdjective(first, second, opening, language)
    ? ''
    : words.slice(opening.length).join(' ')
}

const fewestWords = 3

/** German and Dutch bend an adjective by its article: without the one, the other is wrong. */
function hasBentAdjective(
  first: string,
  second: string,
  opening: readonly string[],
  language: Language,
): boolean {
  if (language === 'de') return !/^\p{Lu}/u.test(first)
  if (language !== 'nl' || opening.at(-1) !== 'het') return false
  return (
    first.endsWith('e') &&
    /^\p{Ll}{3}/u.test(second) &&
    !/^(?:van|voor|door|met|aan)$/u.test(second)
  )
}

/**
 * A line of present work that opens with a bare verb, as it stands behind "since": "Own the roadmap" is
 * "owning the roadmap". Only of a verb that opens duties, before an article or a number. Null elsewhere.
 */
export function doingOf(line: string, language: Language): string | null {
  if (language !== 'en') return null
  const [verb = '', second = '', third = ''] = line.trim().split(/\s+/u)
  const object = particles.en.has(second) ? third : second
  const isBare = /^\p{Lu}?\p{Ll}{2,}$/u.test(verb) && !/(?:ing|s)$/u.test(verb) && !isPast(verb)
  if (!isBare || !opensObject(object) || !opensWithDuty(line, 'en')) return null
  return `${gerundOf(verb)}${line.trim().slice(verb.length)}`
}

/** An article or a number: what stands before it is no noun. */
const opensObject = (word: string): boolean =>
  articles.en.has(word) || /^\d/u.test(word) || isNumberWord(word, wordsOfLanguage('en'))

const articles = grammarWordsOf('article')
const particles = grammarWordsOf('particle')

/** "Led", and "cut", which may be either. */
function isPast(verb: string): boolean {
  const folded = fold(verb)
  const isEither = pasts().get(folded) === folded
  return folded.endsWith('ed') || isEither || infinitiveOf(folded, 'en') !== folded
}

/** "run" → "running", "schedule" → "scheduling", "train" → "training". */
function gerundOf(verb: string): string {
  if (/[^aeio]e$/u.test(verb)) return `${verb.slice(0, -1)}ing`
  return /^[^aeiou]*[aeiou][^aeiouwxy]$/u.test(verb)
    ? `${verb}${verb.at(-1) ?? ''}ing`
    : `${verb}ing`
}

const isGerund = (word: string): boolean => /^\p{L}{2,}ing[,;]?$/u.test(word)

const pasts = once(
  () =>
    new Map(
      rowsIn(irregularVerbs, 'en').map(({ infinitive, forms }) => [
        infinitive,
        forms.split(' ')[0] ?? infinitive,
      ]),
    ),
)

/** "managing" → "managed"; irregular ones by their table. What is done today keeps its form. */
function verbOf(gerund: string, isPresent: boolean): string | null {
  if (isPresent || /[,;]$/u.test(gerund)) return null
  const stem = gerund.slice(0, -3).toLowerCase()
  const infinitives = [stem, `${stem}e`, /(\p{L})\1$/u.test(stem) ? stem.slice(0, -1) : stem]
  const past = infinitives.flatMap((infinitive) => pasts().get(infinitive) ?? [])[0]
  if (past !== undefined) return past
  return /[^aeiou]y$/u.test(stem) ? `${stem.slice(0, -1)}ied` : `${stem}ed`
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
