/**
 * A database of one's own for a test file: a clone of the migrated template, gone when closed.
 *
 *     const database = await createTestDatabase()
 *     const house = await buildHouse({ databaseUrl: database.url, … })
 *     afterAll(() => database.close())
 */
import { randomBytes } from 'node:crypto'

import { inject } from 'vitest'

import { inDatabase, query } from './test-server.ts'

export type TestDatabase = { url: string; close(): Promise<void> }

/** `empty` gives one without our tables, for tests of the migrations. */
export async function createTestDatabase(kind: 'migrated' | 'empty' = 'migrated') {
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
