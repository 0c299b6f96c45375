/**
 * What a verb and its noun share once endings and the spelling before them are off: "marquei" and
 * "marcação", "fabriqué" and "fabrication", "geverifieerd" and "verificatie". The stemmer is given
 * the word with its accents, which its endings are known by.
 */
import { stemOf } from '../../language/stem.ts'
import { fold } from '../../language/fold.ts'
import type { Language } from '../../language/languages.ts'

const leastLetters = 4

/** Empty where too little is left to tell one word from another. */
export function rootOf(written: string, language: Language): string {
  const stem = stemBefore(written.toLowerCase(), language)
  const root = (rulesOf[language] ?? []).reduce((word, [from, to]) => word.replace(from, to), stem)
  return root.length < leastLetters ? '' : root
}

/** "Beseitigt" and "Beseitigung": the stemmer cuts the noun shorter than the verb. */
function stemBefore(word: string, language: Language): string {
  const stem = language === 'de' ? germanIg.exec(word)?.[1] : undefined
  return stem === undefined ? stemOf(word, language) : fold(stem)
}

const germanIg = /^(\p{L}{3,}ig)(?:t|te|ten|en|ung|ungen|ungs)$/u

type Rule = readonly [RegExp, string]

/** Sounds that are spelled otherwise before another ending. */
const romance: readonly Rule[] = [
  [/qu$/u, 'c'],
  [/gu$/u, 'g'],
  [/(?<=\p{L}{3})z$/u, 'c'],
]

/** Sounds that change between an English verb and its noun: "submit" and "submission". */
const latin: readonly Rule[] = [
  [/script$/u, 'scrib'],
  [/(?<=[bdms])miss$/u, 'mit'],
  [/(?<=\p{L}{2}[cv])is$/u, 'id'],
  [/tens$/u, 'tend'],
  [/(?<=con|in|re)vers$/u, 'vert'],
  [/olut$/u, 'olv'],
  [/(?<=stor|pack|ship)ag$/u, ''],
]

/** Strong verbs: what was "aufgenommen" is an "Aufnahme", "besprochen" a "Besprechung". */
const strongDe: readonly Rule[] = [
  [/n(?:omm|ehm)$/u, 'nahm'],
  [/geb$/u, 'gab'],
  [/spr[ao]ch$/u, 'sprech'],
  [/z(?:og|ieh)$/u, 'zug'],
  [/bund$/u, 'bind'],
  [/fund$/u, 'find'],
  [/worb$/u, 'werb'],
  [/glich$/u, 'gleich'],
  [/flog$/u, 'flug'],
  [/schrieb$/u, 'schreib'],
  [/schneid$/u, 'schnitt'],
  [/stieg$/u, 'steig'],
  [/schloss$/u, 'schluss'],
  [/schliess$/u, 'schluss'],
]

/** Learned verbs and their nouns: "reduziert" and "Reduktion", "repariert" and "Reparatur". */
const learnedDe: readonly Rule[] = [
  [/uzier$/u, 'ukt'],
  [/izier$/u, 'ek'],
  [/uktion$/u, 'ukt'],
  [/ektion$/u, 'ek'],
  [/(?<=\p{L}{4})ier$/u, ''],
  [/(?<=\p{L}{4})(?:ation|ition|atur)$/u, ''],
]

const strongNl: readonly Rule[] = [
  [/n(?:om|em)$/u, 'nam'],
  [/ge[vf]$/u, 'gav'],
  [/gif$/u, 'gav'],
  [/spr[ao]k$/u, 'sprek'],
  [/bond$/u, 'bind'],
  [/schre[vf]$/u, 'schrijf'],
  [/kek$/u, 'kijk'],
  [/slot$/u, 'sluit'],
  [/vror$/u, 'vries'],
  [/holp$/u, 'help'],
]

const learnedNl: readonly Rule[] = [
  [/corriger$/u, 'correct'],
  [/correctie$/u, 'correct'],
  [/(?<=\p{L}{4})er$/u, ''],
  [/(?<=\p{L}{4})(?:atie|itie)$/u, ''],
]

const rulesOf: Readonly<Partial<Record<Language, readonly Rule[]>>> = {
  en: latin,
  de: [
    [
      /^((?:ab|an|auf|aus|bei|durch|ein|fest|her|hin|mit|nach|um|vor|weg|weiter|zu|zusammen)?)ge(?=\p{L}{4})/u,
      '$1',
    ],
    [/(?<=\p{L}{4})t$/u, ''],
    [/(?<=\p{L}{3}[nm])e$/u, ''],
    [/ung$/u, ''],
    [/(?<=\p{L}{3})el$/u, 'l'],
    ...learnedDe,
    ...strongDe,
  ],
  es: [...romance, [/(?:acion|icion|amient|imient)$/u, ''], [/(?<=\p{L}{4})ic$/u, '']],
  fr: [...romance, [/(?:ation|ition|ement|issement|age)$/u, '']],
  pt: [...romance, [/(?:aca|ica|ament|iment|agem)$/u, '']],
  nl: [
    [/^((?:aan|af|bij|in|mee|na|om|op|over|samen|toe|uit|vast|voor)?)ge(?=\p{L}{3})/u, '$1'],
    [/(?<=\p{L}{4})[td]$/u, ''],
    [/([aeou])\1/u, '$1'],
    [/(?<=\p{L}{3})ing$/u, ''],
    ...learnedNl,
    ...strongNl,
    [/v$/u, 'f'],
    [/z$/u, 's'],
  ],
}
