/** Towns that an older program read get what it did not know, and their jobs with them. */
import { idsToIndex } from '#server/job-search/store.ts'
import { currentVersion, indexJobs } from '#server/job-search/index-jobs.ts'
import { loadPlaces } from '#server/places/load.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { SearchHouse } from './search-house.ts'
import { ids, openSearchHouse } from './search-house.ts'

let world: SearchHouse
beforeAll(async () => {
  world = await openSearchHouse({ everywhere: true })
})
afterAll(() => world.product.close())

it('towns are read again, and then the jobs, once', async () => {
  const { db } = world.product.house
  await sql`UPDATE places SET regions = ''`.execute(db)
  await db.updateTable('secrets').set({ value: '1' }).where('name', '=', 'places').execute()
  await world.addJob('passau', { title: 'Luthier', location: 'Passau', work_type: 'ON_SITE' })
  const inBavaria = async () =>
    ids(await world.ask({ job_title: 'luthier', location: 'Bayern', work_types: 'ON_SITE' }))
  expect(await inBavaria()).toEqual([])
  expect(await idsToIndex(db, await currentVersion(db), 500)).toEqual([])
  expect(await loadPlaces(db)).toBe(true)
  const left = await idsToIndex(db, await currentVersion(db), 500)
  expect(left).toContain('passau')
  await indexJobs(db, left)
  expect(await inBavaria()).toEqual(['passau'])
  expect(await loadPlaces(db)).toBe(false)
})
