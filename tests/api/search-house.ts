/** A house for searching: the samples, a few towns of the same names, and a person who asks. */
import type { JobResult, SearchAbout } from '#domain/jobs/job.ts'
import { indexJobs } from '#server/job-search/index-jobs.ts'
import { loadPlaces } from '#server/places/load.ts'
import { addPlaces } from '#server/places/store.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Kysely } from 'kysely'
import { loadSamples } from '#server/job-import/sources/load-samples.ts'
import { readSamples } from '#server/job-import/sources/samples.ts'

import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

const towns = [
  [1, 'Munich', 'DE', 48.137, 11.575, 1_260_391, 'munchen'],
  [2, 'Augsburg', 'DE', 48.371, 10.898, 259_196, 'augsburg'],
  [3, 'Dachau', 'DE', 48.26, 11.434, 39_922, 'dachau'],
  [4, 'Springfield', 'US', 39.802, -89.644, 114_394, 'springfield'],
  [5, 'Springfield', 'CA', 49.929, -96.694, 14_000, 'springfield'],
  [6, 'San Salvador de Jujuy', 'AR', -24.186, -65.302, 305_891, 'san salvador de jujuy'],
  [7, 'Frankfurt (Oder)', 'DE', 52.342, 14.551, 58_000, 'frankfurt oder'],
] as const

type Query = Record<string, string> | [string, string][]

export interface SearchHouse {
  product: TestHouse
  ana: TestPerson
  /** A live job that is found at once; a glassblower where nothing else is given. */
  addJob: (id: string, fields: Record<string, unknown>) => Promise<void>
  ask: (query: Query, person?: TestPerson) => Promise<JobResult[]>
  about: (query: Record<string, string>) => Promise<SearchAbout>
}

/** `everywhere`: with all the towns of the world. `inTowns`: with the samples of large towns too. */
export async function openSearchHouse({
  everywhere = false,
  inTowns = false,
} = {}): Promise<SearchHouse> {
  const product = await openTestHouse()
  const { db } = product.house
  if (everywhere) await loadPlaces(db)
  else await addSomePlaces(db)
  await (inTowns ? loadSamples(db) : loadSamples(db, readSamples))
  const ana = await product.signUp()
  return {
    product,
    ana,
    addJob: async (id, fields) => {
      await db
        .insertInto('jobs')
        .values({
          id,
          source: 'feed',
          title: 'Glassblower',
          company: 'Ofen',
          location: '',
          detail: '{}',
          text: '',
          listed_at: '2026-11-20T08:00:00Z',
          ...fields,
        })
        .execute()
      await indexJobs(db, [id])
    },
    ask: async (query, person = ana) =>
      (await person.get(`/jobs?${new URLSearchParams(query)}`)).json<JobResult[]>(),
    about: async (query) =>
      (await ana.get(`/job-search-about?${new URLSearchParams(query)}`)).json<SearchAbout>(),
  }
}

const addSomePlaces = (db: Kysely<Tables>): Promise<void> =>
  addPlaces(
    db,
    towns.map(([id, name, country, latitude, longitude, population]) => ({
      id,
      name,
      country,
      latitude,
      longitude,
      population,
      regions: [],
    })),
    towns.map((town): [string, number] => [town[6], town[0]]),
  )

export const ids = (jobs: readonly JobResult[]): string[] => jobs.map((job) => job.job_identifier)
export const titles = (jobs: readonly JobResult[]): string[] => jobs.map((job) => job.job_title)
