/**
 * Where a location is: its countries, and its cities with their coordinates as far as the table of
 * places knows them. Of several towns of a name the most populous counts, within the country if one
 * is named.
 */

import type { Db } from '../db/tables.ts'
import type { PlacePart } from './names.ts'
import { readLocation } from './names.ts'
import { isEitherWord, isNoName, isWideWord } from './place-words.ts'
import { countryOfRegion } from './regions.ts'
import { statesIn } from './states.ts'
import { findTowns } from './store.ts'
import type { Town } from './store.ts'

export interface Located {
  countries: string[]
  /** The regions that are named, by their codes. */
  regions: string[]
  cities: City[]
  /** Open to the whole world. */
  anywhere: boolean
  /** Says that the work is done from afar. */
  remote: boolean
  /** Says that the surroundings are meant too. */
  isWide: boolean
  /** Says that one of several will do. */
  isEither: boolean
  /** What names no place that is known. */
  words: string[]
}

export interface City {
  /** Its name in the table of names; null where it is not in there. */
  alias: string | null
  /** As people know it; null where only the alias is known. */
  name: string | null
  country: string
  /** The regions it lies in, by their codes. */
  regions: readonly string[]
  at: { latitude: number; longitude: number } | null
  /** How far around it, where more than the town is meant. */
  km: number | null
}

const longestTown = 5
const shortestTown = 3

/** Each distinct location, found with one question to the database. */
export async function locate(db: Db, locations: readonly string[]): Promise<Map<string, Located>> {
  const read = new Map([...new Set(locations)].map((text) => [text, readLocation(text)]))
  const names = new Set(
    [...read.values()].flatMap((parts) => [
      ...namesToAsk(parts),
      ...[...longerNames(parts)].map(({ name }) => name),
    ]),
  )
  const towns = new Map<string, Town[]>()
  const wanted = new Map([...names].map((name) => [name, [name, ...saintsOf(name)]]))
  const found = new Map<string, Town[]>()
  for (const { known_as: name, ...town } of await findTowns(db, [...wanted.values()].flat())) {
    found.set(name, [...(found.get(name) ?? []), town])
  }
  for (const [name, ways] of wanted) {
    const way = ways.find((one) => found.has(one))
    if (way !== undefined) towns.set(name, found.get(way) ?? [])
  }
  return new Map(
    [...read].map(([text, parts]) => [
      text,
      place(withLongerNames(parts, towns), towns, statesIn(text)),
    ]),
  )
}

/** `St. Gallen`, `St-Étienne`: towns are known by the whole word. */
const saintsOf = (name: string): string[] =>
  /(?:^| )ste? /.test(name)
    ? ['saint', 'sankt', 'sainte'].map((saint) => name.replace(/(?<=^| )ste?(?= )/, saint))
    : []

interface LongerName {
  name: string
  from: number
  to: number
}

/** Names that hold another place's, as `San Salvador de Jujuy` holds a country's. */
function* longerNames(parts: readonly PlacePart[]): Generator<LongerName> {
  for (let from = 0; from < parts.length; from++) {
    const typed: string[] = []
    const kinds = new Set<PlacePart['kind']>()
    for (let to = from; to < parts.length; to++) {
      const part = parts[to]
      if (part === undefined || part.kind === 'anywhere' || part.kind === 'remote') break
      typed.push(...typedOf(part))
      kinds.add(part.kind)
      if (typed.length > longestTown) break
      if (kinds.has('word') && kinds.size > 1) yield { name: typed.join(' '), from, to }
    }
  }
}

const typedOf = (part: Exclude<PlacePart, { kind: 'anywhere' | 'remote' }>): string[] =>
  part.kind === 'word' ? [part.word] : part.typed

/** Where the longer name is a town's, all of it is taken as words: the longest town of them counts. */
function withLongerNames(
  parts: readonly PlacePart[],
  towns: ReadonlyMap<string, readonly Town[]>,
): PlacePart[] {
  const freed = new Set<number>()
  for (const { name, from, to } of longerNames(parts)) {
    if (towns.has(name)) for (let at = from; at <= to; at++) freed.add(at)
  }
  return parts.flatMap((part, at): PlacePart[] =>
    freed.has(at) && (part.kind === 'country' || part.kind === 'city' || part.kind === 'region')
      ? part.typed.map((word) => ({ kind: 'word', word }))
      : [part],
  )
}

