/**
 * Where a location is: its countries, and its cities with their coordinates as far as the table of
 * places knows them. Of several towns of a name the most populous counts, within the country if one
 * is named.
 */
import type { Kysely } from 'kysely'

import type { Tables } from '../../db/tables.ts'
import type { PlacePart } from './names.ts'
import { readLocation } from './names.ts'
import { findTowns } from './store.ts'
import type { Town } from './store.ts'

export interface Located {
  countries: string[]
  cities: City[]
  /** Open to the whole world. */
  anywhere: boolean
  /** Says that the work is done from afar. */
  remote: boolean
  /** What names no place that is known. */
  words: string[]
}

export interface City {
  /** Its name in the table of names; null where it is not in there. */
  alias: string | null
  /** As people know it; null where only the alias is known. */
  name: string | null
  country: string
  at: { latitude: number; longitude: number } | null
}

const longestTown = 5
const shortestTown = 3

/** Each distinct location, found with one question to the database. */
export async function locate(
  db: Kysely<Tables>,
  locations: readonly string[],
): Promise<Map<string, Located>> {
  const read = new Map([...new Set(locations)].map((text) => [text, readLocation(text)]))
  const names = new Set(
    [...read.values()].flatMap((parts) => [
      ...namesToAsk(parts),
      ...[...longerNames(parts)].map(({ name }) => name),
    ]),
  )
  const towns = new Map<string, Town[]>()
  for (const { known_as: name, ...town } of await findTowns(db, [...names])) {
    towns.set(name, [...(towns.get(name) ?? []), town])
  }
  return new Map(
    [...read].map(([text, parts]) => [text, place(withLongerNames(parts, towns), towns)]),
  )
}

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
    freed.has(at) && (part.kind === 'country' || part.kind === 'city')
      ? part.typed.map((word) => ({ kind: 'word', word }))
      : [part],
  )
}

function namesToAsk(parts: readonly PlacePart[]): string[] {
  return [
    ...parts.flatMap((part) => (part.kind === 'city' ? [part.name] : [])),
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

function place(parts: readonly PlacePart[], towns: ReadonlyMap<string, readonly Town[]>): Located {
  const named = parts.flatMap((part) => (part.kind === 'country' ? [part.code] : []))
  const townOf = (name: string, country: string | null): Town | undefined => {
    const all = towns.get(name) ?? []
    const wanted = country === null ? named : [country]
    return all.find((town) => wanted.length === 0 || wanted.includes(town.country))
  }
  const cities: City[] = parts.flatMap((part) => {
    if (part.kind !== 'city') return []
    return [{ alias: part.name, country: part.country, ...placed(townOf(part.name, part.country)) }]
  })
  const words: string[] = []
  for (const run of runsOf(parts)) {
    for (let at = 0; at < run.length;) {
      let length = Math.min(longestTown, run.length - at)
      const nameHere = () => run.slice(at, at + length).join(' ')
      while (
        length > 0 &&
        (nameHere().length < shortestTown || townOf(nameHere(), null) === undefined)
      )
        length--
      const town = length > 0 ? townOf(nameHere(), null) : undefined
      if (town === undefined) words.push(run[at] ?? '')
      else cities.push({ alias: null, country: town.country, ...placed(town) })
      at += Math.max(1, length)
    }
  }
  return {
    countries: [...new Set([...named, ...cities.map(({ country }) => country)])],
    cities,
    anywhere: parts.some(({ kind }) => kind === 'anywhere'),
    remote: parts.some(({ kind }) => kind === 'remote'),
    words,
  }
}

const placed = (town: Town | undefined): Pick<City, 'name' | 'at'> =>
  town === undefined
    ? { name: null, at: null }
    : { name: town.name, at: { latitude: town.latitude, longitude: town.longitude } }
