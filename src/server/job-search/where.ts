/**
 * Where a person looks: a city is met by work on the spot there, by hybrid work within the radius and
 * by remote work that is open to its country; a region by work in its towns and the same remote work; a
 * country by all of these in it.
 */
import { spellingsOf } from '#domain/job-search/folding.ts'
import { cellsAround } from '#domain/job-search/terms.ts'
import type { Language } from '#domain/language/languages.ts'
import type { JobType, WorkType } from '#domain/posts/normalised.ts'
import type { Kysely } from 'kysely'

import type { Tables } from '../db/tables.ts'
import { cityAsTyped } from '../places/names.ts'
import { countryOfRegion, regionLabel } from '../places/regions.ts'
import type { City } from '../places/locate.ts'
import type { AskedPlaces, PlaceAsked } from './asked-places.ts'
import { readAskedPlaces } from './asked-places.ts'
import type { Around } from './find-store.ts'
import type { Condition } from './tsquery.ts'
import { all, any, term } from './tsquery.ts'

/** How far work on the spot may lie from a city's middle, and hybrid work, where nothing is said. */
const onSiteKm = 20
const hybridKm = 50
/** The same for `Stuttgart and surroundings`. */
const wideKm = 40
const mostKm = 200

export interface Where {
  condition: Condition | null
  /** One of these has to be near enough; none where distances do not count. */
  around: Around[]
  /** The town that distances are measured from, and how far. */
  place: string | null
  radiusKm: number | null
  readAs: ReadAs | null
  /** The kinds of work that the words of the place name: `Home-Office`, `100% remoto`. */
  workTypes: readonly WorkType[]
  jobTypes: readonly JobType[]
}

/** What a postcode or the name of a region was taken for. */
interface ReadAs {
  /** The postcode; null for regions by name. */
  postcode: string | null
  places: { name: string; country: string }[]
}

export interface AskedPlace {
  location: string
  radius_km?: number | undefined
  /** Nothing is said of the kinds that are not asked for, so that the index is spared them. */
  work_types: readonly WorkType[]
}

export async function readWhere(
  db: Kysely<Tables>,
  { location, radius_km: radiusKm, work_types: chosen }: AskedPlace,
  language: Language,
): Promise<Where> {
  const asked = await readAskedPlaces(db, location, language)
  const radius = Math.min(mostKm, radiusKm ?? asked.km ?? 0) || null
  const workTypes = chosen.length > 0 ? chosen : asked.workTypes
  const kinds = {
    onSpot: workTypes.length === 0 || workTypes.some((type) => type !== 'REMOTE'),
    remote: workTypes.length === 0 || workTypes.includes('REMOTE'),
  }
  const reaches = asked.places.map((place) => reachOf(place, radius))
  const towns = asked.places.flatMap(({ cities }) => cities.slice(0, 1))
  const near = reaches.flatMap(({ around }) => around ?? [])
  const first = near[0]
  const names = towns.flatMap(({ name, country, at }) =>
    name === null || at === null ? [] : [cityAsTyped(name, country, location)],
  )
  return {
    condition: conditionOf(asked, reaches, kinds),
    // A region beside a town has no distance.
    around: near.length === reaches.length ? near : [],
    place: first === undefined || names.length === 0 ? null : names.join(', '),
    radiusKm: first === undefined ? null : first.otherKm,
    readAs: readAs(asked),
    workTypes: asked.workTypes,
    jobTypes: asked.jobTypes,
  }
}

interface Reach {
  around: Around | null
  /** As far as the index has to look. */
  km: number
}

function reachOf({ cities: [city], isWide }: PlaceAsked, radius: number | null): Reach {
  const onSpot = radius ?? Math.max(isWide ? wideKm : onSiteKm, city?.km ?? 0)
  const km = radius ?? Math.max(hybridKm, onSpot)
  const at = city?.at ?? null
  return { km, around: at === null ? null : { ...at, onSiteKm: onSpot, otherKm: km } }
}

/** Which kinds of work are asked for. */
interface Kinds {
  onSpot: boolean
  remote: boolean
}

function conditionOf(
  { places, postcode }: AskedPlaces,
  reaches: readonly Reach[],
  kinds: Kinds,
): Condition | null {
  const ways = places.map((place, at) => all(conditionsOf(place, reaches[at]?.km ?? 0, kinds)))
  const given = ways.filter((way) => way !== null)
  if (given.length < ways.length || given.length === 0) return null
  // Posts that have the very code.
  const literal = postcode === null || !kinds.onSpot ? [] : literalOf(postcode)
  return any([...given, ...literal])
}

const literalOf = (postcode: string): Condition[] =>
  /^\d{5}$/.test(postcode) ? [term(`n:${postcode}`)] : []

function conditionsOf(place: PlaceAsked, km: number, kinds: Kinds): Condition[] {
  const [city] = place.cities
  // Beside a town or a region that is known, words say nothing more.
  const loose = place.words.filter((word) =>
    city === undefined ? place.regions.length === 0 : city.at === null && word.length > 3,
  )
  const isOpen = place.remote && !place.isEither
  return [
    ...(city === undefined ? areaOf(place, kinds) : [inCity(city, km, kinds)]),
    ...(isOpen || (place.anywhere && city === undefined) ? [term('k:REMOTE')] : []),
    ...loose.flatMap((word) => any(spellingsOf(word).map((way) => `${term(`n:${way}`)}:*`)) ?? []),
  ]
}

function areaOf(place: PlaceAsked, kinds: Kinds): Condition[] {
  if (place.regions.length === 0) return countriesOf(place.countries, kinds)
  const here = kinds.onSpot || kinds.remote ? place.regions.map((code) => term(`r:${code}`)) : []
  const open = kinds.remote ? openTo([...new Set(place.regions.map(countryOfRegion))]) : []
  // `Georgia`: the country beside the region.
  const beside = place.namedCountries.map((code) => term(`@${code}`))
  return [any([...here, ...beside, ...open]) ?? term('-')]
}

function countriesOf(countries: readonly string[], { remote }: Kinds): Condition[] {
  const open = remote ? [`(${term('k:REMOTE')} & ${term('@*')})`] : []
  const inside = any([...countries.map((code) => term(`@${code}`)), ...open])
  return countries.length === 0 || inside === null ? [] : [inside]
}

/** Work from afar that may be done in one of these countries. */
const openTo = (countries: readonly string[]): Condition[] => [
  `(${term('k:REMOTE')} & (${[...countries.map((code) => term(`@${code}`)), term('@*')].join(' | ')}))`,
]

function inCity({ alias, at, country }: City, km: number, { onSpot, remote }: Kinds): Condition {
  const here = [
    ...(alias === null ? [] : [term(`m:${alias}`)]),
    ...(at === null ? [] : cellsAround(at.latitude, at.longitude, km).map(term)),
  ]
  return any([...(onSpot ? here : []), ...(remote ? openTo([country]) : [])]) ?? term('-')
}

function readAs({ places, postcode }: AskedPlaces): ReadAs | null {
  const named = places.flatMap(({ cities: [city], regions }) => {
    if (city !== undefined) {
      return city.name === null ? [] : [{ name: city.name, country: city.country }]
    }
    const [region = ''] = regions
    const name = regionLabel(regions)
    return name === null ? [] : [{ name, country: countryOfRegion(region) }]
  })
  const hasRegion = places.some(({ cities, regions }) => cities.length === 0 && regions.length > 0)
  return (postcode === null && !hasRegion) || named.length === 0
    ? null
    : { postcode, places: named }
}
