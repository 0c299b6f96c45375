/**
 * Numbers and how often something was done, in the one spelling that the rest reads: "anderthalb
 * Stunden" is 1,5 of them, "1:30 hours" an hour and 30 minutes, "40 T€" 40 thousand, "fortnightly"
 * every two weeks. What a Romance language calls 15 days is two weeks there.
 */
import { numberSpellings } from '#tables/number-spellings.js'

import type { Language } from '../../language/languages.ts'
import { rowsIn } from '../../language/word-table.ts'

type Spelling = readonly [RegExp, string | ((found: string, ...parts: string[]) => string)]

/** A text whose other spellings, invisible characters and signs are `plain` already. */
export function withPlainNumbers(text: string, language: Language): string {
  const own = respelled(text, spellingsOf(language))
  return /\d/u.test(own) ? respelled(own, withDigits) : own
}

function respelled(text: string, spellings: readonly Spelling[]): string {
  return spellings.reduce((changed, [from, to]) => {
    // One signature takes words, the other makes them.
    return typeof to === 'string' ? changed.replace(from, to) : changed.replace(from, to)
  }, text)
}

const made = new Map<Language, readonly Spelling[]>()

function spellingsOf(language: Language): readonly Spelling[] {
  const known = made.get(language)
  if (known) return known
  const spellings = rowsIn(numberSpellings, language).map((row): Spelling => [
    new RegExp(row.pattern, row.case === 'any' ? 'giu' : 'gu'),
    row.replacement,
  ])
  made.set(language, spellings)
  return spellings
}

/** "6 pm" is 18 o'clock, and "12 am" none. */
function onTwentyFour(found: string, hours = '', minutes = '', half = ''): string {
  const hour = (Number(hours) % 12) + (/^p/iu.test(half) ? 12 : 0)
  return Number(hours) > 12 ? found : `${hour} h${minutes === '' ? '' : ` ${minutes} min`}`
}

/** A range rises: "from 500 to 2 million euros" are no 500 million. */
function bothEndsOf(found: string, low = '', joint = '', high = '', many = '', unit = ''): string {
  const isRising = Number(low.replace(',', '.')) < Number(high.replace(',', '.'))
  return isRising ? `${low}${many} ${unit}${joint}${high}${many} ${unit}` : found
}

/** A preposition of time: "1:12" alone is a ratio or a scale. */
const beforeTimes =
  '(?:^|[\\s(])(?:at|by|before|after|from|until|till|to|between|and|um|ab|bis|von|vor|nach|gegen|zwischen|und|las|a|as|às|das|om|vóór|voor|na|van|tot|vanaf|en|e|y) |\\d(?: min)? ?[–-] ?'

/** The same in every language; each is one of digits. */
const withDigits: readonly Spelling[] = [
  // A time of day is written as one of hours, which some languages have as their only way.
  [/(?<![\d.:,])(\d{1,2})(?:[.:]([0-5]\d))? ?([ap])\.?m\b\.?/giu, onTwentyFour],
  [/(?<![\d.:,])(\d{1,2})[.:]([0-5]\d) ?(?:uhr|uur)(?!\p{L})/giu, '$1 h $2 min'],
  [/(?<![\d.:,])(\d{1,2}) ?uhr(?!\p{L})/giu, '$1 h'],
  [
    new RegExp(`(?<=${beforeTimes})([01]?\\d|2[0-3]):([0-5]\\d)(?![\\d:%]| ?h)`, 'giu'),
    '$1 h $2 min',
  ],
  [
    /(?<![\d:])([01]?\d|2[0-3]):([0-5]\d)(?= ?(?:-|–|to|bis|a|às|tot|until) ?\d{1,2}[ .:h])/giu,
    '$1 h $2 min',
  ],
  [
    /(?<=\b(?:las|[dà]?[aà]s) )(\d{1,2})[.]([0-5]\d)(?: ?h(?:oras?)?(?!\p{L}))?(?![\d%])/giu,
    '$1 h $2 min',
  ],
  [
    /(?<=\b(?:las|às) )(\d{1,2})(?=[.,;)]|$| (?:de la (?:mañana|tarde|noche)|da (?:manhã|tarde|noite)|hasta|até|y las|a las|e as|e às)(?!\p{L}))/giu,
    '$1 h',
  ],
  // "280 tonmeter", "280 tonnes-mètres": one unit of two.
  [/(?<=\d ?)(?:metric )?(?:tonn?e?[ns]?|toneladas?)[ .·-]?met(?:er|re|ro)s?(?!\p{L})/giu, ' tm'],
  [/(?<=\d ?)(?:tonn?e?[ns]?)[ .·-]?mètres?(?!\p{L})/giu, ' tm'],
  // "From 1.9 to 2.4 million": the million is said once for both.
  [
    /(?<![\d.,])(\d{1,3}[.,]\d{1,2}) (to|and|auf|bis|und|à|et|a|y|para|e|naar|tot|en) (\d{1,3}(?:[.,]\d{1,2})?) (million(?:en|s)?|millones|milhões|miljoen|Mio\.?)(?!\p{L})/giu,
    '$1 $4 $2 $3 $4',
  ],
  // "De 20 à 150 k€", "£20-150k": so many thousands are both ends of a range of money.
  [
    /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?)( ?- ?| (?:to|and|auf|bis|und|à|et|a|y|para|e|naar|tot|en) )(\d{1,3}(?:[.,]\d{1,2})?)( ?(?:[kKM]|T|Tsd\.?|Mio\.?|mil|mille|thousand|tausend|duizend|million(?:en|s)?|millones|milhões|miljoen)) ?(€|euros?|EUR|pounds?|libras)(?!\p{L})/giu,
    bothEndsOf,
  ],
  [
    /([£$€]) ?(\d{1,3}(?:[.,]\d{1,2})?)( ?- ?| to | and )\1? ?(\d{1,3}(?:[.,]\d{1,2})?)([kKmM]| million| thousand)(?![\p{L}\d])/gu,
    '$1$2$5$3$1$4$5',
  ],
  [
    /(?<![\d:])(\d{1,2}):([0-5]\d)(?= ?(?:h|hours?|hrs?|stunden?|std|horas?|heures?|uur)(?!\p{L}))/giu,
    '$1 h $2 min',
  ],
  [/(?<=\d h [0-5]\d min) ?(?:h|hours?|hrs?|stunden?|std|horas?|heures?|uur)(?!\p{L})/giu, ''],
]
