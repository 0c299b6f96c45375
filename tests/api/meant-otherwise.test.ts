/** What a search finds that was meant otherwise than typed: mended, split, placed, filtered; and what it says. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { JobResult, SearchAbout } from '#domain/jobs/job.ts'
import { indexBodies } from '#server/jobs/search/index-bodies.ts'
import { indexJobs } from '#server/jobs/search/index-jobs.ts'
import { addPlaces } from '#server/jobs/places/store.ts'
import { loadSamples } from '#server/jobs/sources/load-samples.ts'

import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

let product: TestHouse
let ana: TestPerson

const towns = [
  [1, 'Munich', 'DE', 48.137, 11.575, 1_260_391, 'munchen'],
  [2, 'Augsburg', 'DE', 48.371, 10.898, 259_196, 'augsburg'],
  [3, 'Dachau', 'DE', 48.26, 11.434, 39_922, 'dachau'],
  [4, 'Springfield', 'US', 39.802, -89.644, 114_394, 'springfield'],
  [5, 'Springfield', 'CA', 49.929, -96.694, 14_000, 'springfield'],
  [6, 'San Salvador de Jujuy', 'AR', -24.186, -65.302, 305_891, 'san salvador de jujuy'],
  [7, 'Frankfurt (Oder)', 'DE', 52.342, 14.551, 58_000, 'frankfurt oder'],
] as const

async function addJob(id: string, fields: Record<string, unknown>): Promise<void> {
  const { db } = product.house
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
}

beforeAll(async () => {
  product = await openTestHouse()
  const { db } = product.house
  await addPlaces(
    db,
    towns.map(([id, name, country, latitude, longitude, population]) => ({
      id,
      name,
      country,
      latitude,
      longitude,
      population,
    })),
    towns.map((town): [string, number] => [town[6], town[0]]),
  )
  await loadSamples(db)
  ana = await product.signUp()
})
afterAll(() => product.close())

const ask = async (query: Record<string, string> | [string, string][], person = ana) =>
  (await person.get(`/jobs?${new URLSearchParams(query)}`)).json<JobResult[]>()
const about = async (query: Record<string, string>) =>
  (await ana.get(`/job-search-about?${new URLSearchParams(query)}`)).json<SearchAbout>()
const ids = (jobs: JobResult[]) => jobs.map((job) => job.job_identifier)
const titles = (jobs: JobResult[]) => jobs.map((job) => job.job_title)

describe('a title', () => {
  it.each([
    ['customersupport specialist', 'customer support specialist', 'Customer Support Specialist'],
    ['customer sup port specialist', 'customer support specialist', 'Customer Support Specialist'],
    ['custoner suport specialist', 'customer support specialist', 'Customer Support Specialist'],
  ])('%s is read as %s', async (typed, meant, title) => {
    expect(titles(await ask({ job_title: typed }))).toContain(title)
    expect((await about({ job_title: typed })).showing_results_for).toBe(meant)
  })

  it.each([
    'Ich suche eine Stelle als Glasbläser',
    'looking for a job as a glassblower',
    'Glassblower/-schleifer',
  ])('is found in: %s', async (typed) => {
    await addJob('asked-for', { title: 'Glassblower and Glasbläser', company: 'Frage' })
    expect(ids(await ask({ job_title: typed }))).toContain('asked-for')
    await product.house.db.deleteFrom('jobs').where('id', '=', 'asked-for').execute()
  })

  it('of a chief is none of a cook, but for the chief of a kitchen', async () => {
    await addJob('chief', { title: 'Chef d’équipe' })
    await addJob('cook', { title: 'Chef de cuisine' })
    await addJob('chef', { title: 'Chef' })
    const found = ids(await ask({ job_title: 'Koch' }))
    expect(found).toEqual(expect.arrayContaining(['cook', 'chef']))
    expect(found).not.toContain('chief')
  })

  it('with the words of a filter is searched with that filter, and it is said', async () => {
    await addJob('afar', { title: 'Lamplighter', work_type: 'REMOTE' })
    await addJob('there', { title: 'Lamplighter', work_type: 'ON_SITE' })
    await addJob('said', { title: 'Remote Lamplighter', work_type: null })
    for (const typed of [
      'remote lamplighter',
      'Lamplighter télétravail',
      'lamplighter en remoto',
    ]) {
      expect(ids(await ask({ job_title: typed }))).toContain('afar')
      expect(ids(await ask({ job_title: typed }))).not.toContain('there')
    }
    expect(ids(await ask({ job_title: 'remote lamplighter' }))).toEqual(['afar', 'said'])
    expect((await about({ job_title: 'remote lamplighter' })).showing_results_for).toBe(
      'lamplighter, remote',
    )
    const fromAfar = await ask({ job_title: 'Homeoffice' })
    expect(new Set(fromAfar.map((job) => job.work_type))).toEqual(new Set(['REMOTE']))
  })
})

describe('a place', () => {
  it.each([
    ['Augsbrug', 'Augsburg'],
    ['Muncih', 'Munich'],
    ['Germny', 'Germany'],
  ])('%s is read as %s, and it is said', async (typed, meant) => {
    await addJob(typed, { title: 'Pewterer', location: meant })
    const asked = { job_title: 'pewterer', location: typed }
    expect(ids(await ask(asked))).toContain(typed)
    expect((await about(asked)).showing_results_for).toBe(`pewterer, ${meant}`)
  })

  it('behind a title counts where only texts have these words', async () => {
    await addJob('far', { title: 'Fletcher', location: 'Springfield', text: 'Munich is our home.' })
    await addJob('near', { title: 'Fletcher', location: 'Munich' })
    await indexBodies(product.house.db)
    expect(ids(await ask({ job_title: 'fletcher Munich' }))).toEqual(['near'])
  })

  it('may be a part of the world', async () => {
    await addJob('in-europe', { title: 'Cooper', location: 'Munich' })
    await addJob('for-europe', {
      title: 'Cooper',
      location: 'Remote (Europe)',
      work_type: 'REMOTE',
    })
    await addJob('in-states', { title: 'Cooper', location: 'Springfield, US' })
    for (const typed of ['Europe', 'EU', 'Europa', 'DACH', 'DE'])
      expect(ids(await ask({ job_title: 'cooper', location: typed })).toSorted()).toEqual([
        'for-europe', 'in-europe',
      ]) // prettier-ignore
    expect(ids(await ask({ job_title: 'cooper', location: 'US' }))).toEqual(['in-states'])
    expect(ids(await ask({ job_title: 'cooper', location: 'Munich' }))).toContain('for-europe')
  })
})
