import { afterAll, expect, it } from 'vitest'

import { importRounds } from '../../tools/trials/import-rounds.ts'
import { createTestDatabase } from './test-database.ts'

const database = await createTestDatabase()
afterAll(() => database.close())

it('loses, doubles and wrongly closes no job when the import is killed in the middle of reads', async () => {
  const found = await importRounds(database.url, 2)
  expect(found.wrong).toEqual([])
  expect(found).toMatchObject({ kills: 2, jobs: 480 })
}, 240_000)
