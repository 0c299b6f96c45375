/**
 * What a verb and its noun share once endings and the spelling before them are off: "marquei" and
 * "marcação", "fabriqué" and "fabrication", "geverifieerd" and "verificatie". The stemmer is given
 * the word with its accents, which its endings are known by.
 */
import { stemOf } from '../../edits/similarity.ts'
import type { Language } from '../../language/languages.ts'

const leastLetters = 4

/** Empty where too little is left to tell one word from another. */
export function rootOf(written: string, language: Language): string {
  const stem = stemOf(written.toLowerCase(), language)
  const root = rulesOf[language].reduce((word, [from, to]) => word.replace(from, to), stem)
  return root.length < leastLetters ? '' : root
}

type Rule = readonly [RegExp, string]

/** Sounds that are spelled otherwise before another ending. */
const romance: readonly Rule[] = [
  [/qu$/u, 'c'],
  [/gu$/u, 'g'],
  [/(?<=\p{L}{3})z$/u, 'c'],
]

const rulesOf: Readonly<Record<Language, readonly Rule[]>> = {
  en: [],
  de: [
    [/^((?:ab|an|auf|aus|ein|nach|vor|um|zu|weg|mit)?)ge(?=\p{L}{4,}t$)/u, '$1'],
    [/(?<=\p{L}{4})t$/u, ''],
    [/ung$/u, ''],
  ],
  es: [...romance, [/(?:acion|icion|amient|imient)$/u, ''], [/(?<=\p{L}{4})ic$/u, '']],
  fr: [...romance, [/(?:ation|ition|ement|issement|age)$/u, '']],
  pt: [...romance, [/(?:aca|ica|ament|iment|agem)$/u, '']],
  nl: [
    [/^((?:aan|af|bij|in|mee|na|om|op|over|toe|uit|voor)?)ge(?=\p{L}{4,}[td]$)/u, '$1'],
    [/(?<=\p{L}{4})[td]$/u, ''],
    [/([aeou])\1/u, '$1'],
    [/ing$/u, ''],
    [/v$/u, 'f'],
    [/z$/u, 's'],
  ],
}
