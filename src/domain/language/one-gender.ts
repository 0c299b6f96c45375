/**
 * Words for people in one gender, so that a woman's title answers a job as a man's does: "Lehrerin"
 * and "Lehrer", "vendeuse" and "vendeur", "verkoopster" and "verkoper", "saleswoman" and "salesman".
 * Spanish and Portuguese differ by a vowel that their stems drop. Both texts are read alike, so a word
 * that only looks like one of these is still the same word in both.
 */
import type { Language } from './languages.ts'

type Ending = readonly [ending: RegExp, put: string]

/** In the order in which they are tried; the first that fits is taken. Accents may be folded away. */
const endings: Readonly<Partial<Record<Language, readonly Ending[]>>> = {
  en: [
    [/(?<=\p{L}{4})(?:women|woman|men|persons?|people)$/u, 'man'],
    [/^bar(?:maid|tender)(?=s?$)/u, 'barman'],
    [/^(host|steward)ess(?:es)?$/u, '$1'],
    [/^waitress(?:es)?$/u, 'waiter'],
    [/^actress(?:es)?$/u, 'actor'],
    [/^seamstress(?:es)?$/u, 'tailor'],
  ],
  de: [
    [/(?<=\p{L}{2})(?:frau(?:en)?|m[äa]nner|leute)$/u, 'mann'],
    [/fach(?:kraft|kr[äa]fte|person(?:en)?)$/u, 'fachmann'],
    [/b[äa]uerin(?:nen)?$/u, 'bauer'],
    [/(?<=er|or|ör|[äa]r|eur|ist|ent|ant|ekt|eut|ilot|urg|og|end|gat)in(?:nen)?$/u, ''],
    [/[äa]rztin(?:nen)?$/u, 'arzt'],
    [/k[öo]chin(?:nen)?$/u, 'koch'],
    [/anw[äa]ltin(?:nen)?$/u, 'anwalt'],
    [/(beamt|gehilf|kolleg)in(?:nen)?$/u, '$1e'],
  ],
  fr: [
    [/trices?$/u, 'teur'],
    [/(?<=\p{L}{2})[èe]res?$/u, 'er'],
    [/(?<=\p{L}{2})eures?$/u, 'eur'],
    [/^cheffe(?=s?$)/u, 'chef'],
    [/^h[ôo]tesse(?=s?$)/u, 'hôte'],
    [/^ma[îi]tresse(?=s?$)/u, 'maître'],
  ],
  es: [[/triz$/u, 'tor']],
  pt: [[/triz$/u, 'tor']],
  nl: [
    [/ares(?:sen)?$/u, 'aar'],
    [/aresses?$/u, 'aris'],
    [/trices?$/u, 'teur'],
    [/euses?$/u, 'eur'],
    [/(?<=er|kk)in(?:nen)?$/u, ''],
  ],
}

/** The ends of a form for both, cut off by their mark: "vendeur/euse", "directeur(trice)". */
const looseEnds: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  de: new Set(['innen', 'frau']),
  fr: new Set(['euse', 'euses', 'rice', 'trice', 'ère', 'ière', 'ienne', 'enne']),
  es: new Set(['ora', 'iz']),
  pt: new Set(['ora', 'eira', 'iz']),
  nl: new Set(['ster', 'euse', 'trice']),
}

/** A lower-case word as it is told of a man, or null for an end without its word. */
export function inOneGender(word: string, language: Language): string | null {
  if (looseEnds[language]?.has(word) === true) return null
  if (word.length < 5) return word
  if (language === 'nl' && word.endsWith('ster')) return dutchMan(word)
  for (const [ending, put] of endings[language] ?? []) {
    const made = word.replace(ending, put)
    if (made !== word) return made
  }
  return word
}

/** A folded word of a text whose language nobody said. */
export function inOneGenderOfAny(word: string): string {
  for (const language of ['de', 'fr', 'nl', 'en'] as const) {
    const made = inOneGender(word, language)
    if (made !== null && made !== word) return made
  }
  return word
}

/** "verkoopster" is a "verkoper", "kapster" a "kapper", "schrijfster" a "schrijver". */
function dutchMan(word: string): string {
  const base = word.slice(0, -'ster'.length)
  if (/(?:^|[^aeiou])[aeiou]?$/u.test(base) && !/[^aeiou]$/u.test(base)) return word
  const long = /([aeou])\1([^aeiou])$/u
  if (long.test(base)) return `${base.replace(long, '$1$2')}er`
  if (/(?:^|[^aeiou])[aeiou][bdfgklmnprst]$/u.test(base)) return `${base}${base.at(-1)}er`
  return `${base.replace(/f$/u, 'v')}er`
}
