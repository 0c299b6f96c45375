/** Searches that a person keeps: what is new is counted since they last looked. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { mostSavedSearches, savedQuery } from '#contract/saved-searches.ts'
import { keepSearch } from '#server/job-search/saved/store.ts'
import { indexJobs } from '#server/job-search/index-jobs.ts'

import type { TestHouse, TestPerson } from './test-house.ts'
import { openTestHouse } from './test-house.ts'

let product: TestHouse
let ana: TestPerson

interface Saved {
  id: string
  query: Record<string, unknown>
  new_count: number
}

beforeAll(async () => {
  product = await openTestHouse()
})
afterAll(() => product.close())

async function addJob(id: string, title: string, workType = 'ON_SITE'): Promise<void> {
  const { db } = product.house
  const facts = { source: 'feed', company: 'Ofen', location: '', detail: '{}', text: '' }
  await db
    .insertInto('jobs')
    .values({ id, title, work_type: workType, ...facts })
    .execute()
  await indexJobs(db, [id])
  // As far after the last look as the clock of the test house says.
  await db
    .updateTable('job_search')
    .set({ added_at: new Date(product.house.now().getTime() + 1_000) })
    .where('job_id', '=', id)
    .execute()
}
const list = async (person = ana) => (await person.get('/jobs/saved')).json<Saved[]>()
const keep = async (query: Record<string, unknown>) =>
  (await ana.post('/jobs/saved', query)).json<Saved>()

describe('a kept search', () => {
  beforeAll(async () => {
    ana = await product.signUp()
  })

  it('counts what came since it was kept and fits it, until it is looked at', async () => {
    const kept = await keep({ job_title: 'glassblower', work_types: ['ON_SITE'] })
    expect(kept.new_count).toBe(0)
    await addJob('g1', 'Glassblower')
    await addJob('g2', 'Glassblower', 'REMOTE')
    await addJob('g3', 'Farrier')
    expect(await list()).toMatchObject([{ id: kept.id, new_count: 1 }])
    product.wait(60_000)
    expect((await ana.patch(`/jobs/saved/${kept.id}/seen`)).statusCode).toBe(204)
    expect(await list()).toMatchObject([{ id: kept.id, new_count: 0 }])
  })

  it('is one, however often it is kept', async () => {
    const [before] = await list()
    const again = await keep({ work_types: ['ON_SITE'], job_title: 'glassblower' })
    expect(again.id).toBe(before?.id)
    expect(await list()).toHaveLength(1)
  })

  it('belongs to who kept it', async () => {
    const bea = await product.signUp()
    const [{ id }] = (await list()) as [Saved]
    expect(await list(bea)).toEqual([])
    for (const asked of [bea.patch(`/jobs/saved/${id}/seen`), bea.remove(`/jobs/saved/${id}`)])
      expect((await asked).statusCode).toBe(404)
    expect((await bea.remove('/jobs/saved/no-id')).statusCode).toBe(404)
    expect(await list()).toHaveLength(1)
  })

  it('is forgotten when asked, and the oldest when there are too many', async () => {
    const [{ id }] = (await list()) as [Saved]
    expect((await ana.remove(`/jobs/saved/${id}`)).statusCode).toBe(204)
    expect(await list()).toEqual([])
    for (let n = 0; n <= mostSavedSearches; n++) {
      product.wait(1_000)
      await keep({ job_title: `farrier ${n}` })
    }
    const left = await list()
    expect(left).toHaveLength(mostSavedSearches)
    expect(left.at(-1)?.query).toMatchObject({ job_title: 'farrier 1' })
  })
})

describe('many searches kept at once', () => {
  it('are kept one after the other, and no more than may be', async () => {
    const person = await product.signUp()
    // Straight to the store: the server lets one person in by a few at a time.
    const at = product.house.now()
    await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        keepSearch(product.house.db, person.id, savedQuery.parse({ job_title: `nurse ${i}` }), at),
      ),
    )
    expect(await list(person)).toHaveLength(mostSavedSearches)
  })
})