function namesToAsk(parts: readonly PlacePart[]): string[] {
  return [
    ...parts.flatMap((part) => (part.kind === 'city' ? [part.name, part.typed.join(' ')] : [])),
    ...runsOf(parts).flatMap((run) =>
      run.flatMap((_, from) =>
        run
          .slice(from, from + longestTown)
          .map((__, more) => run.slice(from, from + more + 1).join(' ')),
      ),
    ),
  ]
}

/** Words that stand side by side may be one name. */
function runsOf(parts: readonly PlacePart[]): string[][] {
  const runs: string[][] = [[]]
  for (const part of parts) {
    if (part.kind === 'word') runs.at(-1)?.push(part.word)
    else runs.push([])
  }
  return runs.filter((run) => run.length > 0)
}

/** Of towns of one name those in the region or state that is named count, then those in the country. */
function place(
  given: readonly PlacePart[],
  towns: ReadonlyMap<string, readonly Town[]>,
  states: readonly string[],
): Located {
  const { parts, named, regions } = withRegionsOf(given)
  const within = [...regions, ...states]
  const isWithin = (town: Town) =>
    within.includes(town.country) || town.regions.some((region) => within.includes(region))
  const townOf = (name: string, country: string | null): Town | undefined => {
    const all = towns.get(name) ?? []
    const wanted = country === null ? named : [country]
    const possible = all.filter((town) => wanted.length === 0 || wanted.includes(town.country))
    return possible.find(isWithin) ?? possible[0]
  }
  const cities = parts.flatMap((part): City[] => {
    if (part.kind !== 'city') return []
    const { name, country, km, typed } = part
    const usual = townOf(name, country)
    // `Paris, TX` is another one than everybody thinks of.
    const other =
      within.length > 0 && usual !== undefined && !isWithin(usual) && named.length === 0
        ? (towns.get(typed.join(' ')) ?? []).find(isWithin)
        : undefined
    return other === undefined
      ? [{ alias: name, country, km, ...placed(usual) }]
      : [{ alias: null, country: other.country, km: null, ...placed(other) }]
  })
  const words: string[] = []
  const isAlone = parts.length === 1
  for (const run of runsOf(parts)) {
    for (let at = 0; at < run.length;) {
      let length = Math.min(longestTown, run.length - at)
      const nameHere = () => run.slice(at, at + length).join(' ')
      const isTown = () =>
        nameHere().length >= shortestTown &&
        townOf(nameHere(), null) !== undefined &&
        (length > 1 || isAlone || !isNoName(nameHere()))
      while (length > 0 && !isTown()) length--
      const town = length > 0 ? townOf(nameHere(), null) : undefined
      if (town === undefined) words.push(run[at] ?? '')
      else cities.push({ alias: null, country: town.country, km: null, ...placed(town) })
      at += Math.max(1, length)
    }
  }
  // A state's two letters alone name it where no town does.
  const alone = cities.length === 0 && regions.length === 0 && named.length === 0 ? states : []
  const allRegions = [...regions, ...alone.filter((code) => code.includes('.'))]
  return {
    countries: [
      ...new Set([
        ...named,
        ...allRegions.map(countryOfRegion),
        ...cities.map(({ country }) => country),
      ]),
    ],
    regions: [...new Set(allRegions)],
    cities,
    anywhere: parts.some(({ kind }) => kind === 'anywhere'),
    remote: parts.some(({ kind }) => kind === 'remote'),
    isWide: words.some(isWideWord),
    isEither: words.some(isEitherWord),
    words: words.filter((word) => !isNoName(word)),
  }
}

/** The countries that are named, and the regions; one that lies in none of these is read as words. */
function withRegionsOf(given: readonly PlacePart[]): {
  parts: PlacePart[]
  named: string[]
  regions: string[]
} {
  const named = given.flatMap((part) => (part.kind === 'country' ? [part.code] : []))
  const isMeant = (code: string) => named.length === 0 || named.includes(countryOfRegion(code))
  const parts = given.flatMap((part): PlacePart[] =>
    part.kind !== 'region' || part.codes.some(isMeant)
      ? [part]
      : part.typed.map((word) => ({ kind: 'word', word })),
  )
  const regions = parts.flatMap((part) =>
    part.kind === 'region' ? part.codes.filter(isMeant) : [],
  )
  return { parts, named, regions }
}

const placed = (town: Town | undefined): Pick<City, 'name' | 'at' | 'regions'> =>
  town === undefined
    ? { name: null, at: null, regions: [] }
    : {
        name: town.name,
        at: { latitude: town.latitude, longitude: town.longitude },
        regions: town.regions,
      }
