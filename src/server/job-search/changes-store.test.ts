import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { TestDatabase } from '../../../tests/api/test-database.ts'
import { createTestDatabase } from '../../../tests/api/test-database.ts'
import type { Database } from '../db/open.ts'
import { openDatabase } from '../db/open.ts'
import type { Tables } from '../db/tables.ts'
import { beginChange, latestChange } from './changes-store.ts'

let stored: TestDatabase
let database: Database
let db: Kysely<Tables>
beforeAll(async () => {
  stored = await createTestDatabase()
  const log = { info: () => {}, warn: () => {} }
  database = await openDatabase({ databaseUrl: stored.url, dataDir: '', log })
  db = database.kysely
})
afterAll(async () => {
  await database.close()
  await stored.close()
})

const latest = async () => Number(await latestChange(db))
const change = () => db.transaction().execute(beginChange)

describe('the latest change', () => {
  it('is behind every one that has ended', async () => {
    const own = await change()
    // Other databases of the server have transactions under way that began before.
    await expect.poll(latest).toBeGreaterThan(Number(own))
  })

  it('waits for none that has not ended, and is not behind it', async () => {
    await db.transaction().execute(async (open) => {
      const own = await beginChange(open)
      const later = await change()
      expect(Number(later)).toBeGreaterThan(Number(own))
      expect(await latest()).toBeLessThanOrEqual(Number(own))
    })
  })

  it('is not behind one that other machines have not ended yet', async () => {
    const own = await change()
    const client = await database.pool.connect()
    try {
      // As long as the server still holds its lock.
      await client.query(
        'SELECT pg_advisory_lock_shared(1279348049, ($1::bigint << 32 >> 32)::int)',
        [own],
      )
      await change()
      expect(await latest()).toBeLessThanOrEqual(Number(own))
    } finally {
      client.release(true)
    }
  })
})
