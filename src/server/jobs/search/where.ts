/**
 * Where a person looks: a city is met by work on the spot there, by hybrid work within the radius and
 * by remote work that is open to its country; a country by all of these in it.
 */
import { spellingsOf } from '#domain/jobs/search/folding.ts'
import { cellsAround } from '#domain/jobs/search/terms.ts'
import type { Kysely } from 'kysely'

import type { Tables } from '../../db/tables.ts'
import type { City, Located } from '../places/locate.ts'
import { locate } from '../places/locate.ts'
import type { Around } from './find-store.ts'
import type { Condition } from './tsquery.ts'
import { all, any, term } from './tsquery.ts'

/** How far work on the spot may lie from a city's middle, and hybrid work, where nothing is said. */
const onSiteKm = 20
const hybridKm = 50
const mostKm = 200

export interface Where {
  condition: Condition | null
  around: Around | null
  /** The town that distances are measured from, and how far. */
  place: string | null
  radiusKm: number | null
}

export interface AskedPlace {
  location: string
  radius_km?: number | undefined
  /** Nothing is said of the kinds that are not asked for, so that the index is spared them. */
  work_types: readonly string[]
}

export async function readWhere(
  db: Kysely<Tables>,
  { location, radius_km: radiusKm, work_types: workTypes }: AskedPlace,
): Promise<Where> {
  const { text, km } = takeRadius(location)
  const radius = Math.min(mostKm, radiusKm ?? km ?? 0) || null
  const kinds = {
    onSpot: workTypes.length === 0 || workTypes.some((type) => type !== 'REMOTE'),
    remote: workTypes.length === 0 || workTypes.includes('REMOTE'),
  }
  const located = (await locate(db, [text])).get(text)
  if (located === undefined) return { condition: null, around: null, place: null, radiusKm: null }
  const [city] = located.cities
  const at = city?.at ?? null
  const otherKm = radius ?? hybridKm
  return {
    condition: all(conditionsOf(located, otherKm, kinds)),
    around: at === null ? null : { ...at, onSiteKm: radius ?? onSiteKm, otherKm },
    place: at === null ? null : (city?.name ?? null),
    radiusKm: at === null ? null : otherKm,
  }
}

/** `Berlin 30 km`, `Berlin +30km`. */
function takeRadius(location: string): { text: string; km: number | null } {
  const found = /[+(]?\s*(\d{1,3})\s*km\s*\)?/i.exec(location)
  if (found === null) return { text: location, km: null }
  return { text: location.replace(found[0], ' '), km: Number(found[1]) }
}

/** Which kinds of work are asked for. */
interface Kinds {
  onSpot: boolean
  remote: boolean
}

function conditionsOf(located: Located, km: number, kinds: Kinds): Condition[] {
  const [city] = located.cities
  // Beside a town that is known, a state or a region says nothing more.
  const loose = located.words.filter(
    (word) => city === undefined || (city.at === null && word.length > 3),
  )
  return [
    ...(city === undefined ? countriesOf(located, kinds) : [inCity(city, km, kinds)]),
    ...(located.remote || (located.anywhere && city === undefined) ? [term('k:REMOTE')] : []),
    ...loose.flatMap((word) => any(spellingsOf(word).map((way) => `${term(`n:${way}`)}:*`)) ?? []),
  ]
}

function countriesOf({ countries }: Located, { remote }: Kinds): Condition[] {
  const open = remote ? [`(${term('k:REMOTE')} & ${term('@*')})`] : []
  const inside = any([...countries.map((code) => term(`@${code}`)), ...open])
  return countries.length === 0 || inside === null ? [] : [inside]
}

function inCity({ alias, at, country }: City, km: number, { onSpot, remote }: Kinds): Condition {
  const here = [
    ...(alias === null ? [] : [term(`m:${alias}`)]),
    ...(at === null ? [] : cellsAround(at.latitude, at.longitude, km).map(term)),
  ]
  const open = `(${term('k:REMOTE')} & (${term(`@${country}`)} | ${term('@*')}))`
  return any([...(onSpot ? here : []), ...(remote ? [open] : [])]) ?? term('-')
}
