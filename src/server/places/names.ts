/**
 * Places under their names in the six languages: `Germany` finds a job in `Deutschland`, `Munich`
 * one in `München`. Countries come from the language data of the runtime; cities are those whose
 * name differs between the languages. What is no such name is a word: perhaps a town of the table
 * of places, perhaps part of a name.
 */
import { foldText, spellingsOf } from '#domain/job-search/folding.ts'
import { languages } from '#domain/language/languages.ts'
import { rowsOf } from '#domain/language/word-table.ts'
import { areas } from '#tables/areas.js'
import { cities } from '#tables/cities.js'
import { countryNames as otherCountryNames } from '#tables/country-names.js'
import { ownLanguages } from '#tables/own-languages.js'
import { shortCities } from '#tables/short-cities.js'
import { worldParts } from '#tables/world-parts.js'

import { isBesideRegion } from './place-words.ts'
import { mayBeginRegion, regionNamed, regionNamesAlone } from './regions.ts'

/** Typed alone, two letters are a country; beside a town they may be a state. */
const codesAlone = new Set('at be br ch de es fr gb ie it lu mx nl pt'.split(' '))

/** `Anywhere in the U.S.` is not anywhere. */
const leadsOn = new Set(['in', 'within', 'en', 'em'])

const cityOfShort = new Map(rowsOf(shortCities).map(({ short, city }) => [short, city]))

/** Words for anywhere at all, and for the work that is done there. */
const anywhere = new Set(
  'worldwide anywhere global weltweit mondial monde mundial mundo wereldwijd'.split(' '),
)
const remote = new Set(
  'remote homeoffice teletrabajo teletravail teletrabalho remoto remota distancia distance thuiswerk thuiswerken fernarbeit wfh'.split(
    ' ',
  ),
)
const remotePhrases = new Set(['home office', 'op afstand', 'work from home', 'from home'])

/** One part of a location as typed or listed; `typed` are its folded words. */
export type PlacePart =
  | { kind: 'country'; code: string; typed: string[] }
  /** A city of the table of names, by its own name; `km` where an area around it is meant. */
  | { kind: 'city'; name: string; country: string; km: number | null; typed: string[] }
  /** Regions of one name. */
  | { kind: 'region'; codes: readonly string[]; typed: string[] }
  | { kind: 'anywhere' }
  | { kind: 'remote' }
  | { kind: 'word'; word: string }

type Named =
  | { kind: 'country'; code: string }
  | { kind: 'city'; name: string; country: string; km: number | null }
  | { kind: 'region'; codes: readonly string[] }

/** The longest name known has this many words. */
const longestName = 6

export function readLocation(text: string): PlacePart[] {
  const words = placeWordsOf(text)
  const [only = '', second] = words
  if (second === undefined && codesAlone.has(only)) {
    return [{ kind: 'country', code: only.toUpperCase(), typed: words }]
  }
  const meant = second === undefined ? cityOfShort.get(only) : undefined
  if (meant !== undefined) return readLocation(meant)
  const parts: PlacePart[] = []
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? ''
    const world = worldPartAt(words, at)
    if (world !== null) {
      const typed = words.slice(at, at + world.length)
      for (const [n, code] of world.codes.entries()) {
        parts.push({ kind: 'country', code, typed: n === 0 ? typed : [] })
      }
      at += world.length
      continue
    }
    const found = longer(regionAt(words, at), placeAt(words, at))
    if (found !== null) parts.push({ ...found.place, typed: words.slice(at, at + found.length) })
    else if (anywhere.has(word) && !leadsOn.has(words[at + 1] ?? '')) {
      parts.push({ kind: 'anywhere' })
    } else if (remote.has(word)) parts.push({ kind: 'remote' })
    else if (remoteLength(words, at) > 0) parts.push({ kind: 'remote' })
    else parts.push({ kind: 'word', word })
    at += found?.length ?? Math.max(1, remoteLength(words, at))
  }
  return withGeorgia(parts)
}

/** The state where a town or its country stands beside it, either where it stands alone. */
function withGeorgia(parts: PlacePart[]): PlacePart[] {
  const at = parts.findIndex((part) => part.kind === 'country' && part.typed[0] === 'georgia')
  if (at < 0 || parts.some((part) => part.kind === 'word' && georgian.has(part.word))) return parts
  const state: PlacePart = { kind: 'region', codes: ['US.GA'], typed: ['georgia'] }
  return parts.length === 1 ? [...parts, { ...state, typed: [] }] : parts.with(at, state)
}
const georgian = new Set(['tbilisi', 'tiflis', 'batumi', 'kutaisi'])

const remoteLength = (words: readonly string[], at: number): number =>
  [3, 2].find((length) => remotePhrases.has(words.slice(at, at + length).join(' '))) ?? 0

interface Found {
  place: Named
  length: number
}

