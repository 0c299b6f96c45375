/** What the words of a sentence or a line of an ad are of, in six languages. */
import { fold } from '#domain/language/fold.ts'
import type { Language } from '#domain/language/languages.ts'
import { byLanguage } from '#domain/language/languages.ts'
import { once } from '#domain/language/remembered.ts'
import { PhraseFinder } from '#domain/language/phrase-finder.ts'
import { phrasesIn, phrasesOf } from '#domain/language/word-patterns.ts'
import { findAll } from '#domain/skills/find.ts'
import { lexicon } from '#domain/skills/lexicon.ts'
import { adWords } from '#tables/ad-words.js'
import { degreesIn, yearsIn } from './asks.ts'
import { isBoilerplate } from './boilerplate.ts'
import { mayNameCertification } from './certification-cues.ts'
import { isClearance } from './clearances.ts'
import { wordedKindOf } from './headings.ts'
import { opensWithDuty } from './items-tell.ts'
import { isLeadIn } from './phrases.ts'

/** What the uses of the table are called among the signs, whatever language the ad is in. */
const uses = {
  given: 'gives',
  had: 'has',
  knowing: 'knows',
  practised: 'practised',
  willing: 'willing',
  'employer speaks': 'we',
  'we give': 'we give',
  wants: 'wants',
  'you do': 'you do',
  'you are': 'you are',
  informs: 'informs',
  'to apply': 'to apply',
  please: 'please',
  must: 'must',
  'no must': 'no must',
  founded: 'founded',
} as const
/** Those that say something only where a sentence opens with them. */
const opening: ReadonlySet<string> = new Set(['we give', 'you do', 'you are'])
/** Words that mean something else in another language. */
const ofOne = ['reader', 'wishing', 'asking', 'applying', 'terms', 'law', 'tasks']
const finders = byLanguage((language) =>
  once(
    () =>
      new PhraseFinder([
        ...Object.entries(uses).map(
          ([use, sign]) => [sign, phrasesOf(adWords, use).join(';')] as const,
        ),
        ...ofOne.map((use) => [use, phrasesIn(adWords, language, use).join(';')] as const),
      ]),
  ),
)

/** What is no word. */
const patterns: readonly (readonly [string, RegExp])[] = [
  ['year', /(?<!\d)(?:19|20)\d\d(?!\d)/u],
  ['money', /[€$£]\s?\d|\d\s?(?:k?€|euro?(?!\p{L})|eur(?!\p{L})|chf|r\$)/u],
  ['address', /https?:|www\.|\S@\S/u],
  ['phone', /(?:\+|\b0)\d[\d /()-]{6,}/u],
]

const lengthOf = (words: number): string =>
  ['least', 'less', 'some', 'much'][[4, 8, 16, 28].findIndex((most) => words < most)] ?? 'most'

/** The names of the signs that there are. */
export const present = (signs: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(signs).filter((name) => signs[name])

export function wordSigns(text: string, folded: string, language: Language): string[] {
  const words = folded.match(/[\p{L}\p{N}'’+#]+/gu) ?? []
  const first = folded.search(/\p{L}/u)
  const places = finders[language]().firstIn(folded)
  const found = findAll(text)
  const skills = found.map(({ skill }) => lexicon().get(skill)?.trade)
  const wish = places.get('wishing')
  // "Erste Hilfe": a word within a name wishes for nothing.
  const isNamed =
    wish !== undefined &&
    found.some(({ start, end }) =>
      fold(text.slice(start, end)).includes(folded.slice(wish.at, wish.at + wish.length)),
    )
  const worded = wordedKindOf(text)
  const isPaper = mayNameCertification(text)
  const [hasYears, hasDegree] = [yearsIn(text).length > 0, degreesIn(text).length > 0]
  const isHeld = isPaper || hasYears || hasDegree || skills.length > 0
  const isAsking = worded === 'required' || places.has('asking')
  const hasDigits = /\d/u.test(folded)
  return [
    `length ${lengthOf(words.length)}`,
    ...(worded === null ? [] : [worded]),
    ...[...places].flatMap(([sign, { at }]) =>
      (sign === 'wishing' && isNamed) || (at > first && opening.has(sign)) ? [] : [sign],
    ),
    ...patterns.flatMap(([sign, pattern]) => (pattern.test(folded) ? [sign] : [])),
    ...present({
      'we open': (places.get('we')?.at ?? Infinity) <= first,
      digits: hasDigits,
      does: opensWithDuty(text, language),
      years: hasYears,
      degree: hasDegree,
      paper: isPaper,
      demands: isAsking && isHeld,
      'only asks': isAsking && !isHeld,
      'only holds': isHeld && !isAsking,
      clearance: isClearance(text),
      boilerplate: isBoilerplate(text),
      language: skills.includes('language'),
      ability: skills.includes('general'),
      skill: skills.some((trade) => trade !== 'language' && trade !== 'general'),
      skills: skills.length > 2,
      'lead-in': isLeadIn(words[0] ?? ''),
      sentence: /[.!?]\W*$/u.test(text),
      asks: /\?\W*$/u.test(text),
      small: /^\P{L}*\p{Ll}/u.test(text),
      list: (text.match(/[,;]/g)?.length ?? 0) > 2,
      bar: /\s[|·•–—]\s/u.test(text),
      label: /^\p{Lu}[^:.]{2,30}:\s/u.test(text),
    }),
  ]
}
