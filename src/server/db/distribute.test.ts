import { afterEach, describe, expect, inject, it } from 'vitest'

import { createTestDatabase } from '../../../tests/api/test-database.ts'
import { DatabaseSettingProblem } from './database-problem.ts'
import { distribute } from './distribute.ts'
import type { Database } from './open.ts'
import { openDatabase } from './open.ts'

const log = { info: () => {}, warn: () => {} }
let opened: (() => Promise<void>)[] = []

async function open(): Promise<Database> {
  const test = await createTestDatabase()
  const database = await openDatabase({ databaseUrl: test.url, dataDir: '', log })
  opened.push(
    () => database.close(),
    () => test.close(),
  )
  return database
}

afterEach(async () => {
  for (const close of opened) await close()
  opened = []
})

const isCluster = inject('cluster') !== null

describe.skipIf(isCluster)('a plain PostgreSQL', () => {
  it('is refused as a cluster, with what it lacks', async () => {
    const { kysely } = await open()
    const refusal = distribute(kysely)
    await expect(refusal).rejects.toThrow(DatabaseSettingProblem)
    await expect(refusal).rejects.toThrow('the extension citus')
  })
})

describe.runIf(isCluster)('a cluster', () => {
  it('has all of a job on one shard, and is spread once', async () => {
    const { kysely, pool } = await open()
    expect(await distribute(kysely)).toEqual([])
    const { rows } = await pool.query(
      `SELECT count(DISTINCT colocation_id)::int AS groups, count(*)::int AS tables
       FROM citus_tables WHERE table_name::text LIKE 'job%' AND citus_table_type = 'distributed'`,
    )
    expect(rows).toEqual([{ groups: 1, tables: 4 }])
  })
})