/** Of two names the longer one; of a region and a city of one name the region, which says so. */
const longer = (region: Found | null, other: Found | null): Found | null =>
  region !== null && region.length >= (other?.length ?? 0) ? region : other

export const placeWordsOf = (text: string): string[] =>
  foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** A region by a name of its own, or by a town's with `province` or the like before or behind it. */
function regionAt(words: readonly string[], at: number): Found | null {
  if (!mayBeginRegion(words[at] ?? '') && !mayBeginRegion(spellingsOf(words[at] ?? '')[1] ?? '')) {
    return null
  }
  for (let length = Math.min(longestName, words.length - at); length > 0; length--) {
    const typed = words.slice(at, at + length).join(' ')
    const region = spellingsOf(typed)
      .map((name) => regionNamed(name))
      .find((one) => one !== undefined)
    if (region === undefined) continue
    const isMeant = !region.isTownToo || isBesideRegion(words, at, length)
    if (isMeant) return { place: { kind: 'region', codes: region.codes }, length }
  }
  return null
}

function placeAt(words: readonly string[], at: number): Found | null {
  for (let length = Math.min(longestName, words.length - at); length > 0; length--) {
    const typed = words.slice(at, at + length).join(' ')
    const place = spellingsOf(typed)
      .map((name) => places().get(name))
      .find(Boolean)
    if (place !== undefined) return { place, length }
  }
  return null
}

const longestWorldPart = 3
const codesOf = new Map(
  rowsOf(worldParts).flatMap(({ names, countries }) =>
    names.map((name) => [name, countries] as const),
  ),
)
/** Most words are none: they are not put together. */
const worldStarts = new Set([...codesOf.keys()].map((name) => name.split(' ')[0]))

function worldPartAt(
  words: readonly string[],
  at: number,
): { codes: readonly string[]; length: number } | null {
  if (!worldStarts.has(words[at] ?? '')) return null
  for (let length = longestWorldPart; length > 0; length--) {
    const codes = codesOf.get(words.slice(at, at + length).join(' '))
    if (codes !== undefined) return { codes, length: Math.min(length, words.length - at) }
  }
  return null
}

/** Every name of a country, a region or a city of the tables, folded. */
export const knownPlaceNames = (): Iterable<string> => [...places().keys(), ...regionNamesAlone()]

let known: ReadonlyMap<string, Named> | undefined

/** Folded name → the place. Made at the first question; a country goes before a city of its name. */
function places(): ReadonlyMap<string, Named> {
  if (known !== undefined) return known
  const all = new Map<string, Named>()
  for (const { country, names } of namedCities()) {
    const city: Named = { kind: 'city', name: folded(names[0] ?? ''), country, km: null }
    for (const name of names) if (!all.has(folded(name))) all.set(folded(name), city)
  }
  for (const { country, town, km, names } of rowsOf(areas)) {
    const area: Named = { kind: 'city', name: folded(town), country, km }
    for (const name of names) all.set(folded(name), area)
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

/** The name of a city as it was typed, of those that the table has for it; else as it is given. */
export function cityAsTyped(name: string, country: string, typed: string): string {
  const words = ` ${folded(typed)} `
  const all = namedCities().find(
    (city) => city.country === country && city.names.some((own) => folded(own) === folded(name)),
  )
  const typedNames = (all?.names ?? [])
    .filter((own) => words.includes(` ${folded(own)} `))
    .toSorted((a, b) => b.length - a.length)
  // "Munich" and "Múnich" are told apart by their accents alone.
  const accented = typedNames.find((own) => typed.toLowerCase().includes(own.toLowerCase()))
  return accented ?? typedNames[0] ?? name
}

/** The cities of the table, each with all of its names. */
export function namedCities(): { country: string; names: string[] }[] {
  return rowsOf(cities).map(({ country, name, otherNames }) => ({
    country,
    names: [name, ...otherNames],
  }))
}

/** The union is no country, `UK` another name of GB, and some countries are no more. */
const noCountries = new Set(
  'UK EU EZ UN XA XB QO ZZ FX DD YD VD SU CS YU ZR TP BU AN NT HV DY RH NH'.split(' '),
)

function countryNames(): [string, string[]][] {
  const others = new Map(rowsOf(otherCountryNames).map(({ country, names }) => [country, names]))
  const ownNames = new Map(
    rowsOf(ownLanguages).map(({ country, language }) => [
      country,
      new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country,
    ]),
  )
  const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const inLanguage = languages.map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  )
  return alphabet
    .flatMap((first) => alphabet.map((second) => first + second))
    .filter((code) => !noCountries.has(code))
    .map((code): [string, string[]] => [
      code,
      [
        ...inLanguage.flatMap((names) => names.of(code) ?? []),
        ...(others.get(code) ?? []),
        ...[ownNames.get(code) ?? []].flat(),
      ],
    ])
    .filter(([, names]) => names.length > 0)
}
