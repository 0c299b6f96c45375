/**
 * A database of one's own for a test file: a clone of the migrated template, gone when closed.
 *
 *     const database = await createTestDatabase()
 *     const house = await buildHouse({ databaseUrl: database.url, … })
 *     afterAll(() => database.close())
 */
import { randomBytes } from 'node:crypto'

import { inject } from 'vitest'

import { distribute } from '#server/db/distribute.ts'
import { dropAll } from '#server/db/drop-all.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'

import { inDatabase, query } from './test-server.ts'

export type TestDatabase = { url: string; close(): Promise<void> }

/** `empty` gives one without our tables, for tests of the migrations. */
export async function createTestDatabase(kind: 'migrated' | 'empty' = 'migrated') {
  const cluster = inject('cluster')
  if (cluster !== null) return inCluster(cluster, kind)
  const server = inject('databaseServer')
  const name = `lapel_test_${randomBytes(6).toString('hex')}`
  const source = kind === 'migrated' ? inject('databaseTemplate') : 'template0'
  await query(server, `CREATE DATABASE ${name} TEMPLATE ${source}`)
  const database: TestDatabase = {
    url: inDatabase(server, name),
    close: () => query(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
  return database
}

/** A cluster has one database: it begins anew for each file, and files come one after the other. */
async function inCluster(url: string, kind: 'migrated' | 'empty'): Promise<TestDatabase> {
  const log = { info: () => {}, warn: () => {} }
  const database = await openDatabase({ databaseUrl: url, dataDir: '', log })
  await dropAll(database.kysely)
  if (kind === 'migrated') {
    await migrateDatabase(database.kysely)
    await distribute(database.kysely)
  }
  await database.close()
  return { url, close: async () => {} }
}
