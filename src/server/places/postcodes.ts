/**
 * Postcodes as a person types them for a place: `80331`, `75011 Paris`, `SW1A 1AA`, `1012 AB`. A code
 * of five digits may be that of several countries: the countries named beside it decide, then those of
 * the language it is asked in; where neither tells, all that are possible are meant.
 */
import type { Language } from '#domain/language/languages.ts'
import { settingOf } from '#domain/language/settings.ts'
import { rowsOf } from '#domain/language/word-table.ts'
import { postcodes } from '#tables/postcodes.js'

import { isRegion } from './regions.ts'

export interface PostcodePlace {
  country: string
  /** A town of that country by name, or a region by its code. */
  town: string | null
  region: string | null
  /** How far around the town, where the code means more than it. */
  km: number | null
}

export interface Postcode {
  /** As typed. */
  typed: string
  /** The text without it. */
  rest: string
  /** Where it may be, one place a country. */
  places: PostcodePlace[]
}

interface Form {
  countries: readonly string[]
  pattern: RegExp
}

/** The surest forms first. A letter of the country may stand before the digits, as in `D-80331`. */
const forms: readonly Form[] = [
  { countries: ['BR'], pattern: /(?<!\d)\d{5}-\d{3}(?!\d)/ },
  { countries: ['PT'], pattern: /(?<!\d)\d{4}-\d{3}(?!\d)/ },
  { countries: ['US'], pattern: /(?<!\d)\d{5}-\d{4}(?!\d)/ },
  { countries: ['CA'], pattern: /\b[ABCEGHJ-NPRSTVXY]\d[A-Z]\s?\d[A-Z]\d\b/ },
  { countries: ['GB'], pattern: /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[ABD-HJLNP-UW-Z]{2}\b/ },
  { countries: ['IE'], pattern: /\b(?:[AC-FHKNPRTV-Y]\d{2}|D6W)\s?[\dAC-FHKNPRTV-Y]{4}\b/ },
  { countries: ['NL'], pattern: /(?<!\d)[1-9]\d{3}\s?(?!SA|SD|SS|NL)[A-Z]{2}\b/ },
  { countries: ['GB'], pattern: /^\s*[A-Z]{1,2}\d[A-Z\d]?\s*$/ },
  { countries: ['DE', 'FR', 'ES', 'US', 'IT'], pattern: /(?<![\d-])\d{5}(?![\d-])/ },
  { countries: ['NL', 'AT', 'CH', 'BE', 'PT'], pattern: /(?<![\d-])[1-9]\d{3}(?![\d-])/ },
]

/** Two digits alone, where the language has one country whose areas people know by them. */
const shortForm = /^\s*(?:\d{2}|2[AB])\s*$/

const letterCountry: Readonly<Record<string, string>> = {
  A: 'AT',
  B: 'BE',
  CH: 'CH',
  D: 'DE',
  E: 'ES',
  F: 'FR',
  I: 'IT',
  NL: 'NL',
  P: 'PT',
}
const letterBefore = /\b(A|B|CH|D|E|F|I|NL|P)-(?=\d{4,5}\b)/

/** What people write before it. */
const named =
  /\b(?:PLZ(?:-?(?:GEBIET|BEREICH))?|POSTLEITZAHL|POSTCODE|POSTAL CODE|ZIP(?: CODE)?|CODE POSTAL|C\.?P\.?|C[OÓ]DIGO POSTAL|CEP)\s*(?::\s*)?(?=[A-Z]{0,2}-?\d)/

/** Who asks in English may be anywhere. */
const countriesOf = (language: Language): string[] =>
  settingOf(language, 'postcode countries').split(' ')

/** Null where there is none. `named`: the countries that the rest of the text names. */
export function readPostcode(text: string, language: Language): Postcode | null {
  const plain = text.toUpperCase().replace(named, '')
  const letter = letterBefore.exec(plain)
  const bare = letter === null ? plain : plain.replace(letter[0], '')
  const said = letter === null ? undefined : letterCountry[letter[1] ?? '']
  const short = shortForm.exec(bare)
  const shortIn = settingOf(language, 'country of two digits')
  if (short !== null && shortIn !== '') {
    const typed = short[0].trim()
    return postcodeOf(typed, '', placesOf(typed, [shortIn]))
  }
  for (const { countries, pattern } of forms) {
    const found = pattern.exec(bare)
    if (found === null) continue
    const [typed] = found
    const possible = said === undefined ? countries : countries.filter((one) => one === said)
    const read = postcodeOf(typed.trim(), bare.replace(typed, ' '), placesOf(typed, possible))
    if (read !== null) return read
  }
  return null
}

const postcodeOf = (typed: string, rest: string, places: PostcodePlace[]): Postcode | null =>
  places.length === 0 ? null : { typed, rest, places }

/** Those of the countries named, else of the language, else all. */
export function likelyPlaces(
  { places }: Postcode,
  namedCountries: readonly string[],
  language: Language,
): PostcodePlace[] {
  const within = (countries: readonly string[]) =>
    places.filter(({ country }) => countries.includes(country))
  if (namedCountries.length > 0) return within(namedCountries)
  const spoken = within(countriesOf(language))
  if (spoken.length > 0) return spoken
  // Of a country whose language is none of the six only where nobody else has the code.
  const ours = places.filter(({ country }) => country !== 'IT')
  return ours.length > 0 ? ours : places
}

const placesOf = (typed: string, countries: readonly string[]): PostcodePlace[] =>
  countries.flatMap((country) => placeOf(typed.trim(), country) ?? [])

/** French codes end in 0 but for the quarters of three cities and Corsica; Spanish ones begin with a province. */
const oddFrench = /^(?:75|690|130|20|97|98)/

function placeOf(typed: string, country: string): PostcodePlace | null {
  // A Spanish capital has at most some fifty.
  if (country === 'ES' && /^\d\d0[6-9]/.test(typed)) return null
  if (country === 'FR' && /^\d{4}[1-9]$/.test(typed) && !oddFrench.test(typed)) return null
  const beginnings = beginningsOf(country)
  const signs = country === 'GB' ? (/^[A-Z]+/.exec(typed)?.[0] ?? '') : typed.replaceAll(/\s/g, '')
  const least = country === 'GB' ? signs.length : 1
  for (let length = signs.length; length >= least; length--) {
    const place = beginnings.get(signs.slice(0, length))
    if (place !== undefined) return place
  }
  const area = `${country}:${signs.slice(0, 2)}`
  const isArea = (country === 'FR' || country === 'ES') && isRegion(area)
  return isArea ? { country, town: null, region: area, km: null } : null
}

let read: ReadonlyMap<string, ReadonlyMap<string, PostcodePlace>> | undefined

/** Read at the first question. */
function beginningsOf(country: string): ReadonlyMap<string, PostcodePlace> {
  read ??= new Map(
    [...Map.groupBy(rowsOf(postcodes), (row) => row.country)].map(([of, rows]) => [
      of,
      new Map(
        rows.map(({ begins, town, region, km }) => [
          begins,
          { country: of, town: town || null, region: region || null, km },
        ]),
      ),
    ]),
  )
  return read.get(country) ?? new Map()
}
