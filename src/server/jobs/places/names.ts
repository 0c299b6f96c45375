/**
 * Places under their names in the six languages: `Germany` finds a job in `Deutschland`, `Munich`
 * one in `München`. Countries come from the language data of the runtime; cities are those whose
 * name differs between the languages. What is no such name is a word: perhaps a town of the table
 * of places, perhaps part of a name.
 */
import { foldText, spellingsOf } from '#domain/jobs/search/folding.ts'
import { languages } from '#domain/language/languages.ts'

import { cityNames } from './city-names.data.ts'

/** What people write for a country beside its name. */
const shortNames: Readonly<Record<string, readonly string[]>> = {
  GB: [
    'UK',
    'U.K.',
    'Great Britain',
    'England',
    'Scotland',
    'Wales',
    'Großbritannien',
    'Grande-Bretagne',
    'Gran Bretaña',
    'Grã-Bretanha',
    'Schottland',
    'Écosse',
    'Inglaterra',
    'Angleterre',
    'Engeland',
  ],
  US: [
    'USA',
    'U.S.',
    'U.S.A.',
    'United States of America',
    'New Jersey',
    'New Mexico',
    'EE. UU.',
    'EUA',
    'États-Unis d’Amérique',
    'VS',
  ],
  NL: ['Holland', 'Holanda', 'Hollande', 'The Netherlands'],
  CZ: ['Czech Republic', 'Tschechische Republik', 'República Checa', 'Tsjechische Republiek'],
  DE: ['BRD', 'Bundesrepublik Deutschland'],
}

/** Words for anywhere at all, and for the work that is done there. */
const anywhere = new Set(
  'worldwide anywhere global weltweit mondial monde mundial mundo wereldwijd'.split(' '),
)
const remote = new Set(
  'remote homeoffice teletrabajo teletravail remoto remota distancia distance thuiswerk fernarbeit'.split(
    ' ',
  ),
)

/** One part of a location as typed or listed; `typed` are its folded words. */
export type PlacePart =
  | { kind: 'country'; code: string; typed: string[] }
  /** A city of the table of names, by its own name. */
  | { kind: 'city'; name: string; country: string; typed: string[] }
  | { kind: 'anywhere' }
  | { kind: 'remote' }
  | { kind: 'word'; word: string }

type Named = { kind: 'country'; code: string } | { kind: 'city'; name: string; country: string }

/** The longest name known has this many words. */
const longestName = 6

export function readLocation(text: string): PlacePart[] {
  const words = placeWordsOf(text)
  const parts: PlacePart[] = []
  for (let at = 0; at < words.length;) {
    const found = placeAt(words, at)
    const word = words[at] ?? ''
    if (found !== null) parts.push({ ...found.place, typed: words.slice(at, at + found.length) })
    else if (anywhere.has(word)) parts.push({ kind: 'anywhere' })
    else if (remote.has(word)) parts.push({ kind: 'remote' })
    else parts.push({ kind: 'word', word })
    at += found?.length ?? 1
  }
  return parts
}

export const placeWordsOf = (text: string): string[] =>
  foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []

function placeAt(words: readonly string[], at: number): { place: Named; length: number } | null {
  for (let length = Math.min(longestName, words.length - at); length > 0; length--) {
    const typed = words.slice(at, at + length).join(' ')
    const place = spellingsOf(typed)
      .map((name) => places().get(name))
      .find(Boolean)
    if (place !== undefined) return { place, length }
  }
  return null
}

let known: ReadonlyMap<string, Named> | undefined

/** Folded name → the place. Made at the first question; a country goes before a city of its name. */
function places(): ReadonlyMap<string, Named> {
  if (known !== undefined) return known
  const all = new Map<string, Named>()
  for (const { country, names } of namedCities()) {
    const city: Named = { kind: 'city', name: folded(names[0] ?? ''), country }
    for (const name of names) if (!all.has(folded(name))) all.set(folded(name), city)
  }
  const taken = new Set(all.keys())
  for (const [code, names] of countryNames()) {
    for (const name of names) {
      // Luxembourg is both: whoever looks for the city finds it in the country.
      if (!taken.has(folded(name)) || folded(name).startsWith('luxemb')) {
        all.set(folded(name), { kind: 'country', code })
      }
    }
  }
  return (known = all)
}

const folded = (name: string): string => placeWordsOf(name).join(' ')

/** The cities of the table, each with all of its names. */
export function namedCities(): { country: string; names: string[] }[] {
  return cityNames.map((line) => {
    const [country = '', ...names] = line.split('|')
    return { country, names }
  })
}

function countryNames(): [string, string[]][] {
  const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const inLanguage = languages.map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  )
  return (
    alphabet
      .flatMap((first) => alphabet.map((second) => first + second))
      // The union is no country, `UK` another name of GB, and some countries are no more.
      .filter(
        (code) =>
          ![
            'UK',
            'EU',
            'EZ',
            'UN',
            'XA',
            'XB',
            'QO',
            'ZZ',
            'FX',
            'DD',
            'YD',
            'VD',
            'SU',
            'CS',
            'YU',
            'ZR',
            'TP',
            'BU',
            'AN',
            'NT',
            'HV',
            'DY',
            'RH',
            'NH',
          ].includes(code),
      )
      .map((code): [string, string[]] => [
        code,
        [...inLanguage.flatMap((names) => names.of(code) ?? []), ...(shortNames[code] ?? [])],
      ])
      .filter(([, names]) => names.length > 0)
  )
}
