/**
 * The box of the place as it was filled: a place, several of which one will do (`Köln oder Bonn`), a
 * postcode, and beside them a radius and the kinds of work that people write there (`Home-Office`).
 */
import type { JobType, WorkType } from '#domain/posts/normalised.ts'
import { takeTypedKinds } from '#domain/job-search/typed-kinds.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Kysely } from 'kysely'

import type { Tables } from '../db/tables.ts'
import type { City, Located } from '../places/locate.ts'
import { locate } from '../places/locate.ts'
import { likelyPlaces, readPostcode } from '../places/postcodes.ts'
import type { Postcode, PostcodePlace } from '../places/postcodes.ts'

export interface PlaceAsked extends Located {
  /** The countries that are named beside a region, and may be meant instead of it. */
  namedCountries: string[]
}

export interface AskedPlaces {
  /** One of them has to be met. */
  places: PlaceAsked[]
  /** The radius that stands beside the place. */
  km: number | null
  /** The postcode that they were read from. */
  postcode: string | null
  workTypes: WorkType[]
  jobTypes: JobType[]
}

export async function readAskedPlaces(
  db: Kysely<Tables>,
  location: string,
  language: Language,
): Promise<AskedPlaces> {
  const { text, km } = takeRadius(location)
  const kinds = takeTypedKinds(text)
  // Beside `oder` they are one of several ways and no condition.
  const isOneWay = kinds === null || /(?<!\p{L})(?:or|oder|ou|o|of)(?!\p{L})/iu.test(text)
  const workTypes = isOneWay ? [] : kinds.work_types
  const jobTypes = kinds?.job_types ?? []
  const place = kinds === null ? text : kinds.title
  const postcode = readPostcode(place, language)
  const pieces = piecesOf(place)
  const located = await locate(db, [
    place,
    ...pieces,
    ...(postcode === null ? [] : [postcode.rest]),
  ])
  const of = (name: string): Located[] => [located.get(name)].filter((one) => one !== undefined)
  const rest = postcode === null ? [] : of(postcode.rest)
  const read = postcode === null ? null : await placesOf(db, postcode, rest, language)
  if (read !== null && postcode !== null) {
    return { places: read.map(asAsked), km, postcode: postcode.typed, workTypes, jobTypes }
  }
  const [whole] = of(place)
  const several =
    whole === undefined
      ? []
      : severalOf(whole, pieces.flatMap(of), whole.isEither || /[;/|]/.test(place))
  const places = several.length > 1 ? several : whole === undefined ? [] : [whole]
  return { places: places.map(asAsked), km, postcode: null, workTypes, jobTypes }
}

/** A country that was named beside its region is no other place. */
const asAsked = (place: Located): PlaceAsked => ({
  ...place,
  namedCountries: place.countries.filter(
    (country) =>
      place.regions.length > 0 && !place.regions.some((code) => code.startsWith(country)),
  ),
})

/** `Berlin 30 km`, `Berlin +30km`, `25 miles around Leeds`. */
function takeRadius(location: string): { text: string; km: number | null } {
  const found =
    /(?:[+(<]\s*|(?<!\s)\s+)?(?<!\d)(\d{1,3})\s*(?:-\s*)?(km|kms|kilometer[ns]?|kilometres?|kilómetros?|quil[oô]metros?|kilomètres?|mi|miles?|meilen)(?!\p{L})\s*\)?/iu.exec(
      location,
    )
  if (found === null) return { text: location, km: null }
  const perUnit = /^mi|^meilen/i.test(found[2] ?? '') ? milesKm : 1
  return {
    text: location.replace(found[0], ' '),
    km: Math.max(1, Math.round(Number(found[1]) * perUnit)),
  }
}

const milesKm = 1.609

const apart = /[,;/|]\s*|(?<!\s)\s+(?:-|–|or|oder|bzw\.?|ou|o|of|und|and|et|y|e|en|&|\+)\s+/i

function piecesOf(text: string): string[] {
  const pieces = text.split(apart).map((piece) => piece.trim())
  return pieces.length < 2 ? [] : pieces.filter((piece) => piece !== '').slice(0, mostPieces)
}

const mostPieces = 5

/** Towns so near that the second only says where the first is. */
const nearKm = 60

/**
 * The pieces where each is a place of its own. Behind a comma stands what a town lies in as often as
 * another town (`Getafe, Madrid`): then it has to be far.
 */
function severalOf(whole: Located, pieces: readonly Located[], isEither: boolean): Located[] {
  const isPlain = pieces.every(
    ({ cities, regions, words }) =>
      words.length === 0 && cities.length + Math.min(1, regions.length) === 1,
  )
  if (pieces.length < 2 || !isPlain) return []
  // `Castilla y León` is one region, `Paris, Île-de-France` one town.
  const [first, ...others] = whole.cities
  const kinds = new Set(pieces.map(({ cities }) => cities.length))
  if (kinds.size > 1) return isEither ? [...pieces] : []
  if (first === undefined) return whole.regions.length > 1 ? [...pieces] : []
  const isApart = others.length > 0 && (isEither || others.every((one) => isFar(first, one)))
  return isApart ? [...pieces] : []
}

function isFar(one: City, two: City): boolean {
  if (one.at === null || two.at === null) return true
  const north = (one.at.latitude - two.at.latitude) * 111
  const east =
    (one.at.longitude - two.at.longitude) * 111 * Math.cos((one.at.latitude * Math.PI) / 180)
  return Math.hypot(north, east) > nearKm
}

/** Null where the text names a town or a region itself: the code then says nothing more. */
async function placesOf(
  db: Kysely<Tables>,
  postcode: Postcode,
  [rest]: readonly Located[],
  language: Language,
): Promise<Located[] | null> {
  const isNamed = rest !== undefined && (rest.cities.length > 0 || rest.regions.length > 0)
  if (isNamed) return null
  const likely = likelyPlaces(postcode, rest?.countries ?? [], language)
  if (likely.length === 0) return null
  const names = new Map(likely.map((place) => [place, nameOf(place)]))
  const located = await locate(db, [...names.values()])
  const places = likely.flatMap((place): Located[] => {
    const found = located.get(names.get(place) ?? '')
    if (found === undefined) return []
    const regions = place.region === null ? [] : [place.region]
    const cities = place.town === null ? [] : found.cities.slice(0, 1)
    return [
      { ...found, regions, cities: cities.map((city) => ({ ...city, km: place.km })), words: [] },
    ]
  })
  return places.length === 0 ? null : places
}

const countries = new Intl.DisplayNames('en', { type: 'region' })

const nameOf = ({ country, town }: PostcodePlace): string =>
  [town, countries.of(country)].filter((part) => part !== null).join(', ')
